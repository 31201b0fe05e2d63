/**
 * `npm run facts -- report`: what an editor should look up next, and where. First what ends or stops counting soon and what
 * waits, then old facts of the cards that readers look for most, offers that nobody read lately, and doubts.
 */
import { readBuildDate } from "../../build/build-date.ts";
import { loadCatalog, readCardRecords } from "../../build/load-catalog.ts";
import type { Card, CardRecord } from "../../src/catalog/card.ts";
import { listCardWarnings } from "../../src/catalog/card-warnings.ts";
import { countMonths } from "../../src/catalog/catalog-on.ts";
import { FACT_GROUPS, JUDGED_GROUPS } from "../../src/catalog/provenance.ts";
import { GROUP_LABELS, isOldFact } from "../../src/words/facts.ts";
import { SEARCHED_PAIRS } from "../../src/catalog/searched-pairs.ts";
import { defineSubcommand } from "../command-line.ts";

const FIRST = 20;
/** A welcome offer read longer ago may be another one by now. */
const OFFER_DAYS = 60;
const DAY_MS = 86_400_000;
/** How far ahead an end is named: a quarter, and the month in which it is read. */
const MONTHS_AHEAD = 4;

const countUnsure = (card: Card) =>
  card.uncertainFields.length + FACT_GROUPS.filter((group) => card.provenance[group].shownConfidence === "low").length;
/** In how many of the comparisons that people search for the card stands: how many readers a wrong figure has. */
const countReaders = ({ slug }: Card) => SEARCHED_PAIRS.filter((pair) => pair.includes(slug)).length;

const bySlug = (left: Card, right: Card) => (left.slug < right.slug ? -1 : 1);
const byNeed = (left: Card, right: Card) =>
  right.ageMonths - left.ageMonths || countUnsure(right) - countUnsure(left) || bySlug(left, right);
const byReaders = (left: Card, right: Card) => countReaders(right) - countReaders(left) || byNeed(left, right);

/** `annual fee, perks 2025-05; welcome bonus 2026-06 (low)`: months and confidence of the groups that decide. */
function describeGroups({ provenance, signUpBonus }: Card): string {
  const stated = JUDGED_GROUPS.filter((group) => group !== "signUpBonus" || signUpBonus.kind !== "none");
  const told = Object.groupBy(stated, (group) => {
    const { asOf, shownConfidence } = provenance[group];
    return `${asOf} (${shownConfidence})`;
  });
  return Object.entries(told)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([when, groups = []]) => `${groups.map((group) => GROUP_LABELS[group].toLowerCase()).join(", ")} ${when}`)
    .join("; ");
}

const toAddress = ({ ratesAndFeesLink, applyLink }: Card) =>
  `  look at: ${ratesAndFeesLink ?? applyLink ?? "no address is known"}`;

function toLine(card: Card): string {
  const { slug, ageMonths, newestAsOf, signUpBonus, uncertainFields } = card;
  return [
    `${slug}: ${ageMonths} months, offer ${signUpBonus.state}; ${describeGroups(card)}; newest single fact ${newestAsOf}`,
    ...(uncertainFields.length > 0 ? [`  confirm: ${uncertainFields.join(", ")}`] : []),
    toAddress(card),
  ].join("\n");
}

/** @returns the lines of all cards, the one in most need first */
export const reportFacts = (cards: readonly Card[]): string[] => cards.toSorted(byNeed).map(toLine);

/** Open offers, credits and rates whose last day is near. */
export function listEnds(cards: readonly Card[], day: string): string[] {
  const isNear = (date: string | undefined): date is string =>
    date !== undefined && date >= day && countMonths(day, date) < MONTHS_AHEAD;
  const ends = cards.flatMap((card) => {
    const { signUpBonus, perks, rewards } = card;
    const isOfferNear = signUpBonus.state === "open" && isNear(signUpBonus.endsOn);
    return [
      ...(isOfferNear ? [{ card, what: "the offer", date: signUpBonus.endsOn }] : []),
      ...[...perks, ...rewards].flatMap(({ id, endsOn }) => (isNear(endsOn) ? [{ card, what: id, date: endsOn }] : [])),
    ];
  });
  return ends
    .toSorted((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)))
    .map(({ card, what, date }) => `${card.slug}: ${what} ends on ${date}\n${toAddress(card)}`);
}

/** Open offers that nobody has read for 60 days, the cards that most people compare first; then the oldest. */
export function listUnreadOffers(cards: readonly Card[], day: string): string[] {
  const readOn = ({ provenance: { signUpBonus } }: Card) => signUpBonus.source.date ?? signUpBonus.asOf;
  // Of a month its first day, as the rule of what an offer counts has it: better looked up too early.
  const countDays = (card: Card) => (Date.parse(day) - Date.parse(readOn(card))) / DAY_MS;
  return cards
    .filter((card) => card.status === "open" && card.signUpBonus.kind !== "none" && countDays(card) > OFFER_DAYS)
    .toSorted(
      (left, right) =>
        countReaders(right) - countReaders(left) || countDays(right) - countDays(left) || bySlug(left, right),
    )
    .map((card) => `${card.slug}: read ${readOn(card)}, ${card.signUpBonus.description}\n${toAddress(card)}`);
}

/** Changes that were heard of and not made: too unsure, or of a card whose figures are fixed. */
export const listDoubts = (records: readonly CardRecord[]): string[] =>
  records.flatMap(({ slug, history, ratesAndFeesLink, applyLink }) =>
    history
      .filter(({ applied, pending }) => !applied && !pending)
      .map(({ field, from, to, effective, confidence, source }) => {
        const change = `${from ?? "nothing"} -> ${to ?? "nothing"}`;
        const where = ratesAndFeesLink ?? applyLink ?? source.address ?? "no address is known";
        return `${slug} ${field}: ${change} (${effective}, ${confidence})\n  look at: ${where}`;
      }),
  );

function printReport(isWhole: boolean): void {
  const day = readBuildDate();
  const cards = [...loadCatalog().values()];
  const records = [...readCardRecords().values()];
  const waiting = records.flatMap(({ slug, history }) =>
    history.filter(({ pending }) => pending).map(({ id, effective }) => `${slug} ${id}: waits for ${effective}`),
  );
  const unusual = records.flatMap((record) => listCardWarnings(record).map((line) => `${record.slug} ${line}`));
  const wanted = cards.filter((card) => isOldFact(card) && countReaders(card) > 0).toSorted(byReaders);
  const shorten = (lines: readonly string[]) => (isWhole ? lines : lines.slice(0, FIRST));
  const sections = [
    ["Ends soon, or stops counting", listEnds(cards, day)],
    ["Changes that wait for their day", waiting],
    [`Old facts on the cards that readers compare most, on ${day}`, wanted.map(toLine)],
    [`Offers that nobody has read for ${OFFER_DAYS} days`, listUnreadOffers(cards, day)],
    ["Doubts: changes told and not made, to confirm or drop", listDoubts(records)],
    ["Unusual figures: right, or a slip?", unusual],
    ...(isWhole ? [["All cards, the oldest and least sure first", reportFacts(cards)] as const] : []),
  ] as const;
  for (const [title, lines] of sections) {
    const shown = shorten(lines);
    const rest = lines.length - shown.length;
    const more = rest > 0 ? [`… and ${rest} more: --all`] : [];
    console.log([`${title} (${lines.length})`, ...shown, ...more, ""].join("\n"));
  }
}

export const report = defineSubcommand({
  usage: "[--all]",
  about:
    "Prints the facts to look up next: what ends soon, old facts on cards that readers compare most, unread offers, doubts.\n--all prints every line, and all cards.",
  options: { all: { type: "boolean", default: false } },
  run({ values }) {
    printReport(values.all);
  },
});
