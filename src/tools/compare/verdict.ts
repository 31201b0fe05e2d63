/** The outcome of a comparison in sentences: who is worth more, by how much, and from which spend that turns. Pure. */
import { formatUsd } from "../../format.ts";
import type { CardWorth, LeadStretch } from "./worth.ts";

export interface Verdict {
  /** Worth most in a later year; several of them are level. */
  readonly leaders: readonly string[];
  /** Ahead of the best of the others; 0 when all are level. */
  readonly leadUsd: number;
  /** Ready to be read, the most important first. */
  readonly sentences: readonly string[];
}

/** Below half a dollar a year two cards are worth the same, whatever the maths says. */
const LEVEL_USD = 0.5;

export function toVerdict(worth: readonly CardWorth[], stretches: readonly LeadStretch[], monthlyUsd: number): Verdict {
  const { leaders, rest, leadUsd } = findLeaders(worth, (card) => card.ongoing.netUsd);
  return {
    leaders: leaders.map((card) => card.slug),
    leadUsd,
    sentences: [
      toLeadSentence(leaders, rest, leadUsd, monthlyUsd),
      ...toTurnSentences(stretches, worth, monthlyUsd, leaders),
      toFirstYearSentence(worth),
      ...toLossSentence(leaders),
    ],
  };
}

function findLeaders(worth: readonly CardWorth[], toNet: (card: CardWorth) => number) {
  const ranked = worth.toSorted((left, right) => toNet(right) - toNet(left));
  const top = ranked[0] ? toNet(ranked[0]) : 0;
  const leaders = ranked.filter((card) => top - toNet(card) < LEVEL_USD);
  const rest = ranked.filter((card) => !leaders.includes(card));
  return { leaders, rest, leadUsd: rest[0] ? top - toNet(rest[0]) : 0 };
}

const joinNames = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function toLeadSentence(
  leaders: readonly CardWorth[],
  rest: readonly CardWorth[],
  leadUsd: number,
  monthlyUsd: number,
): string {
  const spend = monthlyUsd === 0 ? "Without any spend" : `For ${formatUsd(monthlyUsd)} a month`;
  const names = joinNames(leaders.map((card) => card.name));
  const [leader] = leaders;
  const [next] = rest;
  if (!leader) return "";
  const worthUsd = formatUsd(leader.ongoing.netUsd);
  if (!next) return `${spend}, ${names} are worth the same: ${worthUsd} a year each, after the fee.`;
  if (leaders.length > 1) {
    return `${spend}, ${names} are worth the same, ${worthUsd} a year each, and ${formatUsd(leadUsd)} more than ${next.name}.`;
  }
  return `${spend}, ${names} is worth ${formatUsd(leadUsd)} a year more than ${next.name}: ${worthUsd} against ${formatUsd(next.ongoing.netUsd)}, after the fee.`;
}

/** Where the lead was elsewhere below this spend, and where it goes above it. */
function toTurnSentences(
  stretches: readonly LeadStretch[],
  worth: readonly CardWorth[],
  monthlyUsd: number,
  leaders: readonly CardWorth[],
): string[] {
  if (monthlyUsd === 0) return [];
  const toNames = (stretch: LeadStretch) =>
    joinNames(worth.filter((card) => stretch.slugs.includes(card.slug)).map((card) => card.name));
  const verb = (stretch: LeadStretch) => (stretch.slugs.length > 1 ? "are level in front" : "wins");
  const at = stretches.findLastIndex((stretch) => stretch.fromMonthlyUsd <= monthlyUsd);
  const [below, current, above] = [stretches[at - 1], stretches[at], stretches[at + 1]];
  if (stretches.length === 1 && leaders.length === 1) {
    return [`${leaders[0]?.name} stays ahead at every spend of this mix, up to a million dollars a year.`];
  }
  return [
    ...(below && current
      ? [`Below ${formatUsd(current.fromMonthlyUsd)} a month, in the same mix, ${toNames(below)} ${verb(below)}.`]
      : []),
    ...(above
      ? [`From ${formatUsd(above.fromMonthlyUsd)} a month on, in the same mix, ${toNames(above)} ${verb(above)}.`]
      : []),
  ];
}

function toFirstYearSentence(worth: readonly CardWorth[]): string {
  const { leaders, rest, leadUsd } = findLeaders(worth, (card) => card.firstYear.netUsd);
  const names = joinNames(leaders.map((card) => card.name));
  const [next] = rest;
  const counted = "In the first year, with the welcome bonuses this spend reaches,";
  if (!next) return `${counted} they are worth the same.`;
  if (leaders.length > 1) return `${counted} ${names} are level, ${formatUsd(leadUsd)} ahead of ${next.name}.`;
  return `${counted} ${names} leads by ${formatUsd(leadUsd)}.`;
}

/** The best of bad choices is still a loss, and the reader should hear it. */
function toLossSentence(leaders: readonly CardWorth[]): string[] {
  const [leader] = leaders;
  if (!leader || leader.ongoing.netUsd >= 0) return [];
  return ["On this spend none of them earns back its fee; you'd be better off with a no-fee card."];
}
