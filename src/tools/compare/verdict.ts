/** The outcome of a comparison in sentences: who is worth more, by how much, and from which spend that turns. Pure. */
import { formatUsd, joinNames, subtractShown } from "../../words/format.ts";
import type { LeadStretch } from "../../engine/readers/leads.ts";
import type { CardWorth } from "./worth.ts";

export interface Verdict {
  /** Worth most in a later year; several of them are level. */
  readonly leaders: readonly string[];
  /** Ahead of the best of the others, between the amounts as they are shown; 0 when all are level. */
  readonly leadUsd: number;
  /** Ready to be read, the most important first. */
  readonly sentences: readonly string[];
}

export interface VerdictInput {
  readonly worth: readonly CardWorth[];
  readonly stretches: readonly LeadStretch[];
  readonly monthlyUsd: number;
  readonly trips: number;
}

/** A change of lead at more than so many times the spend is nobody's question. */
const FARTHEST = 5;

/** Nobody asks who leads below it. */
const LEAST_TURN_USD = 25;

/** Perks that change no figure are not worth a sentence. */
const LEVEL_USD = 0.5;

export function toVerdict(input: VerdictInput): Verdict {
  const ranking = findLeaders(input.worth, (card) => card.ongoing.netUsd);
  return {
    leaders: ranking.leaders.map((card) => card.slug),
    leadUsd: ranking.leadUsd,
    sentences: [
      toLeadSentence(ranking, input),
      ...toTurnSentences(input),
      ...toPerkSentence(ranking, input.worth),
      ...toFirstYearSentence(input.worth),
      ...toLossSentence(ranking.leaders, input.worth.length),
    ],
  };
}

interface Ranking {
  readonly leaders: readonly CardWorth[];
  readonly rest: readonly CardWorth[];
  readonly leadUsd: number;
}

function findLeaders(worth: readonly CardWorth[], toNet: (card: CardWorth) => number): Ranking {
  const ranked = worth.toSorted((left, right) => toNet(right) - toNet(left));
  const top = ranked[0] ? toNet(ranked[0]) : 0;
  // What reads the same is worth the same, and a lead is what lies between the two amounts that the reader sees.
  const leaders = ranked.filter((card) => subtractShown(top, toNet(card)) === 0);
  const rest = ranked.filter((card) => !leaders.includes(card));
  return { leaders, rest, leadUsd: rest[0] ? subtractShown(top, toNet(rest[0])) : 0 };
}

const nameAll = (cards: readonly CardWorth[]) => joinNames(cards.map(({ name }) => name));

const toTrips = (trips: number) => (trips === 0 ? "no trips" : `${trips === 1 ? "one trip" : `${trips} trips`} a year`);

function toLeadSentence({ leaders, rest, leadUsd }: Ranking, { monthlyUsd, trips }: VerdictInput): string {
  const spend =
    monthlyUsd === 0 ? "With no spending" : `If you spend ${formatUsd(monthlyUsd)} a month and take ${toTrips(trips)}`;
  const [leader] = leaders;
  const [next] = rest;
  if (!leader) return "";
  const names = nameAll(leaders);
  const worthUsd = formatUsd(leader.ongoing.netUsd);
  const afterFees = toFeeText([...leaders, ...rest]);
  if (!next) {
    const noFee = leaders.length > 2 ? "none of them has an annual fee" : "neither has an annual fee";
    return `${spend}, ${names} are worth the same: ${worthUsd} a year each${afterFees === "" ? `; ${noFee}` : afterFees}.`;
  }
  if (leaders.length > 1) {
    return `${spend}, ${names} are worth the same, ${worthUsd} a year each, and ${formatUsd(leadUsd)} more than ${next.name}.`;
  }
  // Between two losses nothing is worth more.
  if (leader.ongoing.netUsd <= -LEVEL_USD) {
    const [least, more] = [leader, next].map(({ ongoing }) => formatUsd(-ongoing.netUsd));
    return `${spend}, ${names} costs you ${formatUsd(leadUsd)} less a year than ${next.name}: ${least} versus ${more}, after rewards and perks.`;
  }
  return `${spend}, ${names} is worth ${formatUsd(leadUsd)} more a year than ${next.name}: ${worthUsd} versus ${formatUsd(next.ongoing.netUsd)}${afterFees}.`;
}

/** What the amounts are after; nothing where no card costs anything. */
function toFeeText(cards: readonly CardWorth[]): string {
  const charging = cards.filter(({ ongoing, membershipUsd }) => ongoing.feesUsd - membershipUsd >= LEVEL_USD).length;
  const hasMembership = cards.some(({ membershipUsd }) => membershipUsd >= LEVEL_USD);
  if (charging === 0) return hasMembership ? ", after the membership fee" : "";
  return `, after ${charging > 1 ? "annual fees" : "the annual fee"}${hasMembership ? " and the membership fee" : ""}`;
}

/** Where the lead was elsewhere below this spend, and where it goes above it. */
function toTurnSentences({ stretches, worth, monthlyUsd }: VerdictInput): string[] {
  if (monthlyUsd === 0) return [];
  const toNames = ({ slugs }: LeadStretch) => nameAll(worth.filter(({ slug }) => slugs.includes(slug)));
  const verb = ({ slugs }: LeadStretch) => (slugs.length > 1 ? "tie for the lead" : "wins");
  const at = stretches.findLastIndex((stretch) => stretch.fromMonthlyUsd <= monthlyUsd);
  const [before, below, current, above, beyond] = [-2, -1, 0, 1, 2].map((step) => stretches[at + step]);
  const [only] = stretches;
  if (stretches.length === 1 && only?.slugs.length === 1) {
    return [`${toNames(only)} stays ahead at every level of spending we tried, with the same mix of purchases.`];
  }
  // A stretch that ends within sight is told with both of its ends: beyond them someone else leads.
  const isNear = (stretch: LeadStretch) => stretch.fromMonthlyUsd <= FARTHEST * monthlyUsd;
  const toRange = (low: LeadStretch, high: LeadStretch) =>
    `${formatUsd(low.fromMonthlyUsd)} to ${formatUsd(high.fromMonthlyUsd)}`;
  const turns = [
    ...(below && current && current.fromMonthlyUsd >= LEAST_TURN_USD
      ? [
          {
            range:
              before && below.fromMonthlyUsd >= LEAST_TURN_USD
                ? toRange(below, current)
                : `less than ${formatUsd(current.fromMonthlyUsd)}`,
            stretch: below,
          },
        ]
      : []),
    ...(above && isNear(above)
      ? [
          {
            range: beyond && isNear(beyond) ? toRange(above, beyond) : `more than ${formatUsd(above.fromMonthlyUsd)}`,
            stretch: above,
          },
        ]
      : []),
  ];
  const tell = (range: string, stretch: LeadStretch) =>
    `If you spend ${range} a month, with the same mix of purchases, ${toNames(stretch)} ${verb(stretch)}.`;
  const [first, second] = turns;
  // The same ones lead on both sides: one sentence.
  if (first && second && toNames(first.stretch) === toNames(second.stretch))
    return [tell(`${first.range} or ${second.range}`, first.stretch)];
  return turns.map(({ range, stretch }) => tell(range, stretch));
}

/** What perks decide: who would lead without any, and at the issuers' own prices. */
function toPerkSentence({ leaders }: Ranking, worth: readonly CardWorth[]): string[] {
  if (worth.every(({ withoutPerksUsd, faceValueUsd }) => Math.abs(faceValueUsd - withoutPerksUsd) < LEVEL_USD))
    return [];
  const without = findLeaders(worth, (card) => card.withoutPerksUsd);
  const face = findLeaders(worth, (card) => card.faceValueUsd);
  const isLeader = ({ leaders: [first, ...others] }: Ranking) =>
    others.length === 0 && leaders.length === 1 && first === leaders[0];
  if (isLeader(without) && isLeader(face)) {
    return [`${nameAll(leaders)} also leads without any perks, and with every usable one at face value.`];
  }
  const toText = ({ leaders: first, leadUsd }: Ranking) =>
    first.length > 1 ? `${nameAll(first)} are tied` : `${nameAll(first)} leads by ${formatUsd(leadUsd)}`;
  return [`Without any perks, ${toText(without)}; with every usable perk at face value, ${toText(face)}.`];
}

/** Only where the first year tells something else than the later ones. */
function toFirstYearSentence(worth: readonly CardWorth[]): string[] {
  const { leaders, rest, leadUsd } = findLeaders(worth, (card) => card.firstYear.netUsd);
  const hasBonus = worth.some(({ firstYear }) => firstYear.bonusesUsd > 0);
  const counted = hasBonus
    ? "In the first year, counting the welcome bonuses this spending earns,"
    : "In the first year, with no welcome bonus counted,";
  const [next] = rest;
  if (!next) return [`${counted} they are worth the same.`];
  if (leaders.length > 1)
    return [`${counted} ${nameAll(leaders)} are tied, ${formatUsd(leadUsd)} ahead of ${next.name}.`];
  return [`${counted} ${nameAll(leaders)} leads by ${formatUsd(leadUsd)}.`];
}

/** The best of bad choices is still a loss, and the reader should hear it. */
function toLossSentence([leader]: readonly CardWorth[], count: number): string[] {
  if (!leader || leader.ongoing.netUsd >= 0) return [];
  const none = count === 2 ? "neither card" : "none of them";
  return [`At this spending, ${none} earns back its annual fee; you'd be better off with a no-annual-fee card.`];
}
