import { expect, test } from "vitest";
import { listCardRows } from "../value/list-rows.ts";
import { makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { toVisit } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { mergeCells } from "./compile-rows.ts";

/** $100 a month of dining, $50 of gas, $25 of groceries, $10 of everything else. */
const VISIT = toVisit(
  makeProfile([makeLine("dining", 100), makeLine("gas", 50), makeLine("groceries", 25), makeLine("other", 10)]),
);
const merge = (...cards: WalletCard[]) => {
  const { lineOf, lineUsd, leaders } = mergeCells(
    VISIT.cells,
    cards.flatMap((card) => listCardRows(card, VISIT).rows),
  );
  const kinds = VISIT.cells.map(({ category }) => category);
  return {
    lines: Object.fromEntries(kinds.map((kind, cell) => [kind, lineOf[cell]])),
    usd: [...lineUsd],
    leaders: [...leaders].map((cell) => kinds[cell]),
  };
};

test("kinds of spend that every card treats alike are one line with the dollars of all", () => {
  expect(merge(makeCard("flat"))).toEqual({
    lines: { dining: 0, gas: 0, groceries: 0, other: 0 },
    usd: [2_220],
    leaders: ["dining"],
  });
});

test("a rate without a limit parts them, of any card", () => {
  const gas = makeCard("gas", { earns: [makeBase(1), makeEarn(3, { category: "gas" })] });
  expect(merge(makeCard("flat"), gas)).toEqual({
    lines: { dining: 0, gas: 1, groceries: 0, other: 0 },
    usd: [1_620, 600],
    leaders: ["dining", "gas"],
  });
});

test("so does a limited rate, and where a limited rate does not apply is not where it is 0", () => {
  const cap = { limitUsd: 500, pool: "p" };
  const dining = makeCard("dining", { earns: [makeBase(1), makeEarn(3, { category: "dining", cap, afterCap: 1 })] });
  expect(merge(dining)).toEqual({
    lines: { dining: 0, gas: 1, groceries: 1, other: 1 },
    usd: [1_200, 1_020],
    leaders: ["dining", "gas"],
  });
  const two = makeCard("two", {
    earns: [makeBase(1), makeEarn(3, { category: "gas", cap }), makeEarn(2, { category: "groceries", cap })],
  });
  expect(merge(dining, two)).toMatchObject({ usd: [1_200, 600, 300, 120] });
});
