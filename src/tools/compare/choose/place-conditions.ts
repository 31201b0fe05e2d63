/** Conditions about single brands and kinds of purchases at which one of two cards earns clearly more. */
import { BRANDS } from "../../../catalog/brand.ts";
import type { Part } from "../../../catalog/parts.ts";
import { CATEGORY_OF_PART } from "../../../engine/value/parts.ts";
import type { Brand } from "../../../engine/value/wallet-card.ts";
import { findRate, type Place } from "../find-rate.ts";
import { formatUsd } from "../../../words/format.ts";
import { LEAST_TURN_USD } from "./amount-conditions.ts";
import { findTurn } from "./find-turn.ts";
import WORDS from "./choose-words.json" with { type: "json" };
import { type Condition, nameSite, tellRates, type Weighing } from "./pair-side.ts";

/** Longer ones are collections of hotels that nobody calls by name. */
const MAX_NAME = 20;
/** Dollars a month that households spend in one part of a category. */
const LIKELY_USD = [0, 50, 100, 200, 400];
/** A difference in cents per dollar that is worth a sentence. */
const TELLING_CENTS = 0.45;
/** What isn't a shop. */
const NAMED: Readonly<Record<string, string>> = { Lyft: "you ride with Lyft", PayPal: "you pay with PayPal" };
const MIN_WEIGHT = 3.6;
const MAX_WEIGHT = 5.4;

export function listPlaceConditions(weighing: Weighing, brands: readonly Brand[]): Condition[] {
  const entries = weighing.own.rewards.earns.filter(({ base, foreignOnly }) => !base && !foreignOnly);
  const parts = new Set(entries.flatMap((entry) => (entry.brands === null ? (entry.parts ?? []) : [])));
  const named = new Set(entries.flatMap((entry) => entry.brands ?? []));
  return [
    ...[...parts].flatMap((part) => {
      const reason = (WORDS.parts as Readonly<Record<string, string>>)[part];
      const place = { category: CATEGORY_OF_PART[part], part, brand: null, foreign: false };
      const amount = reason ? findAmount(weighing, part) : null;
      return reason && amount !== null ? toCondition(weighing, place, nameSite(reason, weighing.own) + amount) : [];
    }),
    ...[...named].flatMap((name) => {
      const brand = brands.find((known) => known.name === name);
      const kind = BRANDS.find((known) => known.name === name)?.kind;
      if (!brand || !kind || name.length > MAX_NAME || isUsedInVain(weighing, name)) return [];
      // Banks pay it with most of their cards, and the terms of some don't tell it.
      if (name === "Lyft" && weighing.own.card.issuingBank === weighing.other.card.issuingBank) return [];
      const reason = NAMED[name] ?? WORDS.brands[kind].replace("NAME", name);
      return toCondition(weighing, { category: brand.category, part: brand.part, brand: name, foreign: false }, reason);
    }),
  ];
}

/** The reader buys from the one brand of the pair already, and the other card is worth more all the same. */
function isUsedInVain({ own, other, gap }: Weighing, name: string): boolean {
  const brands = [own, other].flatMap(({ rewards }) => rewards.brandOf ?? []);
  return brands.length > 0 && brands.every((brand) => brand === name) && gap() <= 0;
}

/** Dollars a month, as a remark, from which a card that is behind comes ahead; null: no likely amount does it. */
function findAmount({ gap }: Weighing, part: Part): string | null {
  if (gap() > 0) return "";
  const turn = findTurn((monthlyUsd) => gap({ parts: { [part]: monthlyUsd } }), LIKELY_USD);
  if (turn?.to !== null) return null;
  return turn.from < LEAST_TURN_USD ? "" : ` (more than ${formatUsd(turn.from)} a month)`;
}

function toCondition(weighing: Weighing, place: Place, reason: string): Condition[] {
  const { own, other, profile } = weighing;
  const [mine, theirs] = [own, other].map(({ rewards }) => findRate(rewards, place, profile));
  if (!mine || mine.share < 1 || (theirs && theirs.share < 1)) return [];
  const remarks = mine.isChosen ? [" as a bonus category"] : [];
  const { moreCents, text } = tellRates(weighing, [mine.multiplier, theirs?.multiplier ?? 0], { remarks });
  if (moreCents < TELLING_CENTS) return [];
  const weight = place.brand === "Lyft" ? MIN_WEIGHT : Math.min(MAX_WEIGHT, MIN_WEIGHT + moreCents / 3);
  return [{ kind: place.brand === null ? "rate-part" : "rate-brand", weight, text: `${reason}: ${text}` }];
}
