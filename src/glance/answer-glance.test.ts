import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { analyze } from "../tools/analyzer/analyze.ts";
import { parseAnalyzerQuery } from "../tools/analyzer/analyzer-query.ts";
import { answerGlance } from "./answer-glance.ts";

const ask = (search: string) => answerGlance(new URLSearchParams(search), records);

/** What the form of this answer would send. */
const toForm = ({ amounts, rest }: ReturnType<typeof ask>) =>
  new URLSearchParams([...Object.entries(amounts), ...rest.map(([name, value]): [string, string] => [name, value])]);

describe("the best wallet in one look", () => {
  test("is the analyzer's for the typical household", () => {
    const { glance, canonical } = ask("");
    const { analysis } = analyze(parseAnalyzerQuery(new URLSearchParams(), records), records, { sensitivity: false });
    expect(canonical).toBe("");
    expect(glance?.cards.map(({ slug }) => slug).toSorted()).toEqual(analysis.pick.cards.map(({ slug }) => slug));
    expect(glance?.netUsd).toBeCloseTo(analysis.pick.netUsd, 6);
    expect(glance?.flatUsd).toBeCloseTo(2_600 * 12 * 0.02, 6);
  });

  test("adds up", () => {
    const { glance } = ask("dining=900&groceries=200");
    expect(glance!.rewardsUsd + glance!.perksUsd - glance!.feesUsd).toBeCloseTo(glance!.netUsd, 6);
  });

  test.each(["", "preset=family", "dining=12000&period=year&trips=9&brands=Delta", "other=900&brand=Delta:120"])(
    "%s: the form sends what leads to the same wallet, with amounts for a month",
    (search) => {
      const answer = ask(search);
      const sent = answerGlance(toForm(answer), records);
      expect(sent.glance).toEqual(answer.glance);
      expect(sent.canonical).toBe(answer.canonical);
      expect(answer.rest.map(([name]) => name)).not.toContain("period");
    },
  );

  test("other groceries deal other cards", () => {
    const form = toForm(ask(""));
    form.set("groceries", "2500");
    const slugs = (answer: ReturnType<typeof ask>) => answer.glance?.cards.map(({ slug }) => slug);
    expect(slugs(answerGlance(form, records))).not.toEqual(slugs(ask("")));
  });

  test("says what differs: the most money, or else no fee", () => {
    const { glance } = ask("");
    const { analysis } = analyze(parseAnalyzerQuery(new URLSearchParams(), records), records, { sensitivity: false });
    const { most, withoutFees } = analysis;
    expect(glance!.beside?.netUsd).toBe((most ?? withoutFees)?.netUsd);
    expect(glance!.beside?.kind).toBe(most ? "most" : withoutFees ? "no-fee" : undefined);
  });

  test("a wrong amount is an error of its field", () => {
    const { errors, glance } = ask("dining=lots&other=5");
    expect(Object.keys(errors)).toEqual(["dining"]);
    expect(glance).toBeNull();
  });
});
