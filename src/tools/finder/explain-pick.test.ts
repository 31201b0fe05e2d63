/** The sentences beside a pick, from small cards and $1,000 a month of everything and $200 of dining. */
import { describe, expect, test } from "vitest";

import { makeIntroApr } from "../../catalog/test-record.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { makeBase, makeCard, makeEarn, makeLine, makePerk, makeProfile } from "../../engine/value/test-cards.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import type { CardFacts } from "../shared/tool-records.ts";
import { explainPick } from "./explain-pick.ts";
import { type FinderField, rankFinderCards } from "./rank-finder-cards.ts";
import type { RankedPick } from "./rank-finder-cards.ts";

const LINES = [makeLine("dining", 200), makeLine("other", 1_000)];
const FACTS = {
  introApr: null,
  purchaseApr: null,
  uncertainFields: [],
  offer: { asOf: "2026-10-01", description: "20,000 points after $500" },
} as unknown as CardFacts;

interface Given {
  readonly profile?: Partial<Profile>;
  readonly answers?: Partial<FinderField["answers"]>;
  readonly facts?: Readonly<Record<string, Partial<CardFacts>>>;
}

/** What is said of the first of the cards in the rule's order. */
function explain(cards: readonly WalletCard[], { profile = {}, answers = {}, facts = {} }: Given = {}) {
  const factsOf = (slug: string): CardFacts => ({ ...FACTS, ...facts[slug] });
  const field: FinderField = {
    catalog: { cards, rules: [] },
    aprs: Object.fromEntries(cards.map(({ slug }) => [slug, factsOf(slug)])),
    answers: { matters: "value", type: "personal", balance: false, maxFees: null, ...answers },
    profile: makeProfile(LINES, profile),
  };
  const [pick, next] = rankFinderCards(field).map((ranked): RankedPick => ({
    ranked,
    label: { name: ranked.slug } as RankedPick["label"],
    facts: factsOf(ranked.slug),
    perks: { lounge: { type: "lounge_access", description: "Lounges", valueUsd: 400 } },
  }));
  return { slug: pick!.ranked.slug, ...explainPick(pick!, next, field) };
}

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });
const flat = makeCard("flat", { earns: [makeBase(2)] });
const dining = makeCard("dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });
const lounge = makePerk("lounge", { kind: "access", faceUsd: 400 });
const miles: WalletCard["points"] = {
  program: "bank",
  kind: "bank",
  floor: 1,
  cash: 0.5,
  portal: null,
  transfer: 2,
  transfersAlone: true,
  enabledBy: [],
};

describe("why a card", () => {
  test("one rate on everything, with its dollars", () => {
    expect(explain([flat]).why).toBe("2x on everything you spend earns $288 a year.");
  });

  test("the rate that brings most, with what it is for", () => {
    const eats = makeCard("eats", { earns: [makeBase(1), makeEarn(9, { category: "dining" })] });
    expect(explain([eats]).why).toBe("9x on dining earns $216 of its $336 in rewards.");
  });

  test("what to choose on the card, where there is a choice", () => {
    const choice = {
      id: "chosen",
      mode: "chosen",
      choices: 1,
      multiplier: 5,
      afterCap: 1,
      cap: null,
      options: [{ id: "food", label: "Restaurants", covers: [{ category: "dining", parts: null }] }],
    } as const;
    const picky = makeCard("picky", { earns: [makeBase(1)], choices: [choice] });
    expect(explain([picky]).why).toBe('5x on dining earns $120 of its $240 in rewards. Choose "Restaurants".');
  });

  test("the perks that would be used, where they are more than the rewards or matter most", () => {
    const club = makeCard("club", { earns: [makeBase(1)], perks: [lounge], fees: fee(50) });
    const many = { trips: 12, visitUsd: 25 };
    expect(explain([club], { profile: many }).why).toBe(
      "You would use $250 worth of its perks a year: lounge access $250.",
    );
    const few = { trips: 4, visitUsd: 25 };
    expect(explain([club], { profile: few }).why).toBe(
      "1x on everything you spend earns $144 a year. The perks you would use add $100.",
    );
    expect(explain([club], { profile: few, answers: { matters: "perks" } }).why).toBe(
      "You would use $100 worth of its perks a year: lounge access $100.",
    );
  });

  test("nothing to keep in mind, for whoever wants it simple", () => {
    expect(explain([flat], { answers: { matters: "simple" } }).why).toBe(
      "It has one rate and nothing to keep track of. 2x on everything you spend earns $288 a year.",
    );
  });

  test("the bonus after its costs", () => {
    const bonus: WalletCard["bonus"] = {
      kind: "fixed",
      state: "open",
      tiers: [{ afterUsd: 500, months: 3, points: 20_000, usd: 0 }],
    };
    const card = makeCard("new", { bonus, fees: fee(50), earns: [makeBase(1)] });
    // $500 at 1% instead of 2%.
    expect(explain([card], { answers: { matters: "bonus" } }).why).toBe(
      "20,000 points after $500: worth $200 to you, $145 after the $50 first-year fee and the $5 more that this spending would earn on a flat 2% card.",
    );
  });

  test("the 0% period, for people who carry a balance", () => {
    const balance = { answers: { balance: true } };
    expect(explain([flat], { ...balance, facts: { flat: { introApr: makeIntroApr(15, 0) } } }).why).toBe(
      "You pay 0% for 15 months on purchases.",
    );
    expect(explain([flat], { ...balance, facts: { flat: { purchaseApr: { percents: [19.24, 28.24] } } } }).why).toBe(
      "It has no 0% period; its APR is 19.24% to 28.24% (variable).",
    );
    expect(explain([flat], balance).why).toBe("It has no 0% period.");
    expect(explain([flat], { ...balance, facts: { flat: { introApr: {} } } }).why).toBe(
      "We don't know of a 0% period.",
    );
  });
});

describe("why not the next one", () => {
  test("by what it comes to less, or that both come to the same", () => {
    expect(explain([flat, dining]).whyNotNext).toBe("It's worth $48 less a year.");
    const same = makeCard("same", { earns: [makeBase(2)] });
    expect(explain([flat, same]).whyNotNext).toBe("It's worth the same a year.");
    expect(explain([flat]).whyNotNext).toBeNull();
  });

  test("said in the measure that was asked for, with the plain dollars where they say otherwise", () => {
    const eats = makeCard("eats", {
      earns: [makeBase(2), makeEarn(3, { category: "dining", cap: { limitUsd: 9_000, pool: "p" }, afterCap: 2 })],
    });
    // $24 more of rewards for one rate to keep in mind would lead; a second one turns it.
    const two = makeCard("eats", {
      ...eats,
      earns: [...eats.earns, makeEarn(2.1, { category: "gas", parts: ["phone"] })],
    });
    expect(explain([flat, two], { answers: { matters: "simple" } })).toMatchObject({
      slug: "flat",
      whyNotNext:
        "It's worth $16 less a year, with the fee and the effort counted against it. Without that adjustment, it's worth $24 more.",
    });
  });

  test("by months without interest, then by the APR, for people who carry a balance", () => {
    const why = (first: Partial<CardFacts>, second: Partial<CardFacts>) =>
      explain([flat, dining], { answers: { balance: true }, facts: { flat: first, dining: second } }).whyNotNext;
    const [transfers, purchases] = [makeIntroApr(0, 18), makeIntroApr(15, 0)];
    expect(why({ introApr: transfers }, {})).toBe(
      "It has no 0% period on balance transfers, compared with 18 months here.",
    );
    expect(why({ introApr: purchases }, { introApr: makeIntroApr(12, 0) })).toBe(
      "It has 0% for 12 months on purchases, compared with 15 months here.",
    );
    expect(why({ purchaseApr: { percents: [18, 25] } }, { purchaseApr: { percents: [18, 28] } })).toBe(
      "Its APR goes up to 28%, compared with 25% here.",
    );
  });
});

describe("who should skip it", () => {
  const skip = (card: WalletCard, given: Given = {}) => explain([card], given).skip;

  test("people who wouldn't use its perks, where these pay the fee", () => {
    const club = makeCard("club", { fees: fee(150), earns: [makeBase(1)], perks: [lounge] });
    expect(skip(club, { profile: { trips: 8 }, answers: {} })[0]).toBe(
      "Skip it if you wouldn't use its perks: without them it's a loss of $6 a year.",
    );
  });

  test("what its credits would have paid for earns where they are not used", () => {
    const credit = makePerk("dining", { kind: "cash-like", faceUsd: 400, fits: { categories: ["dining"] } });
    const card = makeCard("credit", { fees: fee(150), earns: [makeBase(1)], perks: [credit] });
    expect(skip(card)[0]).toBe(
      "Skip it if you wouldn't use its perks: without them, with more purchases earning rewards, it's a loss of $6 a year.",
    );
  });

  test("people who take cash for points, and people who spend less than its fee needs", () => {
    const points = makeCard("points", { points: miles, earns: [makeBase(2)], fees: fee(95) });
    // 28,800 points at 1.5 cents are $432, at half a cent $144; 3% of the spend pays $95 at $264 a month.
    expect(skip(points)).toEqual([
      "Skip it if you would only redeem its points for cash: then it's worth $49 a year.",
      "Skip it if you spend less than $264 a month: then it doesn't earn back its fee.",
    ]);
    expect(skip(points, { profile: { cpp: { bank: 1.5 } } })).toEqual([
      "Skip it if you spend less than $264 a month: then it doesn't earn back its fee.",
    ]);
  });

  test("people who don't use its brand, and people who pay abroad", () => {
    const airline = makeCard("air", { brandOf: "Delta", foreignFeePercent: 2.7, earns: [makeBase(2)] });
    expect(skip(airline, { profile: { brandsUsed: ["Delta"] } })).toEqual([
      "Skip it if you don't use Delta: its rewards and perks are worth most there.",
      "Skip it for trips abroad: it adds 2.7% to every purchase there.",
    ]);
  });

  test("somebody else, where nothing is against it", () => {
    expect(skip(flat)).toEqual([
      "Skip it if most of your spending is in one category: a card with a higher rate there earns more.",
    ]);
    const capped = makeEarn(5, { category: "dining", cap: { limitUsd: 9_000, pool: "p" }, afterCap: 1 });
    expect(skip(makeCard("narrow", { earns: [makeBase(1), capped] }))).toEqual([
      "Skip it if you want one rate for everything: this card pays more only in its own categories.",
    ]);
  });

  test("people who can't clear their balance in time", () => {
    const balance = { answers: { balance: true } };
    const facts = { flat: { introApr: makeIntroApr(15, 0), purchaseApr: { percents: [19, 28] } } };
    expect(skip(flat, { ...balance, facts })).toEqual([
      "Skip it if you can't clear the balance before the 0% ends: after that the APR is 19.00% to 28.00% (variable).",
    ]);
    expect(skip(flat, balance)).toEqual(["Skip it if another card offers you a 0% period."]);
  });
});

describe("what to check first", () => {
  const check = (card: Partial<WalletCard>, given: Given = {}) =>
    explain([makeCard("card", { earns: [makeBase(2)], ...card })], given).check;
  const offer = (state: WalletCard["bonus"]["state"], afterUsd = 500): WalletCard["bonus"] => ({
    kind: "fixed",
    state,
    tiers: [{ afterUsd, months: 3, points: 0, usd: 100 }],
  });

  test("the score, and that only the issuer decides", () => {
    const end = " Income and history count too, and only the issuer decides.";
    const score = (given: WalletCard["score"]) => check({ score: given });
    expect(score({ floor: 690, isEstimated: false, newToCredit: false })).toEqual([
      `You need a score of about 690.${end}`,
    ]);
    expect(score({ floor: 700, isEstimated: true, newToCredit: false })).toEqual([
      `Its terms don't state a score; we estimate that you need about 700.${end}`,
    ]);
    expect(score({ floor: 0, isEstimated: false, newToCredit: true })).toEqual([
      `Its issuer says that it accepts people without a credit history.${end}`,
    ]);
  });

  test("the offer with its day, and what became of an old one", () => {
    expect(check({ bonus: offer("open") })[0]).toBe("Offer as of October 1, 2026: 20,000 points after $500.");
    expect(check({ bonus: offer("stale") })[0]).toContain("so we count it as $0. Look up the current one.");
    expect(check({ bonus: offer("ended") })[0]).toBe(
      "Its last known offer has ended, so we count it as $0. Look up the current one.",
    );
    // $1,200 a month are $3,600 in three.
    expect(check({ bonus: offer("open", 3_601) })[1]).toContain(
      "We don't count that bonus: you wouldn't reach it in time with $1,200 a month",
    );
    expect(check({ bonus: offer("open", 3_600) })[1]).not.toContain("reach");
  });

  test("what is not sure, a limit that is passed, fees abroad and a membership", () => {
    const facts = { card: { uncertainFields: ["introApr", "ratesAndFeesLink", "rewards"] } } as unknown as NonNullable<
      Given["facts"]
    >;
    expect(check({}, { facts })[0]).toBe("We could not fully confirm: intro APR, earn rates.");
    const limited = makeEarn(5, { category: "dining", cap: { limitUsd: 1_000, pool: "p" }, afterCap: 1 });
    expect(check({ earns: [makeBase(1), limited] })[0]).toBe(
      "Your spending exceeds the $1,000-a-year cap on one of its rates; the rest earns less.",
    );
    expect(check({ foreignFeePercent: 2.7 })[0]).toBe("It charges 2.7% on purchases abroad.");
    const requires = { kind: "membership", name: "a Costco membership", key: "costco", usdPerYear: 65 } as const;
    expect(check({ requires })[0]).toBe(
      "It requires a Costco membership. We add the price to the fee unless you say that you have it.",
    );
  });
});
