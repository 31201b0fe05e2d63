/**
 * `npm run facts -- offers FILE`: reads a history of welcome offers (the form of the public lists' export) into
 * `src/catalog/offers.json`, all of it or nothing. What a list plainly mistyped is left out and named with its line.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import * as v from "valibot";

import { readCardRecords } from "../../build/load-catalog.ts";
import { DataFileError, parseDataFile, parseJson } from "../../src/catalog/describe-issues.ts";
import type { Offer } from "../../src/catalog/offer.ts";
import { OFFER_CHANNELS, offersSchema } from "../../src/catalog/offer-schema.ts";
import { day, httpsUrl, kebab } from "../../src/catalog/provenance-schema.ts";
import { toOfferUsd } from "../../src/engine/value/counted-bonus.ts";
import { defineSubcommand } from "../command-line.ts";
import { changeFiles, toLine } from "./write-records.ts";

export const OFFERS_FILE = path.join(import.meta.dirname, "../../src/catalog/offers.json");

/** An amount below a fifth of what the card usually offered is a slip (600 points for 60,000), not an offer. */
const LEAST_SHARE = 0.2;

const amount = v.pipe(v.number("a number"), v.minValue(0, "a number, 0 or more"));
const unit = v.picklist(["points", "miles", "usd"], "points, miles or usd");
const credit = v.looseObject({ what: v.string("text"), value: amount });
const terms = {
  amount,
  unit,
  spendUsd: amount,
  /** Null: paid on approval. */
  days: v.nullable(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days, 0 or more"))),
  valueUsd: amount,
  also: v.optional(v.array(v.strictObject({ amount, unit: v.literal("usd", "usd") }))),
  credits: v.optional(v.array(credit)),
  /** As the list wrote it: some are no day. */
  statedEnd: v.optional(v.string("text")),
};

const seenOffer = v.looseObject({
  ...terms,
  firstSeen: day,
  lastSeen: v.nullable(day),
  readAgain: v.optional(day),
  channel: v.optional(v.picklist(OFFER_CHANNELS, `one of ${OFFER_CHANNELS.join(", ")}`)),
  feeThen: v.looseObject({ usd: amount }),
});

const todaysOffer = v.looseObject({
  ...terms,
  readOn: day,
  since: v.optional(day),
  upTo: v.optional(v.boolean("true or false")),
  further: v.optional(v.array(v.looseObject({ amount, spendUsd: amount, days: amount }))),
});

const historySchema = v.looseObject({
  sources: v.array(v.looseObject({ address: httpsUrl, date: day })),
  cards: v.record(
    kebab,
    v.looseObject({
      recordTo: day,
      centsPerPoint: amount,
      offers: v.array(seenOffer),
      today: v.optional(v.nullable(todaysOffer)),
    }),
  ),
});

type History = v.InferOutput<typeof historySchema>;
type HistoryCard = History["cards"][string];
type Given = HistoryCard["offers"][number] | NonNullable<HistoryCard["today"]>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The lists write in shorthand: `3x FNC, <= 50k per` is three free nights up to 50,000 points each. */
const toExtraText = (what: string): string =>
  what
    .trim()
    .replace(/\b1x (?:FNC|Free Night Credits?)\b/, "a free night")
    .replace(/\b(\d+)x (?:FNC|Free Night Credits?)\b/, "$1 free nights")
    .replace(/,? \(?(?:<=|up to|ballpark ~)\s?(\d+)k(?: per| each)?(?!\d| points)\.?\)?$/, " up to $1,000 points each")
    .replace(/^(a free night up to [\d,]+ points) each/, "$1")
    .replace("Paypal", "PayPal")
    .replace(" w/ ", " with ")
    .replace(/^\+1 /, "one more ")
    .replace(/\.$/, "")
    .replace(/\b(?:Statement |Dining |Airline )?Credit\b/g, (words) => words.toLowerCase())
    .replace(/^(?!an? |no |one |\d)(?=[aeiou])/i, "an ")
    .replace(/^(?!an? |no |one |\d)/, "a ");

function toTerms(given: Given, centsPerPoint: number) {
  const { amount: paid, unit: paidIn, also = [], credits = [], spendUsd, days, valueUsd, statedEnd } = given;
  const points = paidIn === "usd" ? 0 : paid;
  const usd = (paidIn === "usd" ? paid : 0) + sum(also.map((part) => part.amount));
  // The export prices nights and credits; what is left of its total beside points and cash is theirs.
  const extrasUsd = credits.length > 0 ? Math.round(Math.max(0, valueUsd - usd - (points * centsPerPoint) / 100)) : 0;
  return {
    ...(points > 0 ? { points } : {}),
    ...(usd > 0 ? { usd } : {}),
    ...(credits.length > 0 ? { extras: credits.map(({ what }) => toExtraText(what)) } : {}),
    ...(extrasUsd > 0 ? { extrasUsd } : {}),
    spendUsd,
    days: days ?? 0,
    ...(v.is(day, statedEnd) ? { endsOn: statedEnd } : {}),
  };
}

function toOffers({ offers, today, centsPerPoint, recordTo }: HistoryCard): Offer[] {
  const seen = offers.map((given): Offer => {
    const { endsOn, ...paid } = toTerms(given, centsPerPoint);
    const { firstSeen, lastSeen, readAgain, channel, feeThen } = given;
    return {
      ...paid,
      firstSeen,
      // Nobody saw it end: it stood on the list's last day, or when another list read it again.
      lastSeen: lastSeen ?? readAgain ?? recordTo,
      // An end before the day on which it still stood is a slip.
      ...(endsOn !== undefined && endsOn >= (lastSeen ?? recordTo) ? { endsOn } : {}),
      ...(channel === undefined ? {} : { channel }),
      feeUsd: feeThen.usd,
    };
  });
  if (!today || seen.some(({ lastSeen }) => lastSeen === today.readOn)) return seen;
  const { endsOn, ...paid } = toTerms(today, centsPerPoint);
  const later = (today.further ?? []).map((tier) => ({
    points: tier.amount,
    spendUsd: tier.spendUsd,
    days: tier.days,
  }));
  return [
    ...seen,
    {
      ...paid,
      firstSeen: today.since ?? today.readOn,
      lastSeen: today.readOn,
      ...(endsOn === undefined ? {} : { endsOn }),
      ...(today.upTo === true ? { upTo: true } : {}),
      ...(later.length > 0 ? { later } : {}),
    },
  ];
}

const DAY_MS = 86_400_000;

/** Dollars of the offer that stood in the middle of all days. */
function medianByTime(offers: readonly Offer[], centsPerPoint: number): number {
  const stands = offers
    .map((offer) => ({
      usd: toOfferUsd(offer, centsPerPoint),
      days: (Date.parse(offer.lastSeen) - Date.parse(offer.firstSeen)) / DAY_MS + 1,
    }))
    .toSorted((left, right) => left.usd - right.usd);
  const half = sum(stands.map(({ days }) => days)) / 2;
  let passed = 0;
  for (const { usd, days } of stands) {
    passed += days;
    if (passed >= half) return usd;
  }
  return 0;
}

/** The line on which an offer of a card stands: its `n`th `firstSeen`, or the card's own line. */
function findOfferLine(json: string, slug: string, at: number): number {
  let index = json.indexOf(`"${slug}": {`);
  for (let offer = 0; index >= 0 && offer <= at; offer += 1) index = json.indexOf('"amount"', index + 1);
  return index < 0 ? 1 : json.slice(0, index).split("\n").length;
}

/**
 * @returns the catalog's form, and what was left out of it
 * @throws DataFileError with the line of every offer that cannot be
 */
export function toOffersFile(json: string, file: string, slugs: ReadonlySet<string>) {
  const history = parseHistory(json, file);
  const strange = Object.keys(history.cards).filter((slug) => !slugs.has(slug));
  if (strange.length > 0) {
    throw new DataFileError(
      "",
      strange.map((slug) => `${file}:${findOfferLine(json, slug, -1)}: no card has the slug "${slug}"`),
    );
  }
  const left: string[] = [];
  const cards = Object.entries(history.cards).flatMap(([slug, card]) => {
    const offers = toOffers(card);
    const leastUsd = LEAST_SHARE * medianByTime(offers, card.centsPerPoint);
    card.offers.forEach(({ statedEnd: end }, at) => {
      if (end === undefined || v.safeParse(day, end).success) return;
      left.push(`${file}:${findOfferLine(json, slug, at)}: ${slug}: its end, ${end}, is no day; the end left out`);
    });
    const kept = offers.filter((offer, at) => {
      const usd = toOfferUsd(offer, card.centsPerPoint);
      if (usd > 0 && usd >= leastUsd) return true;
      const shown = `${slug}: worth $${Math.round(usd)}, under a fifth of the card's median`;
      left.push(`${file}:${findOfferLine(json, slug, at)}: ${shown}; left out`);
      return false;
    });
    return kept.length > 0 ? [[slug, kept] as const] : [];
  });
  const sources = history.sources.map(({ address, date }) => ({ address, date }));
  const offers = parseDataFile(offersSchema, { sources, cards: Object.fromEntries(cards) }, "src/catalog/offers.json");
  return { offers, left };
}

function parseHistory(json: string, file: string): History {
  const result = v.safeParse(historySchema, parseJson(json, file));
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const where = v.getDotPath(issue) ?? "";
    const [, slug = "", at = "-1"] = /^cards\.([a-z0-9-]+)(?:\.offers\.(\d+))?/.exec(where) ?? [];
    return `${file}:${findOfferLine(json, slug, Number(at))}: ${where}: ${issue.message}`;
  });
  throw new DataFileError("", faults);
}

type OffersFile = v.InferOutput<typeof offersSchema>;

/** One line an offer, whatever its length: they are compared down the page. */
function toOffersJson({ sources, cards }: OffersFile): string {
  const blocks = Object.entries(cards).map(
    ([slug, list]) => `    "${slug}": [\n${list.map((entry) => `      ${toLine(entry)}`).join(",\n")}\n    ]`,
  );
  return `{\n  "sources": ${toLine(sources)},\n  "cards": {\n${blocks.join(",\n")}\n  }\n}\n`;
}

export const offers = defineSubcommand({
  usage: "FILE",
  about: "Reads a history of welcome offers into the catalog, all of it or nothing (docs/facts.md).",
  positionals: [1, 1],
  run({ positionals: [file = ""] }) {
    changeFiles(() => {
      const slugs = new Set(readCardRecords().keys());
      const { offers: made, left } = toOffersFile(readFileSync(file, "utf8"), file, slugs);
      writeFileSync(OFFERS_FILE, toOffersJson(made));
      const count = sum(Object.values(made.cards).map((list) => list.length));
      return [...left, `${count} offers of ${Object.keys(made.cards).length} cards, ${left.length} left out`];
    });
  },
});
