import { describe, expect, test } from "vitest";

import { listCrossovers } from "../../rewards/break-even.ts";
import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { DEFAULT_LINES } from "../../rewards/spend-presets.ts";
import { valueWallet } from "../../rewards/value-wallet.ts";
import { compareCards } from "./compare-cards.ts";
import { toCompareDescription, toCompareTitle } from "./compare-title.ts";
import { listLeadStretches } from "./worth.ts";

const OPTIONS = { lines: DEFAULT_LINES };
const pick = (...slugs: string[]) => slugs.map((slug) => REAL_CARDS.find((card) => card.slug === slug)!);
const SOME_PAIRS = Array.from(
  { length: 40 },
  (_, index) =>
    [REAL_CARDS[(index * 7) % REAL_CARDS.length]!, REAL_CARDS[(index * 11 + 5) % REAL_CARDS.length]!] as const,
).filter(([left, right]) => left !== right);

describe("compareCards", () => {
  const comparison = compareCards(pick("amex-gold", "chase-sapphire-preferred", "capital-one-venture-x"), OPTIONS);

  test("the verdict names the card that is worth most for the spend", () => {
    const nets = comparison.cards.map((card) => valueWallet([card], OPTIONS).netUsd);
    const best = comparison.cards[nets.indexOf(Math.max(...nets))]!;
    expect(comparison.verdict.leaders).toEqual([best.slug]);
    expect(comparison.verdict.sentences[0]).toContain(best.name);
  });

  test("every row has a cell for each card, and no two rows share a key", () => {
    const rows = comparison.groups.flatMap((group) => group.rows);
    expect(rows.every((row) => row.cells.length === 3)).toBe(true);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  });

  test("a row where all say the same has no winner", () => {
    const rows = comparison.groups.flatMap((group) => group.rows).filter((row) => row.isSame);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap((row) => row.cells).every((cell) => cell.mark === null)).toBe(true);
  });

  test("without any spend there is a verdict and no picture", () => {
    const empty = compareCards(pick("amex-gold", "citi-double-cash"), { lines: [] });
    expect(empty.curve).toEqual([]);
    expect(empty.verdict.sentences[0]).toContain("Without any spend");
  });

  test("all real pairs can be compared", () => {
    for (const pair of SOME_PAIRS) expect(compareCards(pair, OPTIONS).groups).toHaveLength(7);
  });
});

test("changes of lead are the crossovers of the engine", () => {
  for (const [left, right] of SOME_PAIRS) {
    const turns = listLeadStretches([left, right], OPTIONS).slice(1);
    const expected = listCrossovers(left, right, OPTIONS);
    expect(turns.map((turn) => turn.slugs[0])).toEqual(expected.map((crossover) => crossover.aheadAbove));
    for (const [index, turn] of turns.entries())
      expect(turn.fromMonthlyUsd).toBeCloseTo(expected[index]!.monthlyUsd, 4);
  }
});

test("every pair has a title of its own, short enough, and a description of the right length", () => {
  const titles = new Set<string>();
  let pairs = 0;
  for (const [index, left] of REAL_CARDS.entries()) {
    for (const right of REAL_CARDS.slice(index + 1)) {
      const title = toCompareTitle([left, right]);
      const description = toCompareDescription([left, right]);
      pairs += 1;
      titles.add(title);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  }
  expect(titles.size).toBe(pairs);
});
