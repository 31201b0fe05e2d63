/** A table made like another one, held to the table made anew. */
import { describe, expect, test } from "vitest";

import { loadCatalog } from "../../../build/load-catalog.ts";
import { makeRewardsCatalog } from "../../tools/shared/make-rewards-catalog.ts";
import { listEligibleCards } from "../value/eligible-cards.ts";
import { createRandom, makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { createRowCopier } from "./copy-rows.ts";
import { createPremises } from "./flip-question.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./compile-search.ts";
import type { SearchModel } from "./search-model.ts";
import { makeProfiles, type NamedProfile } from "./test-profiles.ts";
import { valueWallet } from "./value-wallet.ts";
import { listWhatIfs } from "./what-if.ts";

const CATALOG = makeRewardsCatalog([...loadCatalog().values()]);
const PROFILES = makeProfiles(CATALOG, 12, 3, 71);

const price = (model: SearchModel, members: readonly number[]) =>
  createWalletPricer(model, createPriceBound(model)).price(members, null, -Infinity);

/** Holds a table with copied rows to one made anew; returns how many were copied. */
function compareTables({ name, profile }: NamedProfile): number {
  const { cards } = listEligibleCards(CATALOG.cards, profile);
  const { shuffle } = createRandom(5);
  const today = compileSearch(cards, profile, CATALOG.rules);
  const wallet = new Set(shuffle(cards.keys().toArray()).slice(0, 6));
  const held = cards.filter((_, card) => wallet.has(card));
  const plan = valueWallet(held.slice(0, 3), profile, CATALOG.rules);
  let copied = 0;
  for (const whatIf of listWhatIfs(held, plan, profile)) {
    const premisesAt = createPremises(today, whatIf);
    for (const value of [whatIf.most, (whatIf.from + whatIf.most) / 2]) {
      const { profile: other, visit, rowsOfBefore, like } = premisesAt(value);
      const quick = compileSearch(held, other, CATALOG.rules, { visit, rowsOfBefore, like });
      const anew = compileSearch(held, other, CATALOG.rules, { visit });
      for (const members of [
        [0, 1, 2],
        [1, 3, 5],
        [0, 2, 4],
      ]) {
        if (members.at(-1)! < held.length) expect(price(quick, members), name).toBeCloseTo(price(anew, members), 6);
      }
      copied += quick.poolsOf.filter((pools) => today.poolsOf.includes(pools)).length;
    }
  }
  return copied;
}

test("other premises price wallets alike with copied rows and without; for most profiles rows are copied", () => {
  // Not for all: whose six cards a premise touches follows the catalog.
  const withCopies = PROFILES.filter((profile) => compareTables(profile) > 0);
  expect(withCopies.length).toBeGreaterThan(PROFILES.length / 2);
});

describe("a row of a table whose lines have other dollars", () => {
  const cap = { limitUsd: 600, pool: "p" };
  const cards = [
    makeCard("capped", { earns: [makeBase(1), makeEarn(5, { category: "dining", cap, afterCap: 1 })] }),
    makeCard("flat", { earns: [makeBase(2), makeEarn(3, { category: "gas" })] }),
  ];
  const profile = makeProfile([makeLine("dining", 100), makeLine("gas", 50), makeLine("other", 200)]);
  const like = compileSearch(cards, profile, []);
  const copy = (factors: readonly number[], card: number, rows = like.cardRows[card]!) => {
    const open = new Float64Array(2 * like.lineCount).fill(9);
    const copyRow = createRowCopier(
      like,
      like.lineUsd.map((usd, line) => usd * factors[line]!),
      open,
    );
    return [copyRow(rows, 0, 1), ...open];
  };

  test("is copied to its place with its rates, if it is known and no limited rate is on a line that changed", () => {
    expect([...like.lineUsd]).toEqual([1_200, 600, 2_400]);
    const capped = [9, 9, 9, 0.01, 0.01, 0.01];
    expect(copy([1, 1, 1], 0)).toEqual([0, ...capped]);
    expect(copy([1, 2, 3], 0)).toEqual([0, ...capped]);
    expect(copy([2, 1, 1], 1)).toEqual([1, 9, 9, 9, 0.02, 0.03, 0.02]);
    const none = [-1, 9, 9, 9, 9, 9, 9];
    expect(copy([2, 1, 1], 0)).toEqual(none);
    expect(copy([2, 2, 1], 0)).toEqual(none);
    expect(copy([1, 1, 1], 0, { ...like.cardRows[0]! })).toEqual(none);
  });

  test("is not copied if one of several limited rates is on such a line", () => {
    const both = makeCard("both", {
      earns: [
        makeBase(1),
        makeEarn(5, { category: "dining", cap, afterCap: 1 }),
        makeEarn(4, { category: "gas", cap: { limitUsd: 300, pool: "q" }, afterCap: 1 }),
      ],
    });
    const table = compileSearch([both], profile, []);
    const copyWith = (factors: readonly number[]) =>
      createRowCopier(
        table,
        table.lineUsd.map((usd, line) => usd * factors[line]!),
        new Float64Array(table.lineCount),
      )(table.cardRows[0]!, 0, 0);
    expect([copyWith([1, 1, 2]), copyWith([1, 2, 1]), copyWith([2, 1, 1])]).toEqual([0, -1, -1]);
  });
});
