import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { analyze as analyzeAsked } from "../tools/analyzer/analyze.ts";
import { ANALYZER_QUESTION } from "../tools/analyzer/analyzer-question.ts";
import { askSearch } from "../tools/shared/tool.ts";
import { answerGlance } from "./answer-glance.ts";

const ask = (search: string) => answerGlance(new URLSearchParams(search), records);
const analyze = (search: string) =>
  analyzeAsked(askSearch(ANALYZER_QUESTION, new URLSearchParams(search), records), records, { sensitivity: false });
const EMPTY = "dining=&groceries=&gas=&travel=&other=&trips=0";

/** What the form of this answer would send. */
const toForm = ({ fields }: ReturnType<typeof ask>) =>
  new URLSearchParams(fields.map(({ name, text }): [string, string] => [name, text]));

describe("our pick in one look", () => {
  test("is the analyzer's for a typical household, whose six answers stand in the fields", () => {
    const { glance, canonical, fields } = ask("");
    const { pick } = analyze(canonical);
    expect(fields.map(({ name, text }) => `${name}=${text}`).join("&")).toBe(
      "dining=450&groceries=600&gas=150&travel=400&other=1000&trips=4",
    );
    expect(glance?.cards.map(({ slug }) => slug).toSorted()).toEqual(pick.cards.map(({ slug }) => slug));
    expect(glance?.netUsd).toBeCloseTo(pick.netUsd, 6);
    expect(glance?.flatUsd).toBeCloseTo(2_600 * 12 * 0.02, 6);
  });

  test.each(["", "dining=900&groceries=200&trips=2", "other=600", "preset=family"])(
    "%s: stands on what the fields show, and on nothing else",
    (search) => {
      const answer = ask(search);
      expect(ask(toForm(answer).toString())).toEqual(answer);
      const { pick } = analyze(answer.canonical);
      expect(answer.glance?.netUsd).toBeCloseTo(pick.netUsd, 6);
      const { rewardsUsd, perksUsd, feesUsd, netUsd } = answer.glance!;
      expect(rewardsUsd + perksUsd - feesUsd).toBeCloseTo(netUsd, 6);
    },
  );

  test("says what differs, and what the bank's travel site would change, with the way there", () => {
    const { glance } = ask("");
    const { most, withoutFees } = analyze("");
    expect(glance!.beside?.netUsd).toBe((most ?? withoutFees)?.netUsd);
    const { pick } = analyze(glance!.portal!.search);
    expect(pick.netUsd - glance!.netUsd).toBeCloseTo(glance!.portal!.gainsUsd, 6);
    expect(ask("dining=500&trips=0").glance!.portal).toBeNull();
  });

  test("asks for a first number where nothing is spent, and tells nothing", () => {
    expect(ask(EMPTY)).toMatchObject({ glance: null, isEmpty: true });
    expect(ask(EMPTY.replace("gas=", "gas=10")).glance).not.toBeNull();
    expect(ask(EMPTY).fields.filter(({ error }) => error !== null)).toEqual([]);
  });

  test("$10 a month has no fee", () => {
    expect(ask(EMPTY.replace("gas=", "gas=10").replace("trips=0", "trips=4")).glance!.feesUsd).toBe(0);
  });

  test("other groceries deal other cards", () => {
    const slugs = (search: string) => ask(search).glance?.cards.map(({ slug }) => slug);
    const form = toForm(ask(""));
    form.set("groceries", "3500");
    expect(slugs(form.toString())).not.toEqual(slugs(""));
  });

  test("a wrong amount is an error of its field", () => {
    const { fields, glance } = ask("dining=lots&other=5");
    expect(fields.filter(({ error }) => error !== null).map(({ name, text }) => [name, text])).toEqual([
      ["dining", "lots"],
    ]);
    expect(glance).toBeNull();
  });
});
