/**
 * Days as an iCalendar file (RFC 5545): any page's, and those of a plan. Titles hold no amount of the
 * visitor's: calendars are shared. A step keeps its UID when the plan is made
 * again, so a second import replaces the first.
 */
import type { PlannerResult } from "./make-planner-result.ts";
import type { PlanStep, StepKind } from "./plan-step.ts";

const CRLF = "\r\n";
/** Section 3.1: lines of at most 75 octets, the next begins with a space. */
const MAX_OCTETS = 75;
/** Steps with a last day, each with an alarm. */
const DEADLINE_ALARM_DAYS = 7;
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

/** A whole day of a calendar. */
export interface CalendarEvent {
  /** The same at every export, so that a second import replaces the first. */
  readonly uid: string;
  readonly day: string;
  readonly title: string;
  /** Days before it at which the calendar reminds of it; null: not at all. */
  readonly alarmDays: number | null;
  /** Section 3.3.10. */
  readonly rule?: string;
}

const toLines = ({ uid, day, title, alarmDays, rule }: CalendarEvent, stamp: string): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${toDate(day)}`,
  `DTEND;VALUE=DATE:${toDate(nextDay(day))}`,
  ...(rule ? [`RRULE:${rule}`] : []),
  `SUMMARY:${escapeText(title)}`,
  "TRANSP:TRANSPARENT",
  ...(alarmDays === null
    ? []
    : ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escapeText(title)}`, `TRIGGER:-P${alarmDays}D`, "END:VALARM"]),
  "END:VEVENT",
];

/** @param stamp when it was made, `20261126T000000Z` */
export function renderEvents(
  events: readonly CalendarEvent[],
  { product, name, stamp }: { readonly product: string; readonly name: string; readonly stamp: string },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Waycard//${product}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((event) => toLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => foldLine(line) + CRLF).join("");
}

export function renderCalendar({ steps, today }: Pick<PlannerResult, "steps" | "today">): string {
  const counts = new Map<string, number>();
  const events = steps.map(({ kind, card, person, day, title }: PlanStep): CalendarEvent => {
    // Which of the steps of this kind and card it is, for credits that lapse several times.
    const key = `${kind} ${card} ${person}`;
    const at = (counts.get(key) ?? 0) + 1;
    counts.set(key, at);
    return {
      uid: `${kind}-${card ?? "all"}${person > 0 ? "-second" : ""}-${at}@planner.waycard`,
      day,
      title,
      alarmDays: DEADLINES.has(kind) ? DEADLINE_ALARM_DAYS : null,
    };
  });
  return renderEvents(events, {
    product: "Planner",
    name: "Card plan",
    stamp: `${today.slice(0, 10).replaceAll("-", "")}T000000Z`,
  });
}
