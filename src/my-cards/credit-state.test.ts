/** The days of credits and fees: what is open today, what lapsed, and what has come to the fee. */
import { describe, expect, test } from "vitest";

import { findFeeProgress, listCreditStates, listDue } from "./credit-state.ts";
import type { CreditRecord, HeldRecord, Reset } from "./held-record.ts";
import { type CreditUse, type HeldCard, type KeptCards, NOTHING_KEPT } from "./kept-cards.ts";
import { countNewAccounts, findCardYear, findNextFee, findPeriod, readToday } from "./periods.ts";
import { makeHeldRecord } from "./test-held-record.ts";

const card = (said: Partial<HeldCard> = {}): HeldCard => ({
  slug: "a-card",
  opened: null,
  renews: null,
  bonus: null,
  ...said,
});
const credit = (reset: Reset, said: Partial<CreditRecord> = {}): CreditRecord => ({
  id: "credit",
  text: "A credit",
  reset,
  usd: 10,
  ...said,
});
const record = (credits: readonly CreditRecord[], said: Partial<HeldRecord> = {}) =>
  makeHeldRecord({ credits, ...said });
const use = (on: string, usd: number): CreditUse => ({ card: "a-card", perk: "credit", on, usd });
const keep = (said: Partial<KeptCards>): KeptCards => ({ ...NOTHING_KEPT, held: [card()], ...said });
const find = (kept: KeptCards, credits: readonly CreditRecord[], today: string) =>
  listCreditStates(kept, { "a-card": record(credits) }, today);

describe("a credit's period", () => {
  test.each([
    ["month", "2026-02-14", "2026-02-01", "2026-02-28"],
    ["quarter", "2026-11-26", "2026-10-01", "2026-12-31"],
    ["half", "2026-06-30", "2026-01-01", "2026-06-30"],
    ["half", "2026-07-01", "2026-07-01", "2026-12-31"],
    ["year", "2026-11-26", "2026-01-01", "2026-12-31"],
  ] as const)("of a %s is the calendar's", (reset, on, start, end) => {
    expect(findPeriod(credit(reset), card(), on)).toEqual({ start, end });
  });

  test("of a card's year begins with the month of its fee, and with the calendar's year where that is not known", () => {
    const yearly = credit("card-year");
    expect(findPeriod(yearly, card({ opened: "2024-05" }), "2026-04-30")).toEqual({
      start: "2025-05-01",
      end: "2026-04-30",
    });
    expect(findPeriod(yearly, card({ opened: "2024-05", renews: 6 }), "2026-06-01")).toMatchObject({
      start: "2026-06-01",
    });
    expect(findPeriod(yearly, card(), "2026-06-01")).toEqual({ start: "2026-01-01", end: "2026-12-31" });
    expect(find(keep({}), [yearly], "2026-06-01")[0]?.isGuess).toBe(true);
  });

  test("is not there before the second year, or once the credit is over, and ends with it", () => {
    const late = credit("card-year", { fromSecondYear: true });
    expect(findPeriod(late, card({ opened: "2026-05" }), "2027-04-30")).toBeNull();
    expect(findPeriod(late, card({ opened: "2026-05" }), "2027-05-01")).not.toBeNull();
    const ending = credit("quarter", { endsOn: "2026-11-10" });
    expect(findPeriod(ending, card(), "2026-11-01")?.end).toBe("2026-11-10");
    expect(findPeriod(ending, card(), "2026-11-11")).toBeNull();
  });
});

describe("a credit", () => {
  test("is done when its period is used up, in parts too, and is there again with the next", () => {
    const kept = keep({ uses: [use("2026-11-03", 4), use("2026-11-20", 5.8)] });
    const [now] = find(kept, [credit("month")], "2026-11-26");
    expect(now?.now).toMatchObject({ usedUsd: 9.8, isDone: true });
    expect(find(kept, [credit("month")], "2026-12-01")[0]?.now).toMatchObject({ usedUsd: 0, isDone: false });
  });

  test("that comes twice a year is two", () => {
    const kept = keep({ uses: [use("2026-03-03", 10)] });
    const [state] = find(kept, [credit("half")], "2026-11-26");
    expect(state?.periods.map(({ isDone }) => isDone)).toEqual([true, false]);
  });

  test("of several years is done as long as its use lasts", () => {
    const kept = keep({ uses: [use("2023-02-10", 10)] });
    const fourYears = credit("years", { years: 4 });
    expect(find(kept, [fourYears], "2027-01-31")[0]?.now).toMatchObject({ isDone: true, end: "2027-01-31" });
    expect(find(kept, [fourYears], "2027-02-01")[0]?.now?.isDone).toBe(false);
  });

  test("without a price is used or not", () => {
    const night = credit("card-year", { usd: null });
    expect(find(keep({}), [night], "2026-11-26")[0]?.now?.isDone).toBe(false);
    expect(find(keep({ uses: [use("2026-04-01", 0)] }), [night], "2026-11-26")[0]?.now?.isDone).toBe(true);
  });

  test("asks for attention only when its holder means to use it and has not; the soonest to lapse first", () => {
    const credits = [
      credit("year", { id: "later" }),
      credit("month", { id: "soon" }),
      credit("month", { id: "used" }),
      credit("month", { id: "never" }),
      credit("month", { id: "own" }),
      credit("card-year", { id: "points", isAutomatic: true }),
      credit("years", { id: "whenever", years: 4 }),
    ];
    const kept = keep({
      modes: { "a-card:never": "never", "a-card:own": "automatic" },
      uses: [{ card: "a-card", perk: "used", on: "2026-11-02", usd: 10 }],
    });
    const due = listDue(find(kept, credits, "2026-11-26"));
    expect(due.map(({ end, states }) => [end, states.map((state) => state.credit.id)])).toEqual([
      ["2026-11-30", ["soon"]],
      ["2026-12-31", ["later"]],
      [null, ["whenever"]],
    ]);
  });
});

describe("the fee", () => {
  const progress = (kept: KeptCards, held: HeldCard, credits: readonly CreditRecord[], today: string) => {
    const own = record(credits, { firstYearFeeUsd: 0 });
    return findFeeProgress(
      held,
      own,
      listCreditStates({ ...kept, held: [held] }, { "a-card": own }, today),
      kept.uses,
      today,
    );
  };

  test("is paid by what was used since the last one, with the year before beside it", () => {
    const held = card({ opened: "2023-05" });
    const kept = keep({
      uses: [use("2025-06-01", 30), use("2026-04-30", 5), use("2026-05-01", 7), use("2026-11-01", 8)],
    });
    expect(progress(kept, held, [credit("month")], "2026-11-26")).toMatchObject({
      feeUsd: 325,
      creditsUsd: 15,
      year: { start: "2026-05-01", end: "2027-04-30" },
      lastYear: { feeUsd: 325, creditsUsd: 35 },
    });
  });

  test("of the first year is the first year's, and no year stands before it", () => {
    const held = card({ opened: "2026-05" });
    const found = progress(keep({ uses: [use("2026-06-01", 7)] }), held, [credit("month")], "2026-11-26");
    expect(found).toMatchObject({ feeUsd: 0, creditsUsd: 7, lastYear: null });
  });

  test("counts a credit that happens by itself with each period that has begun, one that is never used not at all", () => {
    const held = card({ opened: "2024-09" });
    const byItself = keep({ modes: { "a-card:credit": "automatic" } });
    expect(progress(byItself, held, [credit("month")], "2026-11-26")?.creditsUsd).toBe(30);
    const never = keep({ modes: { "a-card:credit": "never" }, uses: [use("2026-10-01", 10)] });
    expect(progress(never, held, [credit("month")], "2026-11-26")?.creditsUsd).toBe(0);
  });

  test.each([
    ["comes in its month of this year", card({ renews: 12 }), "2026-12"],
    ["or of the next", card({ renews: 3 }), "2027-03"],
    ["is due in this month", card({ renews: 11 }), "2026-11"],
    ["comes a year after a card was opened", card({ opened: "2026-11" }), "2027-11"],
    ["comes in its own month, where that is not the opening's", card({ opened: "2024-02", renews: 1 }), "2027-01"],
  ])("%s", (_, held, month) => {
    expect(findNextFee(held, 95, "2026-11-26")?.month).toBe(month);
  });

  test("is decided thirty days before its month; without a fee or a month there is nothing to decide", () => {
    expect(findNextFee(card({ renews: 3 }), 95, "2026-11-26")?.decideBy).toBe("2027-01-30");
    expect(findNextFee(card({ renews: 3 }), 0, "2026-11-26")).toBeNull();
    expect(findNextFee(card(), 95, "2026-11-26")).toBeNull();
    expect(findCardYear(card(), "2026-11-26")).toBeNull();
  });
});

describe("new accounts", () => {
  const rule = { limit: 5, months: 24 };
  test("count until they are older than the rule's months; a slot opens when the limit is no longer reached", () => {
    const five = ["2024-11", "2025-01", "2025-03", "2026-01", "2026-06"];
    expect(countNewAccounts(five, rule, "2026-11-26")).toEqual({ count: 5, opensIn: "2026-12" });
    expect(countNewAccounts(five, rule, "2026-12-01")).toEqual({ count: 4, opensIn: null });
    expect(countNewAccounts([...five, "2026-10"], rule, "2026-11-26").opensIn).toBe("2027-02");
  });
});

test("today is the visitor's own day", () => {
  expect(readToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
