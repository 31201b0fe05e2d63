import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { parseIntroApr } from "../apr.ts";
import { answerFinder } from "./answer-finder.ts";
import { assumeSpend } from "./assumed-spend.ts";
import { findCards } from "./find-cards.ts";
import {
  FEE_CEILINGS,
  type FinderAnswers,
  listFinderBrands,
  MATTERS,
  parseFinderQuery,
  SCORE_BANDS,
  toFinderQueryString,
  TRIP_COUNTS,
} from "./finder-query.ts";

const BRANDS = listFinderBrands(REAL_CARDS);
const ask = (search: string) => answerFinder(parseFinderQuery(new URLSearchParams(search), REAL_CARDS), REAL_CARDS);
const toNumber = (text: string) => (text === "" ? null : Number(text));

const anyAnswers: fc.Arbitrary<FinderAnswers> = fc.record({
  matters: fc.constantFrom(...MATTERS),
  carriesBalance: fc.boolean(),
  creditScore: fc.constantFrom(...SCORE_BANDS.map(toNumber)),
  maxFeeUsd: fc.constantFrom(...FEE_CEILINGS.map(toNumber)),
  brands: fc.subarray(BRANDS, { maxLength: 3 }),
  tripsAYear: fc.constantFrom(...TRIP_COUNTS.map(Number)),
  cardType: fc.constantFrom("Personal" as const, "Business" as const),
});

const holds = (check: (answers: FinderAnswers) => void) =>
  fc.assert(fc.property(anyAnswers, check), { numRuns: 40, seed: 7 });

describe("findCards", () => {
  test("never recommends a closed card, another type, a higher fee or a higher score floor", () => {
    holds((answers) => {
      for (const { card } of findCards(REAL_CARDS, answers).picks) {
        expect(card.status).toBe("open");
        expect(card.cardType).toBe(answers.cardType);
        expect(card.annualFee.ongoingUsd).toBeLessThanOrEqual(answers.maxFeeUsd ?? Infinity);
        expect(card.creditScore.floor).toBeLessThanOrEqual(answers.creditScore ?? Infinity);
      }
    });
  });

  test("gives the same picks whatever the order of the catalog, the issuers and the links", () => {
    const shuffled = REAL_CARDS.toReversed().map((card) => ({
      ...card,
      issuer: `Issuer ${card.slug.length}`,
      issuingBank: "Bank",
      applyLink: card.applyLink === null ? "https://example.com/" : null,
      ratesAndFeesLink: "https://example.com/",
    }));
    holds((answers) => {
      const slugs = (cards: typeof REAL_CARDS) => findCards(cards, answers).picks.map(({ card }) => card.slug);
      expect(slugs(shuffled)).toEqual(slugs(REAL_CARDS));
    });
  });

  test("people who carry a balance see the longest 0% periods first, and no card due in full", () => {
    holds((given) => {
      const { picks } = findCards(REAL_CARDS, { ...given, carriesBalance: true });
      const months = picks.map(({ card }) => parseIntroApr(card.introApr).transferMonths);
      expect(months).toEqual(months.toSorted((left, right) => right - left));
      expect(picks.every(({ card }) => !card.purchaseApr.startsWith("No APR"))).toBe(true);
    });
  });

  test("every pick has its reasons, and none of them promises an approval", () => {
    holds((answers) => {
      for (const { reasons, next } of findCards(REAL_CARDS, answers).picks) {
        expect(reasons.why.length).toBeGreaterThan(0);
        expect(reasons.check.length).toBeGreaterThan(0);
        expect(reasons.whyNotNext === null).toBe(next === null);
        expect([...reasons.why, reasons.whyNotNext, ...reasons.check].join(" ")).not.toMatch(/approv/i);
      }
    });
  });

  test("cards of an airline or hotel group come only when it is named", () => {
    const base = parseFinderQuery(new URLSearchParams("matters=value"), REAL_CARDS).answers;
    const tied = (answers: FinderAnswers) =>
      findCards(REAL_CARDS, answers).picks.flatMap(({ card }) =>
        card.rewards.flatMap((reward) => (reward.category === "travel_other" && reward.brand ? [reward.brand] : [])),
      );
    expect(tied(base)).toEqual([]);
    expect(findCards(REAL_CARDS, { ...base, brands: ["Hyatt"] }).matches).toBeGreaterThan(
      findCards(REAL_CARDS, base).matches,
    );
  });

  test("few matches name the answer that leaves out most", () => {
    const { answers } = parseFinderQuery(new URLSearchParams("score=580&type=business"), REAL_CARDS);
    const result = findCards(REAL_CARDS, answers);
    expect(result.picks).toEqual([]);
    expect(result.relaxations[0]?.answer).toBe("score");
    expect(result.relaxations[0]?.matches).toBeGreaterThan(0);
  });
});

describe("assumed spend", () => {
  test("trips and brands move travel only, and a brand's share stays inside travel", () => {
    holds((answers) => {
      const spend = assumeSpend(answers);
      const travel = spend.lines.filter((line) => line.category.startsWith("travel"));
      expect(totalMonthlyUsd(travel) * 12).toBeCloseTo(spend.travelAnnualUsd, 6);
      expect(travel.filter((line) => line.brand !== null)).toHaveLength(answers.brands.length);
    });
  });
});

describe("parameters", () => {
  test("answers survive the address", () => {
    holds((answers) => {
      const again = parseFinderQuery(new URLSearchParams(toFinderQueryString(answers)), REAL_CARDS);
      expect(again.answers).toEqual(answers);
      expect(again.isAsked).toBe(true);
    });
  });

  test("nothing asked, nothing answered", () => {
    expect(ask("").result).toBeNull();
    expect(ask("utm_source=x").result).toBeNull();
  });

  test.each([
    "fee=-1",
    "fee=0&fee=100",
    "score=900",
    "matters=money",
    "trips=1e9",
    "type=both",
    "brand=Nobody",
    "balance=maybe",
  ])("%s is an error of its field", (search) => {
    const { errors, result } = ask(search);
    expect(Object.keys(errors)).toEqual([search.split("=")[0]]);
    expect(result).toBeNull();
  });

  test("too many brands are refused", () => {
    const search = new URLSearchParams(BRANDS.slice(0, 4).map((brand) => ["brand", brand])).toString();
    expect(ask(search).errors["brand"]).toBeDefined();
  });
});
