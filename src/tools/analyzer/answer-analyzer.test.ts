import records from "virtual:tool-records";
import { describe, expect, it } from "vitest";

import type { AnalyzeOptions } from "../../engine/wallet/analyze-wallet.ts";
import { parseAnalyzerQuery } from "./analyzer-query.ts";
import { toAnalyzerAnswer } from "./analyzer-answer.ts";
import { answerAnalyzer } from "./answer-analyzer.ts";

const analyze = (query: string, options?: AnalyzeOptions) =>
  answerAnalyzer(parseAnalyzerQuery(new URLSearchParams(query), records), records, options);

function getResult(query: string, options?: AnalyzeOptions) {
  const { result, errors } = analyze(query, options);
  if (!result) throw new Error(JSON.stringify(errors));
  return result;
}

describe("the analyzer", () => {
  it("answers without parameters, for the default profile", () => {
    const { result, errors, canonical } = analyze("");
    expect(errors).toEqual({});
    expect(canonical).toBe("");
    expect(result?.analysis.pick.cards).toHaveLength(3);
    expect(result?.analysis.proof.optimal).toBe(true);
    expect(result?.present).toBeNull();
    expect(result?.questions.length).toBeGreaterThan(0);
  });

  it("names every card that it speaks of, and speaks no slugs", () => {
    const { labels, analysis, assumptions, changeWords, doesWords, perkTexts } = getResult("");
    const slugs = [analysis.pick.cards.map(({ slug }) => slug), ...analysis.runnersUp.map(({ cards }) => cards)].flat();
    expect(slugs.filter((slug) => !labels[slug])).toEqual([]);
    const texts = [...assumptions, ...changeWords, ...Object.values(perkTexts), ...Object.values(doesWords).flat()];
    const spoken = new Set(texts.flatMap((text) => text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []));
    expect(Object.keys(records.labels).filter((slug) => spoken.has(slug))).toEqual([]);
  });

  it("sets the result against the owned cards and a flat card, and judges each card held", () => {
    const { present, analysis, flatUsd } = getResult("own=chase-sapphire-preferred&max=2");
    expect(present?.cards).toEqual(["chase-sapphire-preferred"]);
    expect(analysis.pick.netUsd).toBeGreaterThanOrEqual(present?.netUsd ?? Infinity);
    expect(analysis.owned.map(({ slug }) => slug)).toEqual(["chase-sapphire-preferred"]);
    expect(flatUsd).toBeCloseTo(2600 * 12 * 0.02, 6);
  });

  it("says the pick for the other use of points where the visitor did not say how", () => {
    const firm = "type=business&part.advertising=5000&part.software=3000";
    const { otherWay, analysis } = getResult(firm);
    expect(analysis.pick.cards.map(({ slug }) => slug)).toContain("chase-ink-business-preferred");
    expect(otherWay?.value).toBe("typical");
    expect(otherWay?.cards).toContain("amex-business-gold");
    const asTypical = getResult(`${firm}&value=typical`);
    expect(asTypical.otherWay).toBeNull();
    expect(otherWay?.netUsd).toBe(asTypical.analysis.pick.netUsd);
    expect(getResult("dining=800&groceries=800&other=2000").otherWay?.value).toBe("typical");
  });

  it("a ticked perk counts, and stays among the questions", () => {
    const [question] = getResult("max=2").questions;
    const key = `${question?.card}:${question?.perk}`;
    const ticked = getResult(`max=2&use=${key}`);
    expect(ticked.questions.find(({ isTicked }) => isTicked)).toMatchObject({ card: question?.card });
    expect(ticked.profile.use).toEqual([{ card: question?.card, perk: question?.perk }]);
  });

  it("asks for an amount when nothing at all is spent", () => {
    for (const query of ["dining=0&perks=none", "dining=&groceries=", "other=0.00&brand.Marriott=0"]) {
      const { result, errors } = analyze(query);
      expect(result, query).toBeNull();
      expect(errors["dining"]?.message, query).toMatch(/at least one amount above \$0/);
    }
  });

  it.each([
    ["must=amex-gold&not=amex-gold", "not"],
    ["must=amex-gold&fees=50", "fees"],
    ["max=0", "max"],
    ["max=99", "max"],
    ["max=2.5", "max"],
    ["max=1&must=amex-gold,chase-sapphire-preferred", "must"],
    ["must=nope", "must"],
    ["own=amex-gold,amex-gold", "own"],
    ["fees=-1", "fees"],
    ["fees=1e309", "fees"],
    ["effort=-1", "effort"],
    ["type=cat", "type"],
    ["max=2&max=3", "max"],
    ["trips=-1", "trips"],
    ["use=nobody", "use"],
    ["share.yachts=5", "share.yachts"],
    ["use=amex-platinum:uber-cash&not=amex-platinum", "use"],
    ["of.travel_other=flights:80,hotels:40", "of.travel_other"],
    ["opened=amex-gold:2099-01", "opened"],
    ["had=amex-gold:2099-01", "had"],
  ])("%s is an error beside its field, and the rest is kept", (query, field) => {
    const { errors, result, query: parsed } = analyze(`${query}&dining=700`);
    expect(Object.keys(errors)).toEqual([field]);
    expect(result).toBeNull();
    expect(parsed.visitor.texts["dining"]).toBe("700");
  });

  it("names cards, not slugs, in its messages", () => {
    expect(analyze("must=amex-gold&not=amex-gold").errors["not"]?.message).toContain("American Express Gold Card");
  });

  it("prints how much of each limit the plan uses", () => {
    const { pick } = toAnalyzerAnswer(getResult("groceries=1200&max=1&must=amex-blue-cash-preferred"));
    expect(pick.caps).toContainEqual({
      card: "amex-blue-cash-preferred",
      text: "6x on groceries, then 1x",
      usedUsd: 6_000,
      limitUsd: 6_000,
    });
  });

  it("says that not every store takes cards of a network with gaps", () => {
    const note = /^Not every store takes American Express; the figures don't know which\.$/;
    expect(getResult("groceries=1200&max=1&must=amex-blue-cash-preferred").assumptions).toContainEqual(
      expect.stringMatching(note),
    );
    expect(getResult("dining=300&max=1").assumptions).not.toContainEqual(expect.stringMatching("Not every store"));
  });

  it("asks about points of airlines and hotels near the answer, and of those that were given a worth", () => {
    const keysOf = (query: string) => getResult(query).points.map(({ key }) => key);
    expect(keysOf("")).not.toContain("world-of-hyatt");
    expect(keysOf("brands=Hyatt")).toContain("world-of-hyatt");
    expect(keysOf("cpp.delta-skymiles=2")).toContain("delta-skymiles");
    expect(keysOf("")).not.toContain("membership-rewards");
  });

  it("says what the catalog lacks where fewer than two cards are eligible", () => {
    expect(getResult("preset=student").gap).toBeNull();
    expect(toAnalyzerAnswer(getResult("type=business&other=900&score=none")).gap).toContain("secured business cards");
    expect(getResult("type=business&other=900&score=580").gap).toMatch(/^No card of the business cards/);
    expect(getResult("preset=student&score=670").gap).toBeNull();
  });

  it("gives the shortest address of the same result", () => {
    const { canonical } = analyze(
      "dining=450&groceries=600&gas=150&travel_other=400&other=1000&trips=4&travelers=1&max=3&own=&fees=&effort=20&type=personal",
    );
    expect(canonical).toBe("");
    const other = analyze("other=900&dining=1,000&max=2&own=American Express Gold Card&fees=500&effort=0").canonical;
    expect(other).toBe("?dining=1000&other=900&max=2&own=amex-gold&fees=500&effort=0");
    expect(analyze(other.slice(1)).canonical).toBe(other);
  });

  it("leaves in whole cents, and the plan adds up to its net", () => {
    const { pick, ...rest } = toAnalyzerAnswer(getResult("max=2", { sensitivity: false }));
    const amounts = [...JSON.stringify({ pick, rest }).matchAll(/Usd":-?\d+\.(\d+)/g)];
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter(([, decimals = ""]) => decimals.length > 2)).toEqual([]);
    const earned = pick.allocation.filter(({ perk }) => perk === null).reduce((sum, { valueUsd }) => sum + valueUsd, 0);
    expect(earned + pick.perks.reduce((sum, { usd }) => sum + usd, 0) - pick.feesUsd).toBeCloseTo(pick.netUsd, 0);
  });
});
