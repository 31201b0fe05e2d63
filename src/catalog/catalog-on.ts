/**
 * The catalog on a day: the one place where a date decides anything. Changes
 * that have come into force are made, offers and credits that are over are
 * marked, and every group of facts gets its age. Pure: the same records and day
 * give the same cards, so pages stay functions of the build.
 */
import { applyChange } from "./apply-change.ts";
import {
  type BonusState,
  type Card,
  type CardRecord,
  type CountedOffer,
  type Perk,
  READ_DAYS,
  type Reward,
} from "./card.ts";
import {
  type AgedProvenance,
  CONFIDENCES,
  type Confidence,
  FACT_GROUPS,
  type FactGroup,
  type HistoryEntry,
  JUDGED_GROUPS,
  type Provenance,
} from "./provenance.ts";

const MONTHS_A_YEAR = 12;
/** From a month (`YYYY-MM`) to a day, in calendar months, never below 0. */
export function countMonths(month: string, day: string): number {
  const [fromYear = 0, fromMonth = 0] = month.split("-").map(Number);
  const [toYear = 0, toMonth = 0] = day.split("-").map(Number);
  return Math.max(0, (toYear - fromYear) * MONTHS_A_YEAR + (toMonth - fromMonth));
}

/** A date known to the year or month has come when its first day has. */
export const hasCome = (date: string, day: string) => date <= day.slice(0, date.length);

/** A step lower for every full year. */
export function lowerConfidence(confidence: Confidence, ageMonths: number): Confidence {
  const step = CONFIDENCES.indexOf(confidence) + Math.floor(ageMonths / MONTHS_A_YEAR);
  return CONFIDENCES[Math.min(step, CONFIDENCES.length - 1)] ?? "low";
}

export function toAged(provenance: Provenance, day: string): AgedProvenance {
  const ageMonths = countMonths(provenance.asOf, day);
  return { ...provenance, ageMonths, shownConfidence: lowerConfidence(provenance.confidence, ageMonths) };
}

const DAY_MS = 86_400_000;

/** From a day, or the first of a month or year, to a day. */
const countDays = (date: string, day: string) => (Date.parse(day) - Date.parse(`${date}-01-01`.slice(0, 10))) / DAY_MS;

/** The day on which a fact was read, or as much of it as is known: a source without a month says less than its fact. */
export const toReadOn = ({ source: { date }, asOf }: Pick<Provenance, "source" | "asOf">) =>
  date !== undefined && date.length >= asOf.length ? date : asOf;

function toBonusState(
  { kind, endsOn }: CardRecord["signUpBonus"],
  { source, asOf }: Provenance,
  day: string,
): BonusState {
  if (kind === "none") return "none";
  if (endsOn !== undefined && endsOn < day) return "ended";
  return countDays(toReadOn({ source, asOf }), day) > READ_DAYS ? "stale" : "open";
}

/** What an offer counts on a day; the rule is the money maths' own. */
export type CountOffer = (record: CardRecord, day: string) => CountedOffer;

const countNothing: CountOffer = () => ({
  basis: "none",
  usd: 0,
  points: 0,
  cashUsd: 0,
  spendUsd: 0,
  days: 0,
  lastSeen: null,
});

function toPerk(given: Perk, day: string): Perk {
  const perk = withOwnAge(given, day);
  if (perk.endsOn === undefined || perk.endsOn >= day) return perk;
  return { ...perk, valueUsd: perk.valueUsd === null ? null : 0, lapsed: true };
}

/** A rate or perk with a source of its own, with that source's age. */
function withOwnAge<Fact extends Perk | Reward>(fact: Fact, day: string): Fact {
  const { asOf, source, confidence } = fact;
  if (asOf === undefined || source === undefined || confidence === undefined) return fact;
  return { ...fact, provenance: toAged({ asOf, source, confidence }, day) };
}

/** The record with its pending changes made that are in force on `day`. */
function applyPending(record: CardRecord, day: string): CardRecord {
  const due = record.history.filter(({ pending, effective }) => pending && hasCome(effective, day));
  if (due.length === 0) return record;
  let changed = record;
  for (const { pending = [], source, confidence, effective } of due.toSorted(byEffective)) {
    const provenance = { asOf: effective.slice(0, 7), source, confidence };
    for (const change of pending) changed = applyChange(changed, change, provenance);
  }
  const dueIds = new Set(due.map(({ id }) => id));
  const history = record.history.map(({ pending, ...entry }): HistoryEntry => {
    if (dueIds.has(entry.id)) return { ...entry, applied: true };
    return pending ? { ...entry, pending } : entry;
  });
  return { ...changed, history };
}

const byEffective = (left: HistoryEntry, right: HistoryEntry) =>
  left.effective < right.effective ? -1 : Number(left.effective > right.effective);

/** The month of a date; none of one that knows only its year. */
const listMonths = (date: string | null): string[] => /^\d{4}-\d{2}/.exec(date ?? "")?.slice() ?? [];

/** When what stands in the record came into force. */
const listChangeMonths = ({ history }: CardRecord, day: string): string[] =>
  history
    .filter(({ applied, kind, effective }) => applied && kind !== "record_error" && hasCome(effective, day))
    .flatMap(({ effective }) => listMonths(effective));

function toCard(record: CardRecord, day: string, countOffer: CountOffer): Card {
  const changed = applyPending(record, day);
  const { rewards, perks, signUpBonus, provenance, readings: _, ...rest } = changed;
  const aged = Object.fromEntries(FACT_GROUPS.map((group) => [group, toAged(provenance[group], day)])) as Record<
    FactGroup,
    AgedProvenance
  >;
  const { asOf, shownConfidence } = aged.signUpBonus;
  const own = [...rewards, ...perks].flatMap((fact) => fact.asOf ?? []);
  const counted = countOffer(changed, day);
  const newestAsOf = [
    ...FACT_GROUPS.map((group) => provenance[group].asOf),
    ...own,
    ...listChangeMonths(changed, day),
    // An offer that a list saw later is a fact of the card, too.
    ...(counted.basis === "none" ? [] : listMonths(counted.lastSeen)),
  ]
    .toSorted()
    .at(-1)!;
  // A card is as old as what nobody has looked up since, whatever else was: not as young as its newest perk.
  const stated = JUDGED_GROUPS.filter((group) => group !== "signUpBonus" || signUpBonus.kind !== "none");
  const oldest = stated.map((group) => provenance[group].asOf).toSorted()[0] ?? asOf;
  const dated = rewards.map((reward) => withOwnAge(reward, day));
  const isOver = (endsOn: string | undefined) => endsOn !== undefined && endsOn < day;
  const bonus = {
    ...signUpBonus,
    state: toBonusState(signUpBonus, provenance.signUpBonus, day),
    counted,
    asOf,
    confidence: shownConfidence,
  };
  const confidences = JUDGED_GROUPS.map((group) => CONFIDENCES.indexOf(aged[group].shownConfidence));
  return {
    ...rest,
    rewards: dated.filter(({ endsOn }) => !isOver(endsOn)),
    endedRewards: dated.filter(({ endsOn }) => isOver(endsOn)),
    perks: perks.map((perk) => toPerk(perk, day)),
    signUpBonus: bonus,
    // As sure as of a fact from the same source.
    history: rest.history.map((entry) => ({
      ...entry,
      confidence: lowerConfidence(entry.confidence, countMonths(entry.source.date ?? entry.effective, day)),
    })),
    provenance: aged,
    asOf: oldest,
    newestAsOf,
    ageMonths: countMonths(oldest, day),
    confidence: CONFIDENCES[Math.max(...confidences)] ?? "low",
  };
}

/**
 * The cards as they are on a day.
 * @param buildDate a UTC day, `YYYY-MM-DD`; an earlier one does not undo what the records already hold
 * @param countOffer left out where nothing is counted: no offer is worth anything then
 */
export function catalogOn(
  records: readonly CardRecord[],
  buildDate: string,
  countOffer: CountOffer = countNothing,
): Card[] {
  return records.map((record) => toCard(record, buildDate, countOffer));
}
