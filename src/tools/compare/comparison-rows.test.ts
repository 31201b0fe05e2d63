/** Rows of a comparison from cards given by hand: what a cell says, what it is judged by, and when nobody wins. */
import { describe, expect, test } from "vitest";

import type { Card } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import { makeBase, makeCard, makeEarn, makeProfile } from "../../rewards/value/test-cards.ts";
import type { CardChoice, WalletCard } from "../../rewards/value/wallet-card.ts";
import { type ComparisonGroup, toRow } from "./comparison-row.ts";
import { listEarningRows } from "./earning-rows.ts";
import { listBasicRows, listBonusRows, listCostRows, listRedemptionRows } from "./fact-rows.ts";
import { listPerkRows } from "./perk-rows.ts";
import { isUncertainFact } from "./uncertain-facts.ts";
import type { CardWorth } from "./worth.ts";

const PLAIN = getCard("citi-double-cash");
const { requires: _requires, ...REST } = PLAIN;
const SURE = Object.fromEntries(
  Object.entries(PLAIN.provenance).map(([group, facts]) => [group, { ...facts, shownConfidence: "high" }]),
) as Card["provenance"];
/** All is confirmed, and everything is as usual but for what is given. */
const card = (change: Partial<Card> = {}): Card => ({
  ...REST,
  perks: [],
  introApr: null,
  uncertainFields: [],
  provenance: SURE,
  ...change,
});
const doubt = (group: keyof Card["provenance"]): Partial<Card> => ({
  provenance: { ...SURE, [group]: { ...SURE[group], shownConfidence: "low" } },
});
const worth = (change: Partial<CardWorth> & { readonly bonusesUsd?: number } = {}): CardWorth => {
  const parts = { netUsd: 100, rewardsUsd: 100, perksUsd: 0, feesUsd: 0, bonusesUsd: change.bonusesUsd ?? 0 };
  return {
    slug: "card",
    name: "Card",
    ongoing: parts,
    firstYear: parts,
    withoutPerksUsd: 100,
    faceValueUsd: 100,
    centsPerPoint: 1,
    choices: [],
    perks: [],
    ...change,
  };
};
const getRow = (group: ComparisonGroup, key: string) => {
  const row = group.rows.find((known) => known.key === key);
  if (!row) throw new Error(`There is no row ${key}`);
  return row;
};
const tell = (group: ComparisonGroup, key: string) => {
  const { label, note, cells } = getRow(group, key);
  return { label, note, texts: cells.map(({ text }) => text) };
};
const listNotes = (group: ComparisonGroup, key: string) => getRow(group, key).cells.map(({ note }) => note);
const listMarks = (group: ComparisonGroup, key: string) => getRow(group, key).cells.map(({ mark }) => mark);
const listUncertain = (group: ComparisonGroup, key: string) =>
  getRow(group, key).cells.map(({ isUncertain }) => isUncertain);
const BEST_FIRST = ["best", null];
const NOBODY = [null, null];

describe("a row", () => {
  const judged = { key: "k", label: "L", judge: "more" } as const;

  test("keeps texts, notes and figures, and has nothing where nothing is given", () => {
    expect(toRow({ key: "k", label: "L" }, [{ text: "a" }, { text: "b", note: "n", isOver: true, value: 0 }])).toEqual({
      key: "k",
      label: "L",
      note: null,
      cells: [
        { text: "a", isOver: false, isUncertain: false, note: null, value: null, mark: null },
        { text: "b", isOver: true, isUncertain: false, note: "n", value: 0, mark: null },
      ],
      isTie: false,
      isSame: false,
    });
    expect(toRow({ key: "k", label: "L", note: "Of 10" }, []).note).toBe("Of 10");
  });

  test("is judged by its figures, unless one of them is uncertain", () => {
    const marks = (isUncertain: boolean) =>
      toRow(judged, [
        { text: "2", value: 2 },
        { text: "1", value: 1, isUncertain },
      ]).cells.map(({ mark }) => mark);
    expect(marks(false)).toEqual(BEST_FIRST);
    expect(marks(true)).toEqual(NOBODY);
  });

  test("is a tie where every known figure is the same", () => {
    const isTie = (values: readonly (number | null)[], rule: Parameters<typeof toRow>[0] = judged) =>
      toRow(
        rule,
        values.map((value, index) => ({ text: `${index}`, value })),
      ).isTie;
    expect([isTie([1, 1]), isTie([1, 2]), isTie([null, null]), isTie([1, 1], { key: "k", label: "L" })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("is the same only where texts and notes are", () => {
    const isSame = (...facts: Parameters<typeof toRow>[1]) => toRow(judged, facts).isSame;
    expect(isSame({ text: "a" }, { text: "a", note: null })).toBe(true);
    expect(isSame({ text: "a" }, { text: "a", note: "n" })).toBe(false);
    expect(isSame({ text: "a" }, { text: "b" })).toBe(false);
    expect(isSame({ text: "a" }, { text: "a" }, { text: "b" })).toBe(false);
  });
});

describe("uncertain facts", () => {
  test("are those that an editor doubts and those that are too old", () => {
    expect(isUncertainFact(card(), "perks")).toBe(false);
    expect(isUncertainFact(card(doubt("perks")), "perks")).toBe(true);
    expect(isUncertainFact(card(doubt("perks")), "rewards")).toBe(false);
    const fields = ["signUpBonus", "rewards", "perks", "redemption"] as const;
    for (const field of fields) {
      const groups = fields.filter((group) => isUncertainFact(card({ uncertainFields: [field] }), group));
      expect(groups).toEqual([field]);
    }
    expect(isUncertainFact(card({ uncertainFields: ["foreignTransactionFeePercent"] }), "foreignFee")).toBe(true);
  });

  test("of a group with several are told apart where one is asked for", () => {
    const one = card({ uncertainFields: ["introApr"] });
    expect([
      isUncertainFact(one, "apr"),
      isUncertainFact(one, "apr", "introApr"),
      isUncertainFact(one, "apr", "purchaseApr"),
    ]).toEqual([true, true, false]);
    expect(isUncertainFact(card({ uncertainFields: ["purchaseApr"] }), "apr")).toBe(true);
  });
});

describe("costs and credit", () => {
  test("fees: the lower one wins, and none is said in a word where it is a percentage", () => {
    const group = listCostRows([
      card({ annualFee: { text: "", firstYearUsd: 95, ongoingUsd: 0 }, foreignTransactionFeePercent: 0 }),
      card({ annualFee: { text: "", firstYearUsd: 0, ongoingUsd: 95 }, foreignTransactionFeePercent: 2.7 }),
    ]);
    expect(tell(group, "fee")).toEqual({ label: "Annual fee", note: null, texts: ["$0", "$95"] });
    expect(tell(group, "first-fee")).toEqual({ label: "First-year fee", note: null, texts: ["$95", "$0"] });
    expect(tell(group, "foreign-fee")).toEqual({
      label: "Foreign transaction fee",
      note: null,
      texts: ["None", "2.7%"],
    });
    expect(listMarks(group, "fee")).toEqual(BEST_FIRST);
    expect(listMarks(group, "first-fee")).toEqual([null, "best"]);
    expect(listMarks(group, "foreign-fee")).toEqual(BEST_FIRST);
    expect([group.key, group.title]).toEqual(["costs", "Costs and credit"]);
    expect(group.note).toContain("neither end of its range is higher");
  });

  test("each figure has the doubt of its own facts", () => {
    const list = (group: keyof Card["provenance"]) =>
      listCostRows([card(doubt(group)), card()])
        .rows.filter(({ cells }) => cells[0]?.isUncertain)
        .map(({ key }) => key);
    expect(list("annualFee")).toEqual(["fee", "first-fee"]);
    expect(list("foreignFee")).toEqual(["foreign-fee"]);
    expect(list("apr")).toEqual(["apr", "intro-purchases", "intro-transfers"]);
    const unknown = listCostRows([card({ ...doubt("apr"), purchaseApr: null }), card()]);
    expect(listUncertain(unknown, "apr")).toEqual([false, false]);
  });

  test("an APR wins as a range, and one that is not known is where to look it up", () => {
    const apr = (purchaseApr: string | null) => card({ purchaseApr });
    const lower = listCostRows([apr("18.00% - 27.00% Variable"), apr("19.00% - 28.00% Variable")]);
    expect(tell(lower, "apr").label).toBe("Purchase APR");
    expect(listMarks(lower, "apr")).toEqual(BEST_FIRST);
    expect(getRow(lower, "apr").cells.map(({ value }) => value)).toEqual([18, 19]);
    const crossing = listCostRows([apr("18.00% - 29.00% Variable"), apr("19.00% - 28.00% Variable")]);
    expect(listMarks(crossing, "apr")).toEqual(NOBODY);
    expect(tell(listCostRows([apr(null), apr("20.00% Variable")]), "apr").texts).toEqual([
      "See the issuer's terms",
      "20.00% Variable",
    ]);
  });

  test("months without interest, for purchases and for transfers", () => {
    const group = listCostRows([
      card({ introApr: "0% for 15 months on purchases" }),
      card({ introApr: "0% for 18 months on balance transfers" }),
    ]);
    expect(tell(group, "intro-purchases")).toEqual({
      label: "Intro APR on purchases",
      note: null,
      texts: ["0% for 15 months", "None"],
    });
    expect(tell(group, "intro-transfers").texts).toEqual(["None", "0% for 18 months"]);
    expect(tell(group, "intro-transfers").label).toBe("Intro APR on balance transfers");
    expect([listMarks(group, "intro-purchases"), listMarks(group, "intro-transfers")]).toEqual([
      BEST_FIRST,
      [null, "best"],
    ]);
  });

  test("the score that is needed is our estimate and wins nothing", () => {
    const score = (floor: number, newToCredit: boolean) =>
      card({ creditScore: { ...PLAIN.creditScore, floor, newToCredit } });
    const group = listCostRows([score(640, false), score(580, true)]);
    expect(tell(group, "credit")).toEqual({
      label: "Credit score, at least",
      note: "Our estimate",
      texts: ["640", "No history needed"],
    });
    expect(listMarks(group, "credit")).toEqual(NOBODY);
    expect(getRow(group, "credit").cells.map(({ value }) => value)).toEqual([640, null]);
  });

  test("what else is needed is a row only where something is", () => {
    const member = card({ requires: { kind: "membership", name: "Costco", usdPerYear: 65 } as Card["requires"] & {} });
    const free = card({ requires: { kind: "relationship", name: "An account" } as Card["requires"] & {} });
    const group = listCostRows([member, free, card()]);
    expect(tell(group, "requires")).toEqual({
      label: "You also need",
      note: null,
      texts: ["Costco", "An account", "Nothing else"],
    });
    expect(listNotes(group, "requires")).toEqual(["$65 a year", null, null]);
    expect(listCostRows([card(), card()]).rows.some(({ key }) => key === "requires")).toBe(false);
  });
});

describe("the welcome bonus", () => {
  const offer = (change: Partial<Card["signUpBonus"]>, more: Partial<Card> = {}) =>
    card({
      signUpBonus: {
        ...PLAIN.signUpBonus,
        kind: "fixed",
        state: "open",
        points: 60_000,
        minSpendUsd: 3_000,
        durationDays: 90,
        ...change,
      },
      ...more,
    });
  const list = (cards: readonly Card[], monthlyUsd = 1_000, bonuses: readonly number[] = [600, 0]) =>
    listBonusRows(
      cards,
      bonuses.map((bonusesUsd) => worth({ bonusesUsd })),
      monthlyUsd,
    );

  test("is what is offered, struck through once it has ended", () => {
    const group = list([offer({}), offer({ state: "ended", endsOn: "2025-05-15" })]);
    expect([group.key, group.title]).toEqual(["bonus", "Welcome bonus"]);
    expect(group.note).toMatch(/^Counted in the first year only/);
    expect(tell(group, "bonus")).toEqual({ label: "Offer", note: null, texts: ["60,000 points", "60,000 points"] });
    expect(getRow(group, "bonus").cells.map(({ isOver }) => isOver)).toEqual([false, true]);
    expect(listNotes(group, "bonus")).toEqual([null, "ended May 15, 2025"]);
  });

  test("counts in dollars, more winning, unless an open one is in doubt", () => {
    const group = list([offer({}), offer({ state: "ended" })]);
    expect(tell(group, "bonus-counted")).toEqual({
      label: "Counted with this spend",
      note: null,
      texts: ["$600", "$0"],
    });
    expect(listMarks(group, "bonus-counted")).toEqual(BEST_FIRST);
    const doubtful = list([offer({}, doubt("signUpBonus")), offer({ state: "ended" }, doubt("signUpBonus"))]);
    expect(listUncertain(doubtful, "bonus-counted")).toEqual([true, false]);
    expect(listMarks(doubtful, "bonus-counted")).toEqual(NOBODY);
  });

  test("asks for a spend that this one reaches or not", () => {
    const ask = (change: Partial<Card["signUpBonus"]>, monthlyUsd = 1_000) => {
      const [cell] = getRow(list([offer(change)], monthlyUsd, [0]), "bonus-spend").cells;
      return [cell?.text, cell?.note];
    };
    expect(ask({})).toEqual(["$3,000 in 90 days", "within this spend"]);
    expect(ask({}, 999)).toEqual(["$3,000 in 90 days", "more than this spend"]);
    // Less than a month is a month.
    expect(ask({ minSpendUsd: 1_000, durationDays: 10 })[1]).toBe("within this spend");
    expect(ask({ state: "stale" })).toEqual(["No offer that counts", null]);
    expect(ask({ minSpendUsd: 0 })).toEqual(["No minimum", null]);
    expect(ask({ durationDays: null })).toEqual(["No minimum", null]);
    expect(tell(list([offer({})], 1, [0]), "bonus-spend").label).toBe("Spend it asks for");
  });
});

describe("using points", () => {
  const redeeming = (redemption: Partial<Card["redemption"]>, more: Partial<Card> = {}) =>
    card({ redemption: redemption as Card["redemption"], ...more });

  test("has the program, what we count, and each way that one of the cards has", () => {
    const group = listRedemptionRows(
      [
        redeeming({ programCpp: 1.8, amexTravelCpp: 1.8, cashBackCpp: 0.6 }, { rewardProgram: "Points" }),
        redeeming({ programCpp: 1, cashBackCpp: 1 }, { rewardProgram: null }),
      ],
      [worth({ centsPerPoint: 1.3 }), worth()],
    );
    expect([group.key, group.title]).toEqual(["redeeming", "Using points"]);
    expect(group.note).toContain("have no winner");
    expect(tell(group, "program")).toEqual({ label: "Program", note: null, texts: ["Points", "None"] });
    expect(tell(group, "counted-cpp")).toEqual({
      label: "We count a point at",
      note: "For the card alone",
      texts: ["1.3 cents", "1 cent"],
    });
    expect(tell(group, "redeem-amexTravelCpp").texts).toEqual(["1.8 cents", "Not on record"]);
    expect(tell(group, "redeem-cashBackCpp")).toMatchObject({
      note: "Worth of a point",
      texts: ["0.6 cents", "1 cent"],
    });
    expect(group.rows).toHaveLength(4);
    expect(group.rows.flatMap(({ cells }) => cells.filter(({ mark }) => mark))).toEqual([]);
  });

  test("warns of ways that are in doubt, where they are known", () => {
    const group = listRedemptionRows(
      [redeeming({ cashBackCpp: 1 }, doubt("redemption")), redeeming({ capOneTravelCpp: 1 }, doubt("redemption"))],
      [worth(), worth()],
    );
    expect(listUncertain(group, "redeem-cashBackCpp")).toEqual([true, false]);
    expect(listUncertain(group, "counted-cpp")).toEqual([false, false]);
  });
});

test("the basics are bank, network, age of the facts, type and whether it is open", () => {
  const group = listBasicRows([
    card({ issuingBank: "My Bank", network: "Visa", cardType: "Business", status: "closed" }),
    card({ issuingBank: "Other Bank", network: "Mastercard", asOf: "2025-05", newestAsOf: "2025-05" }),
  ]);
  expect([group.key, group.title, group.note]).toEqual(["basics", "The basics", null]);
  expect(group.rows.map(({ key }) => tell(group, key))).toMatchObject([
    { label: "Bank", texts: ["My Bank", "Other Bank"] },
    { label: "Network", texts: ["Visa", "Mastercard"] },
    { label: "Facts", texts: [expect.any(String), "as of May 2025"] },
    { label: "Personal or business", texts: ["Business", PLAIN.cardType] },
    { label: "New applications", texts: ["Closed", "Open"] },
  ]);
  expect(new Set(group.rows.map(({ key }) => key)).size).toBe(5);
});

describe("perks", () => {
  type Perk = Card["perks"][number];
  const perk = (id: string, type: string, change: Partial<Perk> = {}) =>
    ({ id, type, description: `About ${id}`, valueUsd: null, frequency: null, lapsed: false, ...change }) as Perk;
  const counted = (...perks: readonly (readonly [perk: string, usd: number])[]) =>
    worth({ perks: perks.map(([id, usd]) => ({ card: "card", perk: id, usd, usedFor: "" }) as CardWorth["perks"][0]) });
  const two = (mine: readonly Perk[], theirs: readonly Perk[], worths = [worth(), worth()]) =>
    listPerkRows([card({ perks: [...mine] }), card({ perks: [...theirs] })], worths);

  test("say their price and period, several of a kind together, and what they count for this visitor", () => {
    const group = two(
      [
        perk("a", "dining_credit", { valueUsd: 120, frequency: "annual" }),
        perk("b", "dining_credit", { valueUsd: 50, frequency: "per_stay" }),
        perk("c", "dining_credit"),
      ],
      [
        perk("d", "dining_credit", { valueUsd: 30 }),
        perk("e", "dining_credit", { valueUsd: 10, frequency: "one_time" }),
        perk("f", "dining_credit", { valueUsd: 85, frequency: "every_4_years" }),
      ],
      [counted(["a", 90], ["b", 10], ["other", 500]), counted(["d", 0.4])],
    );
    expect([group.key, group.title]).toEqual(["perks", "Perks"]);
    expect(group.note).toMatch(/^Face values are our estimates/);
    expect(tell(group, "perk-dining-credit")).toEqual({
      label: "Dining credit",
      note: "On both",
      texts: ["$120 a year + $50 a stay", "$30 a year + $10 once + $85 every 4 years"],
    });
    expect(listNotes(group, "perk-dining-credit")).toEqual([
      "Counts $100 for you; About a; About b; About c",
      "About d; About e; About f",
    ]);
    expect(listMarks(group, "perk-dining-credit")).toEqual(BEST_FIRST);
    expect(getRow(group, "perk-dining-credit").cells[0]?.value).toBe(100);
  });

  test("without a price are included, and have no figure", () => {
    const group = two([perk("a", "lounge_access")], []);
    expect(tell(group, "perk-lounge-access").texts).toEqual(["Included", "Not included"]);
    expect(getRow(group, "perk-lounge-access").cells.map(({ value }) => value)).toEqual([null, null]);
    expect(listMarks(group, "perk-lounge-access")).toEqual(BEST_FIRST);
    expect(listNotes(group, "perk-lounge-access")).toEqual(["About a", null]);
  });

  test("on both cards have no winner where neither counts", () => {
    const priced = (id: string, valueUsd: number) => [perk(id, "dining_credit", { valueUsd })];
    expect(listMarks(two(priced("a", 10), priced("b", 20)), "perk-dining-credit")).toEqual(NOBODY);
    const group = two(priced("a", 10), priced("b", 20), [counted(), counted(["b", 5])]);
    expect(listMarks(group, "perk-dining-credit")).toEqual([null, "best"]);
  });

  test("that have lapsed say so, and are nobody's advantage", () => {
    const ended = perk("a", "dining_credit", { valueUsd: 120, lapsed: true, endsOn: "2025-12-31" });
    const group = two([ended], [perk("b", "dining_credit", { lapsed: true })], [counted(["a", 90]), worth()]);
    expect(tell(group, "perk-dining-credit")).toMatchObject({
      note: "No longer offered",
      texts: ["Ended", "Ended"],
    });
    expect(listNotes(group, "perk-dining-credit")).toEqual(["About a (ended December 31, 2025)", "About b (ended)"]);
    expect(listMarks(group, "perk-dining-credit")).toEqual(NOBODY);
    // One of two that is left is still there, at its own price.
    const left = two([ended, perk("c", "dining_credit", { valueUsd: 60 })], [ended]);
    expect(tell(left, "perk-dining-credit")).toMatchObject({
      note: "On one card only",
      texts: ["$60 a year", "Ended"],
    });
    expect(listMarks(left, "perk-dining-credit")).toEqual(BEST_FIRST);
  });

  test("say on how many of three cards they are", () => {
    const having = (count: number) =>
      listPerkRows(
        [0, 1, 2].map((at) => card({ perks: [perk("a", "lounge_access", { lapsed: at >= count })] })),
        [worth(), worth(), worth()],
      ).rows[0]?.note;
    expect([0, 1, 2, 3].map(having)).toEqual(["No longer offered", "On one card only", "On 2 of 3", "On all 3"]);
  });

  test("stand in order of what counts, then of the highest price, then of the alphabet", () => {
    const group = two(
      [
        perk("w", "travel_insurance"),
        perk("x", "cell_phone_protection"),
        perk("y", "hotel_credit", { valueUsd: 900 }),
        perk("z", "dining_credit", { valueUsd: 20 }),
        perk("l", "airline_credit", { valueUsd: 5_000, lapsed: true }),
      ],
      [perk("v", "hotel_credit", { valueUsd: 10 })],
      [counted(["z", 20]), worth()],
    );
    expect(group.rows.map(({ key }) => key)).toEqual([
      "perk-dining-credit",
      "perk-hotel-credit",
      "perk-airline-credit",
      "perk-cell-phone-protection",
      "perk-travel-insurance",
    ]);
  });

  test("in doubt are marked where there are any", () => {
    const mine = card({ perks: [perk("a", "lounge_access")], ...doubt("perks") });
    const group = listPerkRows([mine, card(doubt("perks"))], [worth(), worth()]);
    expect(listUncertain(group, "perk-lounge-access")).toEqual([true, false]);
  });
});

describe("earning", () => {
  const BRAND = { name: "Test Air", category: "travel_other", part: "flights" } as const;
  const earning = (rewards: Partial<WalletCard>, facts: Partial<Card> = {}, centsPerPoint = 1) => ({
    card: card({ rewards: [], ...facts }),
    rewards: makeCard("card", rewards),
    centsPerPoint,
  });
  const list = (...cards: readonly ReturnType<typeof earning>[]) => listEarningRows(cards, [BRAND], makeProfile([]));
  const plain = earning({});

  test("has all categories, and the parts, brands and places abroad of one of the cards", () => {
    const keys = (rewards: Partial<WalletCard>) =>
      list(earning(rewards), plain)
        .rows.map(({ key, label }) => `${key}: ${label}`)
        .slice(8);
    expect(list(plain, plain).rows.map(({ key }) => key)).toEqual(
      ["dining", "groceries", "gas", "transit", "travel-portal", "travel-other", "streaming", "other"].map(
        (category) => `earn-${category}`,
      ),
    );
    expect(keys({})).toEqual([]);
    expect(keys({ earns: [makeBase(1), makeEarn(3, { parts: ["drugstores"] })] })).toEqual([
      "earn-drugstores: Drugstores",
    ]);
    expect(
      keys({ earns: [makeBase(1), makeEarn(3, { brands: ["Test Air", "Nowhere"], parts: ["flights"] })] }),
    ).toEqual(["earn-test-air: At Test Air"]);
    expect(keys({ earns: [makeBase(1), makeEarn(3, { foreignOnly: true, parts: ["drugstores"] })] })).toEqual([
      "earn-abroad: Abroad",
    ]);
    expect(keys({ earns: [makeBase(1, { brands: ["Test Air"] })] })).toEqual([]);
    const choice = { options: [{ id: "o", label: "o", covers: [{ category: "other", parts: ["drugstores"] }] }] };
    expect(
      keys({
        choices: [
          { id: "c", mode: "chosen", choices: 1, multiplier: 3, afterCap: 1, cap: null, ...choice },
        ] as CardChoice[],
      }),
    ).toEqual(["earn-drugstores: Drugstores"]);
  });

  test("is judged in cents: points times what one counts", () => {
    const points = earning({ earns: [makeBase(1), makeEarn(3, { category: "dining" })] }, {}, 0.5);
    const group = list(points, earning({ earns: [makeBase(2)] }));
    expect([group.key, group.title]).toEqual(["earning", "Earning"]);
    expect(group.note).toMatch(/^Judged by cents per dollar before any cap/);
    expect(tell(group, "earn-dining")).toEqual({ label: "Dining", note: null, texts: ["3x", "2x"] });
    expect(listNotes(group, "earn-dining")).toEqual(["1.5 cents per dollar", "2 cents per dollar"]);
    expect(getRow(group, "earn-dining").cells.map(({ value }) => value)).toEqual([1.5, 2]);
    expect(listMarks(group, "earn-dining")).toEqual([null, "best"]);
  });

  test("has its cap in the words of the terms, or as the year's sum", () => {
    const capped = (limitUsd: number, facts: Partial<Card> = {}, earns: WalletCard["earns"] = []) =>
      listNotes(
        list(
          earning(
            {
              earns: [makeBase(1), makeEarn(5, { category: "dining", cap: { limitUsd, pool: "a" } }), ...earns],
            },
            facts,
          ),
          plain,
        ),
        "earn-dining",
      )[0];
    const terms = (multiplier: number, amountUsd: number): Partial<Card> => ({
      rewards: [{ multiplier, cap: { amountUsd, period: "quarter" } }] as unknown as Card["rewards"],
    });
    expect(capped(6_000)).toBe("5 cents per dollar, up to $6,000 a year, then 1x");
    expect(capped(6_000, terms(5, 1_500))).toBe("5 cents per dollar, up to $1,500 a quarter, then 1x");
    expect(capped(6_000, terms(5, 1_600))).toContain("$6,000 a year");
    expect(capped(6_000, terms(4, 1_500))).toContain("$6,000 a year");
    const other = makeEarn(5, { category: "gas", cap: { limitUsd: 6_000, pool: "a" }, afterCap: 1 });
    expect(capped(6_000, {}, [other])).toContain("up to $6,000 a year together with others, then 1x");
    expect(capped(6_000, {}, [{ ...other, cap: { limitUsd: 6_000, pool: "b" } }])).not.toContain("together");
  });

  test("says what must be chosen, and for how much of a line a rotating rate holds", () => {
    const choice = (mode: CardChoice["mode"]): CardChoice => ({
      id: "choice",
      mode,
      choices: 1,
      multiplier: 5,
      afterCap: 1,
      cap: null,
      options: [{ id: "food", label: "food", covers: [{ category: "dining", parts: null }] }],
    });
    const find = (mode: CardChoice["mode"]) => {
      const group = list(earning({ choices: [choice(mode)] }), plain);
      return getRow(group, "earn-dining").cells[0];
    };
    expect(find("chosen")).toMatchObject({ text: "5x", note: "5 cents per dollar, if you choose it", value: 5 });
    const rotating = find("rotating");
    expect(rotating?.note).toBe("5 cents per dollar, on about 12.5% of it, then 1x");
    expect(rotating?.value).toBeCloseTo(5 / 8 + 7 / 8, 9);
  });

  test("where nothing is earned says so, and counts nothing", () => {
    const rent = earning({ earns: [makeBase(1), makeEarn(1, { parts: ["rent"] })] });
    const group = list(rent, plain);
    expect(tell(group, "earn-rent").texts).toEqual(["1x", "No rewards"]);
    expect(getRow(group, "earn-rent").cells.map(({ value }) => value)).toEqual([1, 0]);
  });

  test("of a card whose rates are in doubt has no winner", () => {
    const group = list(earning({ earns: [makeBase(3)] }, doubt("rewards")), plain);
    expect(listUncertain(group, "earn-dining")).toEqual([true, false]);
    expect(listMarks(group, "earn-dining")).toEqual(NOBODY);
  });
});
