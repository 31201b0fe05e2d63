/**
 * `npm run facts -- report`: what an editor should look up next, and where. First the cards that readers look for most,
 * then what ends or stops counting soon and what waits, then all cards by age and by how much of them is unsure.
 */
import { readBuildDate } from "../../build/build-date.ts";
import { loadCatalog, readCardRecords } from "../../build/load-catalog.ts";
import type { Card, CardRecord } from "../../src/catalog/card.ts";
import { listCardWarnings } from "../../src/catalog/card-warnings.ts";
import { countMonths } from "../../src/catalog/catalog-on.ts";
import { FACT_GROUPS, FRESH_MONTHS, JUDGED_GROUPS } from "../../src/catalog/provenance.ts";
import { GROUP_LABELS, isOldFact } from "../../src/words/facts.ts";
import { SEARCHED_PAIRS } from "../../src/catalog/searched-pairs.ts";
import { defineSubcommand } from "../command-line.ts";

const FIRST = 20;
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

function toLine(card: Card): string {
  const { slug, ageMonths, newestAsOf, signUpBonus, uncertainFields, ratesAndFeesLink, applyLink } = card;
  return [
    `${slug}: ${ageMonths} months, offer ${signUpBonus.state}; ${describeGroups(card)}; newest single fact ${newestAsOf}`,
    ...(uncertainFields.length > 0 ? [`  confirm: ${uncertainFields.join(", ")}`] : []),
    `  look at: ${ratesAndFeesLink ?? applyLink ?? "no address is known"}`,
  ].join("\n");
}

/** @returns the lines of all cards, the one in most need first */
export const reportFacts = (cards: readonly Card[]): string[] => cards.toSorted(byNeed).map(toLine);

const addMonths = (month: string, months: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).toISOString().slice(0, 7);

/** Open offers, credits and rates whose last day is near, and offers that nobody saw for so long that they are about to count 0. */
export function listEnds(cards: readonly Card[], day: string): string[] {
  const isNear = (date: string | undefined): date is string =>
    date !== undefined && date >= day && countMonths(day, date) < MONTHS_AHEAD;
  const ends = cards.flatMap(({ slug, signUpBonus, perks, rewards }) => [
    ...(signUpBonus.state === "open" && isNear(signUpBonus.endsOn) ? [[signUpBonus.endsOn, slug, "the offer"]] : []),
    ...[...perks, ...rewards].flatMap(({ id, endsOn }) => (isNear(endsOn) ? [[endsOn, slug, id]] : [])),
  ]);
  const aging = cards.filter(
    ({ signUpBonus, provenance }) =>
      signUpBonus.state === "open" && FRESH_MONTHS - provenance.signUpBonus.ageMonths < MONTHS_AHEAD - 1,
  );
  return [
    ...ends
      .toSorted(([left = ""], [right = ""]) => left.localeCompare(right))
      .map(([date, slug, what]) => `${slug}: ${what} ends on ${date}`),
    ...aging.map(
      ({ slug, provenance: { signUpBonus } }) =>
        `${slug}: its offer was last seen in ${signUpBonus.asOf} and counts $0 from ${addMonths(signUpBonus.asOf, FRESH_MONTHS + 1)} on`,
    ),
  ];
}

/** Changes that were heard of and not made: too unsure, or of a card whose figures are fixed. */
const listUnmade = (records: readonly CardRecord[]) =>
  records.flatMap(({ slug, history }) =>
    history
      .filter(({ applied, pending }) => !applied && !pending)
      .map(({ field, from, to, effective, confidence }) => {
        const change = `${from ?? "nothing"} -> ${to ?? "nothing"}`;
        return `${slug} ${field}: ${change} (${effective}, ${confidence})`;
      }),
  );

function printReport(): void {
  const day = readBuildDate();
  const cards = [...loadCatalog().values()];
  const records = [...readCardRecords().values()];
  const waiting = records.flatMap(({ slug, history }) =>
    history.filter(({ pending }) => pending).map(({ id, effective }) => `${slug} ${id}: waits for ${effective}`),
  );
  const unusual = records.flatMap((record) => listCardWarnings(record).map((line) => `${record.slug} ${line}`));
  const wanted = cards.filter((card) => isOldFact(card) && countReaders(card) > 0).toSorted(byReaders);
  const sections = [
    [`Look up first: old facts on the cards that readers compare most, on ${day}`, wanted.slice(0, FIRST).map(toLine)],
    ["Ends soon, or stops counting", listEnds(cards, day)],
    ["Changes that wait for their day", waiting],
    ["Changes told and not made: confirm or drop", listUnmade(records)],
    ["Unusual figures: right, or a slip?", unusual],
    ["All cards, the oldest and least sure first", reportFacts(cards)],
  ] as const;
  for (const [title, lines] of sections) console.log([`${title} (${lines.length})`, ...lines, ""].join("\n"));
}

export const report = defineSubcommand({
  about: "Prints the facts to look up next: old facts on cards that readers compare most, then what ends soon.",
  run: printReport,
});
