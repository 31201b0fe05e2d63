/** What the finder promises whatever is answered, on the real catalog. */
import records from "virtual:tool-records";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { BonusTier } from "../../engine/value/wallet-card.ts";
import { toZeroMonths } from "../../words/apr.ts";
import { answerSearch } from "../shared/tool.ts";
import { ANALYZER_TOOL } from "../analyzer/answer-analyzer.ts";
import { FINDER_TOOL } from "./answer-finder.ts";
import type { FinderResult } from "./find-cards.ts";
import { FINDER } from "./finder-asking.ts";

const MATTERS = FINDER.matters.choices.map(([value]) => String(value));
const HOLDERS = FINDER.type.choices.map(([value]) => value);
const FEES = ["", "0", "100", "250", "500"];

const ask = (search: string, known = records) => answerSearch(FINDER_TOOL, new URLSearchParams(search), known);
/** The same answers are asked for by several tests. */
const known = new Map<string, FinderResult>();
function getResult(search: string): FinderResult {
  const found = known.get(search) ?? ask(search).result;
  if (!found) throw new Error(`${search} has no answer`);
  known.set(search, found);
  return found;
}
const slugsOf = ({ picks }: FinderResult) => picks.map(({ label }) => label.slug);
const cardOf = (slug: string) => records.rewards.cards.find((card) => card.slug === slug)!;

const TRAVEL_BRANDS = records.context.brands.flatMap(({ name, kind }) => (kind === "merchant" ? [] : [name]));
const anyAnswers: fc.Arbitrary<string> = fc
  .record({
    type: fc.constantFrom(...HOLDERS),
    matters: fc.constantFrom(...MATTERS),
    balance: fc.constantFrom("no", "yes"),
    score: fc.constantFrom("", "580", "670", "700", "740", "none"),
    maxFees: fc.constantFrom(...FEES),
    brands: fc.subarray(TRAVEL_BRANDS, { maxLength: 3 }).map((brands) => brands.join(",")),
    trips: fc.constantFrom("", "0", "1", "4", "12"),
    spend: fc.constantFrom("", "other=10", "dining=900&other=1500", "groceries=600&travel=400&brand.delta=100"),
  })
  .map(({ spend, ...given }) => `${new URLSearchParams(given)}&${spend}`);

const holds = (check: (result: FinderResult, search: string) => void) =>
  fc.assert(
    fc.property(anyAnswers, (search) => check(getResult(search), search)),
    { numRuns: 60, seed: 7 },
  );

test("a fee must earn a quarter more, and $25; the most money and the best without a fee stand below", () => {
  const { picks, most, withoutFee } = getResult("dining=500&groceries=600&other=900&trips=3");
  const [first] = picks;
  expect(most!.netUsd).toBeGreaterThan(first!.ongoing.netUsd);
  const surcharge = (feeUsd: number) => (feeUsd > 0 ? 25 + feeUsd / 4 : 0);
  for (const { netUsd, feeUsd } of [most!, withoutFee!]) {
    expect(netUsd - surcharge(feeUsd)).toBeLessThanOrEqual(first!.ongoing.netUsd - surcharge(first!.ongoing.feeUsd));
  }
  expect(withoutFee!.feeUsd).toBe(0);
  for (const other of ["matters=perks&trips=20&other=400", "balance=yes&trips=20&other=400"]) {
    expect(getResult(other), other).toMatchObject({ most: null, withoutFee: null });
  }
});

test("the first of the cards is the analyzer's pick where it may hold one", () => {
  for (const search of [
    "dining=500&groceries=600&other=900&trips=3",
    "preset=household",
    "preset=family",
    "preset=student",
    "other=300",
  ]) {
    const analyzed = answerSearch(ANALYZER_TOOL, new URLSearchParams(`${search}&maxCards=1`), records).result;
    const [first] = getResult(search).picks;
    if (analyzed)
      expect([first!.slug, first!.ongoing.netUsd], search).toEqual([
        analyzed.pick.cards[0]!.slug,
        analyzed.pick.netUsd,
      ]);
    expect(analyzed, search).toBeTruthy();
  }
});

describe("every pick", () => {
  test("is open, of the kind asked for, within the fee limit and the score, and of no brand that isn't used", () => {
    holds((result) => {
      const { used: profile, answers } = result;
      for (const slug of slugsOf(result)) {
        const { status, cardType, fees, score, brandOf } = cardOf(slug);
        expect(status).toBe("open");
        if (profile.type !== "any") expect(cardType).toBe(profile.type);
        expect(Math.max(fees.laterUsd, fees.firstYearUsd)).toBeLessThanOrEqual(answers.maxFees ?? Infinity);
        if (profile.score === "none") expect(score.newToCredit).toBe(true);
        else if (profile.score !== null) expect(score.floor).toBeLessThanOrEqual(profile.score);
        if (brandOf !== null) expect(profile.brandsUsed).toContain(brandOf);
      }
    });
  });

  test("leaves something in a later year, or costs a balance nothing, and its parts add up", () => {
    holds(({ picks, answers }) => {
      for (const { ongoing, firstYear } of picks) {
        expect(ongoing.netUsd).toBeGreaterThanOrEqual(answers.balance ? 0 : Number.MIN_VALUE);
        expect(ongoing.bonusUsd).toBe(0);
        for (const { netUsd, rewardsUsd, perksUsd, feeUsd, bonusUsd, forgoneUsd } of [ongoing, firstYear]) {
          expect(netUsd).toBeCloseTo(rewardsUsd + perksUsd + bonusUsd - feeUsd - forgoneUsd, 6);
        }
      }
    });
  });

  test("has one reason and says who should not take it, and nothing promises an approval", () => {
    holds(({ picks, gap }) => {
      for (const { next, ...reasons } of picks) {
        expect(reasons.why.length).toBeGreaterThan(10);
        expect(reasons.skip.length).toBeGreaterThan(0);
        for (const skip of reasons.skip) expect(skip).toMatch(/^Skip it (?:if|for) /);
        expect(reasons.whyNotNext === null).toBe(next === null);
        const said = [reasons.why, ...reasons.skip, reasons.whyNotNext, ...reasons.check, gap].join(" ");
        expect(said).not.toMatch(/approv|guarantee/i);
        expect(said).not.toMatch(/undefined|NaN|null/);
      }
    });
  });

  test("is the same whatever the order of the cards, their issuers and their links", () => {
    const shuffled = {
      ...records,
      rewards: { ...records.rewards, cards: records.rewards.cards.toReversed() },
      facts: Object.fromEntries(
        Object.entries(records.facts).map(([slug, facts]) => [
          slug,
          { ...facts, issuingBank: "Bank", applyLink: facts.applyLink === null ? "https://example.com/" : null },
        ]),
      ),
    };
    holds((result, search) => {
      expect(slugsOf(ask(search, shuffled).result!)).toEqual(slugsOf(result));
    });
  });
});

describe("people who carry a balance", () => {
  test("are shown the longest period of all, though its cards earn nothing, whatever matters to them besides", () => {
    const lists = ["", "&matters=perks", "&matters=bonus"].map((more) => getResult(`balance=yes${more}`));
    const longest = Math.max(
      ...Object.values(records.facts).map(({ introApr }) => toZeroMonths(introApr).transferMonths),
    );
    for (const { picks } of lists)
      expect(picks.map(({ facts }) => toZeroMonths(facts.introApr).transferMonths)).toEqual([
        longest,
        longest,
        longest,
      ]);
  });

  test("see the longest 0% periods first, and no card due in full", () => {
    holds((_, search) => {
      const { picks } = getResult(search.replace(/balance=\w+/, "balance=yes"));
      const months = picks.map(({ facts }) => toZeroMonths(facts.introApr).transferMonths);
      expect(months).toEqual(months.toSorted((left, right) => right - left));
      expect(picks.every(({ facts }) => facts.purchaseApr !== "due-in-full")).toBe(true);
    });
  });
});

describe("people without a credit history, and students", () => {
  test.each(["score=none", "type=student", "preset=student", "type=student&dining=300&trips=2"])(
    "%s: only cards that say they take them, several to choose from",
    (search) => {
      const result = getResult(search);
      expect(result.used.score).toBe("none");
      expect(slugsOf(result).length).toBeGreaterThan(2);
      for (const slug of slugsOf(result)) expect(cardOf(slug).score.newToCredit, slug).toBe(true);
      expect(result.gap).toBeNull();
    },
  );

  test("student cards are for those who study", () => {
    const isForStudents = (search: string) =>
      slugsOf(getResult(search)).some((slug) => cardOf(slug).requires?.key === "student");
    for (const search of ["type=student", "preset=student", "score=none&has=student"]) {
      expect(isForStudents(search), search).toBe(true);
    }
    for (const search of ["", "score=none", "score=580", "maxFees=0&dining=250&score=none"]) {
      expect(isForStudents(search), search).toBe(false);
    }
  });

  test("what the catalog lacks is said where no card is left", () => {
    expect(getResult("score=none&type=business").gap).toContain("secured business cards");
  });
});

describe("$10 a month", () => {
  test.each(MATTERS.flatMap((matters) => HOLDERS.map((type) => `matters=${matters}&type=${type}&trips=6&other=10`)))(
    "%s never gets a fee",
    (search) => {
      for (const { ongoing, firstYear } of getResult(search).picks) {
        expect(ongoing.feeUsd + firstYear.feeUsd).toBe(0);
      }
    },
  );
});

describe("the bonus answer", () => {
  const SPENDS = ["", "&other=10", "&other=1500", "&preset=family", "&type=business", "&brands=any", "&dining=20000"];
  const results = SPENDS.map((spend) => getResult(`matters=bonus${spend}`));

  test("names only offers that are open and within reach of the spend", () => {
    const offers = results.flatMap(({ picks, brandOffers, used: profile }) =>
      [...picks.map(({ label }) => label.slug), ...brandOffers.map(({ slug }) => slug)].map((slug) => ({
        slug,
        profile,
      })),
    );
    expect(offers.length).toBeGreaterThan(10);
    for (const { slug, profile } of offers) {
      const { state, kind, tiers } = cardOf(slug).bonus;
      expect(state, slug).toBe("open");
      expect(["fixed", "on-approval", "match"], slug).toContain(kind);
      const monthlyUsd = profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0);
      if (kind === "fixed") {
        const [{ afterUsd, months }] = tiers as readonly [BonusTier];
        expect(afterUsd / months, slug).toBeLessThanOrEqual(monthlyUsd + 1e-9);
      }
    }
  });

  test("orders by the bonus less the first fee and what its minimum spend loses elsewhere", () => {
    for (const { picks } of results) {
      const nets = picks.map(({ bonusNetUsd }) => bonusNetUsd);
      expect(nets).toEqual(nets.toSorted((left, right) => right - left));
      for (const { bonusNetUsd, firstYear } of picks) {
        expect(bonusNetUsd).toBeGreaterThan(0);
        expect(bonusNetUsd).toBeLessThanOrEqual(firstYear.bonusUsd - firstYear.feeUsd + 1e-6);
      }
    }
  });

  test("knows the offers of all airlines and hotels, beside the picks", () => {
    const [plain] = results;
    expect(plain!.brandOffers.map(({ slug }) => slug)).toContain("citi-aadvantage-platinum-select");
    const named = getResult("matters=bonus&brands=American Airlines");
    expect(slugsOf(named)).toContain("citi-aadvantage-platinum-select");
  });

  test("says where no offer is within reach", () => {
    const result = getResult("matters=bonus&other=1&maxFees=0&score=580&type=business");
    expect(result.matches).toBeLessThan(2);
    expect(result.gap).toContain("look up what the issuers offer today");
  });
});

describe("every answer counts beside an own spend, too", () => {
  const SPEND = "dining=500&groceries=600&travel=900&other=1500";
  test.each([
    ["trips=20", "trips=0"],
    ["brands=Hyatt", ""],
    ["type=business", ""],
    ["score=none", "score=740"],
    ["maxFees=0&trips=4", "trips=4"],
    ["matters=simple", "matters=value"],
    ["matters=bonus", "matters=value"],
    ["balance=yes", "balance=no"],
    ["trips=4&use=amex-gold:uber-cash,amex-gold:dining-credit,amex-gold:resy-credit", "trips=4"],
    ["value=cash", "value=transfer"],
  ])("%s against %s", (one, other) => {
    const [left, right] = [one, other].map((answer) => getResult(`${SPEND}&${answer.replace(/use=.*/, realUse)}`));
    const toFigures = ({ picks }: FinderResult) => picks.map(({ label, ongoing }) => [label.slug, ongoing.netUsd]);
    expect(toFigures(left!)).not.toEqual(toFigures(right!));
  });

  /** Credits of one card, as the catalog calls them. */
  function realUse(): string {
    const credits = cardOf("amex-gold").perks.filter(({ kind }) => kind === "credit");
    return `use=${credits.map(({ id }) => `amex-gold:${id}`).join(",")}`;
  }
});

describe("beside the picks", () => {
  test("a brand that is used but picked by no card is answered, too", () => {
    const result = getResult("brands=Delta");
    expect(slugsOf(result).some((slug) => cardOf(slug).brandOf === "Delta")).toBe(false);
    expect(result.brandBests).toMatchObject([{ brand: "Delta" }]);
  });

  test("whoever hardly travels reads which card comes first with transfers, and the choice of cash is told", () => {
    const result = getResult("dining=600&groceries=400&other=3000");
    expect(result.used.value).toBe("cash");
    expect(result.assumptions.join(" ")).toContain("cash value");
    expect(result.otherWay).toMatchObject({ value: "typical" });
    expect(getResult("dining=600&groceries=400&other=3000&value=cash").otherWay).toBeNull();
  });

  test("a business without trips counts cash, and reads which card comes first with transfers", () => {
    const result = getResult("type=business&part.advertising=5000&part.software=3000");
    expect(result.used.value).toBe("cash");
    expect(slugsOf(result)[0]).toBe("chase-ink-business-preferred");
    expect(result.otherWay).toMatchObject({ value: "typical", slug: "amex-business-gold" });
    expect(getResult("type=business&part.advertising=5000&part.software=3000&value=cash").otherWay).toBeNull();
  });

  test("few cards: the answer that leaves out most is named", () => {
    const { matches, relaxations } = getResult("score=580&type=business");
    expect(matches).toBe(0);
    expect(relaxations[0]?.answer).toBe("score");
    expect(relaxations[0]?.matches).toBeGreaterThan(0);
  });

  test("perks are asked about that would let a further card in", () => {
    const { questions, picks } = getResult("");
    const outside = questions.filter(({ card }) => !picks.some(({ label }) => label.slug === card));
    expect(outside.length).toBeGreaterThan(0);
  });
});
