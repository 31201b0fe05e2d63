import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { toJson } from "../shared/answer-parts.ts";
import { answerSearch } from "../shared/tool.ts";
import type { AnalyzerResult } from "./analyze.ts";
import { analyzerAnswer } from "./analyzer-answer.ts";
import { ANALYZER_TOOL } from "./answer-analyzer.ts";

const ask = (search: string) => answerSearch(ANALYZER_TOOL, new URLSearchParams(search), records);

/** The same answers are asked for by several tests. */
const known = new Map<string, AnalyzerResult>();
function getResult(search: string): AnalyzerResult {
  const found = known.get(search) ?? ask(search).result;
  if (!found) throw new Error(`${search} has no answer`);
  known.set(search, found);
  return found;
}
const slugsOf = ({ pick }: ReturnType<typeof getResult>) => pick.cards.map(({ slug }) => slug);

describe("the analyzer", () => {
  test("answers without parameters, for a typical household, whose preset stands in its address", () => {
    const { result, asked } = ask("");
    expect(asked.values).toMatchObject({ preset: "household", dining: 450, trips: 4 });
    expect(result?.pick.cards).toHaveLength(3);
    expect(result?.proof.optimal).toBe(true);
    expect(result?.present).toBeNull();
  });

  test.each([
    ["score=580", true],
    ["score=none", true],
    ["score=670", false],
    ["", false],
  ])("%s is measured by a flat card only where such a score gets one", (score, isUnmeasured) => {
    expect(getResult(`dining=300&${score}`).flatUsd === null).toBe(isUnmeasured);
  });

  test("names every card that it speaks of, and speaks no slugs", () => {
    const { labels, pick, runnersUp, assumptions, changeWords, doesWords, perkTexts } = getResult("");
    const slugs = [pick.cards.map(({ slug }) => slug), ...runnersUp.map(({ cards }) => cards)].flat();
    expect(slugs.filter((slug) => !labels[slug])).toEqual([]);
    const texts = [...assumptions, ...changeWords, ...Object.values(doesWords).flat(), ...Object.values(perkTexts)];
    const spoken = new Set(texts.flatMap((text) => text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []));
    expect(Object.keys(records.labels).filter((slug) => spoken.has(slug))).toEqual([]);
  });

  test("sets the pick against the cards held and a flat card, and judges each card held", () => {
    const { present, own, flatUsd, questions } = getResult("own=chase-sapphire-preferred&maxCards=2");
    expect(present?.cards).toEqual(["chase-sapphire-preferred"]);
    expect(own.map(({ card }) => card)).toEqual(["chase-sapphire-preferred"]);
    expect(flatUsd).toBeCloseTo(2_600 * 12 * 0.02, 6);
    expect(questions.length).toBeGreaterThan(0);
  });

  test("says the pick for the other use of points where the visitor did not say how", () => {
    const { otherWay } = getResult("");
    const asCash = getResult("value=cash");
    expect(asCash.otherWay).toBeNull();
    expect(otherWay).toMatchObject({ value: "cash", netUsd: asCash.pick.netUsd });
  });

  test("counts nothing on a bank's travel site, and says first among the changes what a yes would do", () => {
    const result = getResult("");
    const [change] = result.changes;
    expect(change).toMatchObject({ name: "portal", from: 0, at: 300 });
    const said = getResult(`portal=${change!.at}`);
    expect(slugsOf(said)).toEqual(change!.cards);
    expect(said.pick.netUsd - result.pick.netUsd).toBeCloseTo(change!.gainsUsd!, 6);
    expect(said.changes.filter(({ name }) => name === "portal")).toEqual([]);
    expect(getResult("dining=500").changes.filter(({ name }) => name === "portal")).toEqual([]);
  });

  test("a change of a category says where it is of the amounts beside it, too", () => {
    const onElse = (search: string) =>
      getResult(search).changeWords.filter((words) => words.includes("everything else"));
    expect(onElse("preset=small-business").join()).toMatch(/on everything else \(including its parts\)/);
    expect(onElse("").join()).toMatch(/on everything else$/);
  });

  test("a ticked perk counts, and stays among the questions", () => {
    const [question] = getResult("maxCards=2").questions;
    const ticked = getResult(`maxCards=2&use=${question?.card}:${question?.perk}`);
    expect(ticked.questions.find(({ isTicked }) => isTicked)).toMatchObject({ card: question?.card });
  });

  test("prints how much of each limit the plan uses, and that not every store takes a network with gaps", () => {
    const { pick, assumptions } = getResult("groceries=1200&maxCards=1&must=amex-blue-cash-preferred");
    expect(pick.caps).toContainEqual({
      card: "amex-blue-cash-preferred",
      text: "6% on groceries, then 1%",
      usedUsd: 6_000,
      limitUsd: 6_000,
    });
    expect(assumptions).toContainEqual(expect.stringMatching(/^Not every store takes American Express/));
  });

  test("says what the catalog lacks where fewer than two cards are eligible", () => {
    expect(getResult("preset=student").gap).toBeNull();
    expect(getResult("type=business&other=900&score=none").gap).toContain("secured business cards");
  });

  test("its answer has whole cents, all members that the schema names, and a plan that adds up to its net", () => {
    const { pick, ...rest } = toJson(analyzerAnswer, getResult("maxCards=2"));
    const amounts = [...JSON.stringify({ pick, rest }).matchAll(/Usd":-?\d+\.(\d+)/g)];
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter(([, decimals = ""]) => decimals.length > 2)).toEqual([]);
    expect(Object.keys({ pick, ...rest }).toSorted()).toEqual(Object.keys(analyzerAnswer.entries).toSorted());
    const earned = pick.allocation.filter(({ perk }) => perk === null).reduce((sum, { valueUsd }) => sum + valueUsd, 0);
    expect(earned + pick.perks.reduce((sum, { usd }) => sum + usd, 0) - pick.feesUsd).toBeCloseTo(pick.netUsd, 0);
  });
});
