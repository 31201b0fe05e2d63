/** What a calendar reads of the plan's dates (RFC 5545). */
import { describe, expect, test } from "vitest";

import { foldLine, renderCalendar } from "./calendar-file.ts";
import type { PlanStep } from "./plan-step.ts";
import { makeStep, TODAY } from "./test-plan.ts";

const linesOf = (...steps: PlanStep[]) => renderCalendar({ steps, today: TODAY }).split("\r\n");

test("a plan without a date is a whole calendar with a name and no event", () => {
  expect(linesOf()).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Waycard//Planner//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Card plan",
    "END:VCALENDAR",
    "",
  ]);
});

test("a step is an event of the whole day that blocks no time, with an alarm a week before", () => {
  const lines = linesOf(makeStep({ day: "2026-12-31" }));
  expect(lines.slice(6, -2)).toEqual([
    "BEGIN:VEVENT",
    "UID:apply-alpha-1@planner.waycard",
    "DTSTAMP:20261101T000000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Apply for Alpha Card",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Apply for Alpha Card",
    "TRIGGER:-P7D",
    "END:VALARM",
    "END:VEVENT",
  ]);
});

test("a step that nothing is lost by missing has no alarm", () => {
  expect(linesOf(makeStep({ kind: "bonus" }))).not.toContain("BEGIN:VALARM");
});

test("steps keep their own UIDs: by kind, card, person and, where these are the same, by their order", () => {
  const uids = linesOf(
    makeStep({ kind: "credit" }),
    makeStep({ kind: "credit", person: 1 }),
    makeStep({ kind: "credit" }),
    makeStep({ kind: "slot", card: null }),
    makeStep({ kind: "bonus" }),
    makeStep({ kind: "credit", card: "beta" }),
  ).filter((line) => line.startsWith("UID:"));
  expect(uids.map((line) => line.slice(4, -"@planner.waycard".length))).toEqual([
    "credit-alpha-1",
    "credit-alpha-second-1",
    "credit-alpha-2",
    "slot-all-1",
    "bonus-alpha-1",
    "credit-beta-1",
  ]);
});

test("signs with a meaning of their own are escaped, line breaks too", () => {
  expect(linesOf(makeStep({ kind: "slot", title: "One, two; three\\four\nfive\r\nsix" }))).toContain(
    String.raw`SUMMARY:One\, two\; three\\four\nfive\nsix`,
  );
});

describe("a long line", () => {
  test("is folded behind 75 octets, and what follows begins with a space", () => {
    expect(foldLine("a".repeat(75))).toBe("a".repeat(75));
    expect(foldLine("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
    // The space counts: 74 more fit.
    expect(foldLine("a".repeat(149))).toBe(`${"a".repeat(75)}\r\n ${"a".repeat(74)}`);
    expect(foldLine("a".repeat(150))).toBe(`${"a".repeat(75)}\r\n ${"a".repeat(74)}\r\n a`);
  });

  test("is folded between characters, not inside one", () => {
    expect(foldLine(`${"a".repeat(74)}é`)).toBe(`${"a".repeat(74)}\r\n é`);
    expect(foldLine(`${"a".repeat(72)}💳b`)).toBe(`${"a".repeat(72)}\r\n 💳b`);
  });

  test("of a title is folded in the file", () => {
    expect(linesOf(makeStep({ kind: "slot", title: "x".repeat(90) }))).toContain(` ${"x".repeat(23)}`);
  });
});
