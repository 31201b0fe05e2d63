import { describe, expect, test } from "vitest";

import {
  BANK,
  makeBase,
  makeCard,
  makeChoice,
  makeEarn,
  makeLine,
  makePerk,
  makeProfile,
} from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { listMostValues } from "./cover-lines.ts";
import { compileSearch } from "./search-model.ts";
import { createSpareTest } from "./spare-cards.ts";

const LINES = [makeLine("dining", 100), makeLine("gas", 50), makeLine("other", 1_000)];
const dining = (rate: number) => makeEarn(rate, { category: "dining" });
const spareTest = (cards: readonly WalletCard[], effortUsd = 0) => {
  const model = compileSearch(cards, makeProfile(LINES, { effortUsd }));
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
  const key = makeCard("b-key", { points: { ...BANK, transfersAlone: true }, earns: [makeBase(0.5)] });
  const waiting = makeCard("d-waiting", { points: { ...BANK, enabledBy: ["b-key"] } });
  expect(spareTest([key, flat, waiting]).isSpare(0, [1])).toBe(false);
  expect(spareTest([key, flat]).isSpare(0, [1])).toBe(true);
});

test("a card that is held in one of several ways covers only what it earns in each of them", () => {
  const chooses = makeCard("b-chooses", {
    choices: [makeChoice("chosen", ["dining", "gas"])],
  });
  const { isSpare } = spareTest([weak, chooses, flat]);
  expect(isSpare(0, [1, 2])).toBe(false);
  expect(isSpare(1, [0, 2])).toBe(false);
});

test("each line is covered by some other card, as well as the card has it itself", () => {
  const rates = [
    [1, 2, 3],
    [1, 1, 3],
    [2, 2, 2],
    [1, 2, 1],
  ] as const;
  const { isSpare } = spareTest(
    rates.map(([base, ofDining, ofGas], at) =>
      makeCard(`card-${at}`, { earns: [makeBase(base), dining(ofDining), makeEarn(ofGas, { category: "gas" })] }),
    ),
  );
  const spare = (card: number) =>
    [[0], [1], [2], [3], [0, 1], [0, 2], [1, 2], [1, 3], [2, 3], [0, 2, 3], [0, 1, 3]].filter(
      (others) => !others.includes(card) && isSpare(card, others),
    );
  expect(spare(0)).toEqual([
    [1, 2],
    [1, 3],
  ]);
  expect(spare(1)).toEqual([[0], [0, 2], [0, 2, 3]]);
  expect(spare(2)).toEqual([]);
  expect(spare(3)).toEqual([[0], [2], [0, 1], [0, 2], [1, 2]]);
});

test("what a card earns nothing on needs no cover, though the others lose there", () => {
  const nothing = makeCard("a", { earns: [] });
  const abroad = makeCard("b", { earns: [makeBase(1)], foreignFeePercent: 3 });
  const lines = [makeLine("other", 100, { foreignPercent: 50 })];
  const model = compileSearch([nothing, abroad], makeProfile(lines, { effortUsd: 0 }));
  expect(createSpareTest(model, listMostValues(model)).isSpare(0, [1])).toBe(true);
});

test("a price of a cent for keeping a card is none", () => {
  expect(spareTest([weak, eats, flat], 0.01).isSpare(0, [1, 2])).toBe(true);
});
