import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createBestList } from "./best-list.ts";
import { climbWallets } from "./climb-wallets.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";

const LINES = [makeLine("dining", 200), makeLine("gas", 100), makeLine("other", 700)];
const points = (usd: number) => [makePerk("p", { kind: "points", points: usd * 100 })];
const dining = makeCard("a-dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });
const gas = makeCard("b-gas", { earns: [makeBase(1), makeEarn(4, { category: "gas" })] });
const flat = makeCard("c-flat", { earns: [makeBase(2)] });
const perk = makeCard("d-perk", { earns: [], perks: points(30) });
const CARDS = [dining, gas, flat, perk];

/** The wallets that are offered on the way from one of these, and the best in the end. */
function climb(
  from: readonly number[],
  upTo: number,
  must: readonly number[] = [],
  cards: readonly WalletCard[] = CARDS,
  isSpent = () => false,
) {
  const model = compileSearch(cards, makeProfile(LINES, { effortUsd: 20 }));
  const bound = createPriceBound(model);
  const list = createBestList(model, createWalletPricer(model, bound), { maxCards: 3, keep: 1, withinUsd: 0 });
  list.offer(from);
  const offered: string[] = [];
  const seeing = {
    ...list,
    offer: (...parameters: Parameters<typeof list.offer>) => {
      offered.push(parameters[0].join());
      list.offer(...parameters);
    },
  };
  const free = [...cards.keys()].filter((card) => !must.includes(card));
  climbWallets({ model, bound, list: seeing, free, must, upTo, isSpent });
  return { offered: offered.join(" "), best: list.bestUpTo[upTo]?.members.join() };
}

describe("from a wallet", () => {
  test("each card is added, and swapped in, as long as that helps", () => {
    // Dining $120, gas $48, 1% of the rest $84, or 2% of everything $240; a card more costs $20.
    expect(climb([], 3)).toMatchInlineSnapshot(`
      {
        "best": "0,2,3",
        "offered": "0 2 2,0 0,2,1 0,2,3",
      }
    `);
    expect(climb([1], 1)).toMatchInlineSnapshot(`
      {
        "best": "2",
        "offered": "0 2",
      }
    `);
    expect(climb([0, 1], 2)).toMatchInlineSnapshot(`
      {
        "best": "0,2",
        "offered": "1,2 0,2",
      }
    `);
  });

  test("a budget that is spent ends the climb between two wallets to start from", () => {
    let asked = 0;
    expect(climb([], 3, [], CARDS, () => (asked += 1) > 1)).toMatchInlineSnapshot(`
      {
        "best": "2",
        "offered": "0 2",
      }
    `);
  });

  test("the must-haves stay", () => {
    expect(climb([1], 2, [1])).toMatchInlineSnapshot(`
      {
        "best": "1,2",
        "offered": "1,0 1,2",
      }
    `);
    expect(climb([0, 1], 2, [0, 1])).toEqual({ offered: "", best: "0,1" });
  });

  test("nothing is offered where no card adds anything, or no wallet is known", () => {
    expect(climb([2], 1)).toEqual({ offered: "", best: "2" });
    expect(climb([0, 1, 2], 2)).toEqual({ offered: "", best: undefined });
  });
});
