/**
 * The plan's dates as an iCalendar file (RFC 5545). Titles hold no amount of the
 * visitor's: calendars are shared. A step keeps its UID when the plan is made
 * again, so a second import replaces the first.
 */
import type { PlannerResult } from "./make-planner-result.ts";
import type { PlanStep, StepKind } from "./plan-step.ts";

const CRLF = "\r\n";
/** Section 3.1: lines of at most 75 octets, the next begins with a space. */
const MAX_OCTETS = 75;
/** Steps with a last day, each with an alarm a week before. */
const DEADLINES: ReadonlySet<StepKind> = new Set(["apply", "spend", "credit", "decide", "fee"]);

/** Section 3.3.11. */
const escapeText = (text: string) =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", String.raw`\;`)
    .replaceAll(",", String.raw`\,`)
    .replaceAll(/\r?\n/g, String.raw`\n`);

/** Folds between characters, never inside one. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const toDate = (day: string) => day.replaceAll("-", "");

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** @param at which of the steps of this kind and card it is, for credits that lapse several times */
function toEvent({ kind, card, person, day, title }: PlanStep, at: number, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${kind}-${card ?? "all"}${person > 0 ? "-second" : ""}-${at}@planner.waycard`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toDate(day)}`,
    `DTEND;VALUE=DATE:${toDate(nextDay(day))}`,
    `SUMMARY:${escapeText(title)}`,
    "TRANSP:TRANSPARENT",
    ...(DEADLINES.has(kind)
      ? ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escapeText(title)}`, "TRIGGER:-P7D", "END:VALARM"]
      : []),
    "END:VEVENT",
  ];
}

export function renderCalendar({ steps, today }: Pick<PlannerResult, "steps" | "today">): string {
  const stamp = `${today.slice(0, 10).replaceAll("-", "")}T000000Z`;
  const counts = new Map<string, number>();
  const events = steps.flatMap((step) => {
    const key = `${step.kind} ${step.card} ${step.person}`;
    const at = (counts.get(key) ?? 0) + 1;
    counts.set(key, at);
    return toEvent(step, at, stamp);
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Waycard//Planner//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Card plan",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => foldLine(line) + CRLF).join("");
}
