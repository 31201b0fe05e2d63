import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import type { CardPoints, WalletCard } from "../value/wallet-card.ts";
import { listMostValues } from "./cover-lines.ts";
import { compileSearch } from "./search-model.ts";
import { createSpareTest } from "./spare-cards.ts";

const LINES = [makeLine("dining", 100), makeLine("gas", 50), makeLine("other", 1_000)];
const dining = (rate: number) => makeEarn(rate, { category: "dining" });
const spareTest = (cards: readonly WalletCard[], effortUsd = 0) => {
  const model = compileSearch(cards, makeProfile(LINES, { effortUsd }), []);
  return createSpareTest(model, listMostValues(model));
};

const weak = makeCard("a-weak", { earns: [makeBase(1), dining(2)] });
const eats = makeCard("b-eats", { earns: [makeBase(0.5), dining(2.5)] });
const flat = makeCard("c-flat", { earns: [makeBase(1.5)] });

describe("a wallet can spare a card", () => {
  const { isSpare, holdsSpare } = spareTest([weak, eats, flat]);

  test("whose every rate another card has as well or better", () => {
    expect(isSpare(0, [1, 2])).toBe(true);
    expect(isSpare(0, [2])).toBe(false);
    expect(isSpare(0, [1])).toBe(false);
    expect(isSpare(0, [])).toBe(false);
    expect(isSpare(2, [0, 1])).toBe(false);
  });

  test("unless it must be held", () => {
    expect(holdsSpare([0, 1, 2], [])).toBe(true);
    expect(holdsSpare([0, 1, 2], [0])).toBe(false);
    expect(holdsSpare([1, 2], [])).toBe(false);
  });

  test("but never while keeping a card has a price: bounds see that by themselves", () => {
    const priced = spareTest([weak, eats, flat], 20);
    expect(priced.isSpare(0, [1, 2])).toBe(false);
    expect(priced.holdsSpare([0, 1, 2], [])).toBe(false);
  });
});

test("a limited rate covers nothing for sure, and may be needed itself", () => {
  const cap = { limitUsd: 100, pool: "p" };
  const limited = makeCard("b-limited", {
    earns: [makeBase(1), makeEarn(5, { category: "dining", cap, afterCap: 1 })],
  });
  const { isSpare } = spareTest([weak, limited, flat]);
  expect(isSpare(0, [1, 2])).toBe(false);
  expect(isSpare(1, [0, 2])).toBe(false);
});

test("a card that brings a perk or lets others' points transfer is not spare; one with a fee is", () => {
  const perk = makeCard("b", { perks: [makePerk("p", { kind: "points", points: 100 })] });
  const paid = makeCard("b", { fees: { firstYearUsd: 95, laterUsd: 95 } });
  expect(spareTest([perk, flat]).isSpare(0, [1])).toBe(false);
  expect(spareTest([paid, flat]).isSpare(0, [1])).toBe(true);
  const bank: CardPoints = {
    program: "bank",
    kind: "bank",
    floor: 1,
    cash: 1,
    portal: null,
    transfer: 2,
    transfersAlone: false,
    enabledBy: ["b-key"],
  };
  const key = makeCard("b-key", { points: { ...bank, transfersAlone: true, enabledBy: [] }, earns: [makeBase(0.5)] });
  const waiting = makeCard("d-waiting", { points: bank });
  expect(spareTest([key, flat, waiting]).isSpare(0, [1])).toBe(false);
  expect(spareTest([key, flat]).isSpare(0, [1])).toBe(true);
});

test("a card that is held in one of several ways covers only what it earns in each of them", () => {
  const chooses = makeCard("b-chooses", {
    choices: [
      {
        id: "c",
        mode: "chosen",
        choices: 1,
        multiplier: 5,
        afterCap: 1,
        cap: null,
        options: (["dining", "gas"] as const).map((category) => ({
          id: category,
          label: category,
          covers: [{ category, parts: null }],
        })),
      },
    ],
  });
  const { isSpare } = spareTest([weak, chooses, flat]);
  expect(isSpare(0, [1, 2])).toBe(false);
  expect(isSpare(1, [0, 2])).toBe(false);
});
