/** The calendar of the cards held, and the addresses that lead to the tools. */
import { expect, test } from "vitest";

import { listCreditStates } from "./credit-state.ts";
import { NOTHING_KEPT } from "./kept-cards.ts";
import { renderMyCalendar } from "./my-calendar.ts";
import { makeHeldRecord } from "./test-held-record.ts";
import { toOwn, toSpendingSearch, toToolLinks } from "./tool-links.ts";

const GOLD = makeHeldRecord({
  slug: "amex-gold",
  name: "American Express Gold Card",
  shortName: "Amex Gold",
  credits: [
    { id: "uber-cash", text: "$10 a month in Uber Cash", reset: "month", usd: 10 },
    { id: "hotel", text: "Up to $100, on hotels; once", reset: "year", usd: 100 },
    { id: "done", text: "Done", reset: "quarter", usd: 5 },
    { id: "unwanted", text: "Unwanted", reset: "quarter", usd: 5 },
  ],
});
const TODAY = "2026-11-26";
const KEPT = {
  ...NOTHING_KEPT,
  held: [
    { slug: "amex-gold", opened: "2024-05", renews: 3, bonus: { minUsd: 6000, spentUsd: 100, by: "2026-12-24" } },
    { slug: "citi-double-cash", opened: null, renews: null, bonus: null },
  ],
  watched: ["bilt-blue"],
  modes: { "amex-gold:unwanted": "never", "amex-gold:uber-cash": "automatic", "gone:x": "use" } as const,
  uses: [{ card: "amex-gold", perk: "done", on: "2026-10-03", usd: 5 }],
  accounts: ["2026-02", "2026-02"],
};

test("the calendar has the day to decide, the fee's month, last days of credits and bonuses, and a slot", () => {
  const records = { "amex-gold": GOLD };
  const kept = { ...KEPT, modes: { "amex-gold:unwanted": "never" as const } };
  const states = listCreditStates(kept, records, TODAY);
  const accounts = { count: 5, opensIn: "2027-02" };
  const text = renderMyCalendar({ kept, records, states, accounts, today: TODAY });
  const unfolded = text.replaceAll("\r\n ", "");
  const events = [...unfolded.matchAll(/DTSTART;VALUE=DATE:(\d+)[^]*?SUMMARY:(.*)\r\n/g)].map(([, day, title]) => [
    day,
    title,
  ]);
  expect(events).toEqual([
    ["20270130", "Decide whether to keep American Express Gold Card (fee in March 2027)"],
    ["20270301", "The fee on American Express Gold Card is due this month"],
    ["20261130", "Use this month's credits: Amex Gold"],
    ["20261231", String.raw`Last day: Up to $100\, on hotels\; once (Amex Gold)`],
    ["20261224", "Last day to earn the bonus on American Express Gold Card"],
    ["20270201", "A slot for a new Chase card"],
  ]);
  expect(unfolded).toContain("RRULE:FREQ=MONTHLY;BYMONTHDAY=-1");
  expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(new Set(unfolded.match(/UID:.*/g)).size).toBe(6);
});

test("the tools get the cards with their months, the spending that is kept, and how credits are used", () => {
  expect(toOwn(KEPT)).toBe("amex-gold:2024-05:3,citi-double-cash");
  const { analyzer, planner, compare } = toToolLinks(KEPT, "dining=500&use=amex-gold:hotel&trips=2");
  const query = new URL(planner, "https://a.test").searchParams;
  expect(Object.fromEntries(query)).toEqual({
    dining: "500",
    trips: "2",
    use: "amex-gold:hotel,amex-gold:uber-cash",
    skip: "amex-gold:unwanted",
    own: "amex-gold:2024-05:3,citi-double-cash",
    accounts: "2:2026-02",
  });
  expect(analyzer).toContain("own=amex-gold:2024-05:3,citi-double-cash");
  expect(analyzer).not.toContain("accounts");
  expect(compare).toBe("/compare?cards=amex-gold,citi-double-cash,bilt-blue");
});

test("without spending that is kept they say whose it is", () => {
  expect(toToolLinks(KEPT, null).analyzer).toContain("preset=household");
  expect(toSpendingSearch(NOTHING_KEPT, "gas=5")).toBe("gas=5");
  expect(toToolLinks(NOTHING_KEPT, null).compare).toBeNull();
});
