/** Rows about what cards cost, ask and give at the start: what a cell says, and when nobody wins. */
import { describe, expect, test } from "vitest";

import { makeIntroApr } from "../../catalog/test-record.ts";
import type { Card } from "../../catalog/card.ts";
import { listBasicRows, listBonusRows, listCostRows, listRedemptionRows } from "./fact-rows.ts";
import {
  BEST_FIRST,
  NOBODY,
  PLAIN,
  card,
  doubt,
  getRow,
  listMarks,
  listNotes,
  listUncertain,
  tell,
  worth,
} from "../../../test/support/comparison-cards.ts";

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
    expect(group.note).toContain("only if both ends of its range are no higher");
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
    const apr = (...percents: readonly number[]) => card({ purchaseApr: { percents } });
    const lower = listCostRows([apr(18, 27), apr(19, 28)]);
    expect(tell(lower, "apr").label).toBe("Purchase APR");
    expect(listMarks(lower, "apr")).toEqual(BEST_FIRST);
    expect(getRow(lower, "apr").cells.map(({ value }) => value)).toEqual([18, 19]);
    const crossing = listCostRows([apr(18, 29), apr(19, 28)]);
    expect(listMarks(crossing, "apr")).toEqual(NOBODY);
    expect(tell(listCostRows([card({ purchaseApr: null }), apr(20)]), "apr").texts).toEqual([
      "See the issuer's terms",
      "20.00% Variable",
    ]);
  });

  test("a low rate, or one that is not stated, ties with no card that has none", () => {
    const period = { percent: 10, length: 12, unit: "months" };
    const list = (introApr: unknown) => listCostRows([card({ introApr: introApr as Card["introApr"] }), card()]);
    const group = list({ purchases: period });
    for (const key of ["intro-purchases", "intro-transfers"]) expect(getRow(group, key).isTie, key).toBe(false);
    expect(getRow(listCostRows([card(), card()]), "intro-purchases").isTie).toBe(true);
  });

  test("months without interest, for purchases and for transfers", () => {
    const group = listCostRows([card({ introApr: makeIntroApr(15, 0) }), card({ introApr: makeIntroApr(0, 18) })]);
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
      label: "Minimum credit score",
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
      texts: ["Costco membership", "An account", "Nothing else"],
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
    expect(group.note).toMatch(/^We count a bonus in the first year only/);
    expect(tell(group, "bonus")).toEqual({ label: "Offer", note: null, texts: ["60,000 points", "60,000 points"] });
    expect(getRow(group, "bonus").cells.map(({ isOver }) => isOver)).toEqual([false, true]);
    expect(listNotes(group, "bonus")).toEqual([null, "ended May 15, 2025"]);
  });

  test("of free nights says what they are, and what they are worth", () => {
    const nights = { text: "3 free nights", usd: 1_050 };
    const counted = {
      ...PLAIN.signUpBonus.counted,
      basis: "seen",
      lastSeen: "2026-10-07",
      points: 0,
      cashUsd: 1_050,
    } as const;
    const told = (change: object) =>
      list([offer({ state: "stale", counted: { ...counted, besides: nights, ...change } })]);
    expect(tell(told({}), "bonus").texts).toEqual(["3 free nights"]);
    expect(listNotes(told({}), "bonus")).toEqual(["worth $1,050 by our estimate; seen October 2026"]);
    expect(tell(told({ cashUsd: 1_250 }), "bonus").texts).toEqual(["$200 with 3 free nights"]);
    expect(listNotes(told({ cashUsd: 1_250 }), "bonus")).toEqual(["seen October 2026"]);
  });

  test("counts in dollars, more winning, unless an open one is in doubt", () => {
    const group = list([offer({}), offer({ state: "ended" })]);
    expect(tell(group, "bonus-counted")).toEqual({
      label: "Counted with this spending",
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
    expect(ask({})).toEqual(["$3,000 in 3 months", "your spending reaches it"]);
    expect(ask({}, 999)).toEqual(["$3,000 in 3 months", "more than you spend"]);
    // Less than a month is a month.
    expect(ask({ minSpendUsd: 1_000, durationDays: 10 })[1]).toBe("your spending reaches it");
    expect(ask({ state: "ended" })).toEqual(["No current offer", null]);
    expect(ask({ state: "stale" })).toEqual(["See the issuer's page", null]);
    const seen = { ...PLAIN.signUpBonus.counted, basis: "seen", spendUsd: 4_000, days: 90 } as const;
    expect(ask({ state: "stale", counted: seen })).toEqual(["$4,000 in 3 months", "more than you spend"]);
    const lowest = (spendUsd: number) =>
      ask({ counted: { ...PLAIN.signUpBonus.counted, basis: "ceiling", spendUsd, days: 90 } })[1];
    expect(lowest(2_000)).toBe("your spending reaches it; the lowest offer seen asked for $2,000");
    expect(lowest(3_000)).toBe("your spending reaches it");
    expect(ask({ state: "none", kind: "none" })).toEqual(["–", null]);
    expect(ask({ minSpendUsd: 0 })).toEqual(["No minimum", null]);
    expect(ask({ durationDays: null })).toEqual(["No minimum", null]);
    expect(ask({ kind: "up-to", minSpendUsd: null })).toEqual(["Shown when you apply", null]);
    expect(tell(list([offer({})], 1, [0]), "bonus-spend").label).toBe("Spending required");
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
    const points = redeeming({ programCpp: 1.8 }, { rewardProgram: "Points" });
    expect(listRedemptionRows([points, points], [worth(), worth()]).note).not.toContain("different programs");
    expect(tell(group, "program")).toEqual({ label: "Program", note: null, texts: ["Points", "None"] });
    expect(tell(group, "counted-cpp")).toEqual({
      label: "Our value per point",
      note: "For the card alone",
      texts: ["1.3 cents", "1 cent"],
    });
    expect(tell(group, "redeem-amexTravelCpp").texts).toEqual(["1.8 cents", "–"]);
    expect(tell(group, "redeem-cashBackCpp")).toMatchObject({
      note: "Point value",
      texts: ["0.6 cents", "1 cent"],
    });
    expect(group.rows).toHaveLength(4);
    expect(group.rows.flatMap(({ cells }) => cells.filter(({ mark }) => mark))).toEqual([]);
  });

  test("values a transfer as the program does, and as the record does where there is no program", () => {
    const group = listRedemptionRows(
      [
        redeeming({ transferPartnerAverageCpp: 1.9 }, doubt("redemption")),
        redeeming({ transferPartnerAverageCpp: 1.9 }, doubt("redemption")),
        redeeming({}),
      ],
      [
        worth({ transferCents: 1.6 }),
        worth({ transferCents: null }),
        worth({ transferCents: 1.5, transfersAlone: false }),
      ],
    );
    expect(tell(group, "redeem-transferPartnerAverageCpp").texts).toEqual(["1.6 cents", "1.9 cents", "1.5 cents"]);
    expect(listUncertain(group, "redeem-transferPartnerAverageCpp")).toEqual([false, true, false]);
    expect(listNotes(group, "redeem-transferPartnerAverageCpp")).toEqual([
      null,
      null,
      "only with a card that transfers",
    ]);
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
    { label: "Dates of our facts", texts: [expect.any(String), "As of May 2025"] },
    { label: "Personal or business", texts: ["Business", PLAIN.cardType] },
    { label: "New applications", texts: ["Closed", "Open"] },
  ]);
  expect(new Set(group.rows.map(({ key }) => key)).size).toBe(5);
});
