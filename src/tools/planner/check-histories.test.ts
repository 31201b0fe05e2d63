/** Histories that nobody can have, at their edges. The current month is November 2026. */
import { describe, expect, test } from "vitest";

import { findImpossible } from "./check-histories.ts";
import type { PersonLimits } from "./second-person.ts";

const NOBODY: PersonLimits = {
  applications: 2,
  owned: [],
  renewals: {},
  opened: [],
  closed: [],
  had: [],
  otherOpened: [],
};
const find = (person: Partial<PersonLimits>) =>
  findImpossible({ ...NOBODY, ...person }, (slug) => `The ${slug}`, "2026-11");
const entry = (slug: string, monthsAgo: number | null) => ({ slug, monthsAgo });

test("a person without a history has no fault", () => expect(find({})).toEqual({}));

describe("a card that was closed", () => {
  test("can't have been closed before it was opened, but in the same month", () => {
    const opened = [entry("gold", 5)];
    expect(find({ opened, closed: [entry("gold", 5)] })).toEqual({});
    expect(find({ opened, closed: [entry("gold", 6)] })).toEqual({
      closed: { code: "contradiction", message: "“The gold” can't be closed before it was opened." },
    });
  });

  test("of late can't be held as well", () => {
    const owned = ["gold"];
    const closed = (monthsAgo: number | null) => [entry("gold", monthsAgo)];
    expect(find({ owned, closed: closed(23) })).toEqual({
      closed: {
        code: "contradiction",
        message: "You have “The gold”; it can't be closed as well: remove it from one of the lists.",
      },
    });
    expect(find({ owned, opened: [entry("gold", 30)], closed: closed(5) }).closed).toBeDefined();
    // Long ago, and opened again since.
    expect(find({ owned, closed: closed(24) })).toEqual({});
    expect(find({ owned, closed: closed(null) })).toEqual({});
    expect(find({ owned: ["green"], closed: closed(5) })).toEqual({});
  });

  test("without a month, or without an opening, is no contradiction", () => {
    expect(find({ opened: [entry("gold", 5)], closed: [entry("gold", null), entry("green", 9)] })).toEqual({});
    expect(find({ opened: [entry("gold", null)], closed: [entry("gold", 9)] })).toEqual({});
  });

  test("is named if it is the first of several", () => {
    const opened = [entry("gold", 5), entry("green", 5)];
    const faults = find({ opened, closed: [entry("green", 9), entry("gold", 9)] });
    expect(faults.closed!.message).toContain("The green");
  });
});

describe("the month of a fee", () => {
  const message = (months: string) =>
    `“The gold” was opened ${months} ago; its next fee comes a year after the opening.`;

  test("belongs to a card that is held", () => {
    const notHeld = {
      renews: {
        code: "contradiction",
        message: "You don't have “The gold”: add it to your cards, or remove the month of its fee.",
      },
    };
    expect(find({ renewals: { gold: 3 } })).toEqual(notHeld);
    expect(find({ renewals: { gold: 3 }, owned: ["gold"] })).toEqual({});
    expect(find({ renewals: { gold: 10 }, opened: [entry("gold", 1)] })).toEqual({});
    expect(find({ renewals: { gold: 10 }, opened: [entry("gold", 1)], closed: [entry("gold", 1)] })).toEqual(notHeld);
    expect(find({ renewals: { gold: 10 }, opened: [entry("gold", 1)], closed: [entry("green", 1)] })).toEqual({});
    expect(find({ renewals: { gold: 10 }, opened: [entry("gold", null)] })).toEqual(notHeld);
  });

  test("comes eleven months after the opening at the earliest", () => {
    const opened = [entry("gold", 3)];
    // Opened in August: eight months ahead is July, the month before its year is full.
    expect(find({ renewals: { gold: 7 }, opened })).toEqual({});
    expect(find({ renewals: { gold: 6 }, opened }).renews).toEqual({
      code: "contradiction",
      message: message("3 months"),
    });
    expect(find({ renewals: { gold: 8 }, opened: [entry("gold", 1)] }).renews!.message).toBe(message("1 month"));
    // This month's fee of a card of last November is right, of one opened in this month it may be any.
    expect(find({ renewals: { gold: 11 }, opened: [entry("gold", 11)] })).toEqual({});
    expect(find({ renewals: { gold: 11 }, opened: [entry("gold", 10)] }).renews!.message).toBe(message("10 months"));
    expect(find({ renewals: { gold: 12 }, opened: [entry("gold", 0)] })).toEqual({});
    expect(find({ renewals: { gold: 12 }, opened: [entry("gold", 30)] })).toEqual({});
  });

  test("is faulted once, for the first card", () => {
    expect(find({ renewals: { green: 3, gold: 3 } }).renews!.message).toContain("The green");
    const opened = [entry("green", 2), entry("gold", 3)];
    expect(find({ renewals: { green: 3, gold: 3 }, opened }).renews!.message).toContain("The green");
  });
});
