/**
 * Conditions about what is bought: categories, kinds of purchases and brands on which one of two cards earns clearly
 * more, with the amount a month from which that makes it the better one. All by the engine.
 */
import { BRANDS } from "../../../catalog/brand.ts";
import { SPEND_CATEGORIES, type SpendCategory } from "../../../catalog/card.ts";
import type { Part } from "../../../catalog/parts.ts";
import { CATEGORY_OF_PART } from "../../../engine/value/parts.ts";
import type { Brand } from "../../../engine/value/wallet-card.ts";
import { formatUsd } from "../../../words/format.ts";
import { findRate, type Place } from "../find-rate.ts";
import { findTurn, type Turn } from "./find-turn.ts";
import { type Condition, nameSite, tellRates, type Weighing } from "./pair-side.ts";
import WORDS from "./choose-words.json" with { type: "json" };

/** A difference in cents per dollar that is worth a sentence. */
const TELLING_CENTS = 0.4;
/** From less than this on is from any amount on. */
const LEAST_TURN_USD = 25;
const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4.5, 7, 12];
/** Of categories in which the reader spends little. */
const LEAST_USD = 100;
/** From so many times what is usual on is from more than most people spend. */
const MOST_TIMES = 3.5;
/** An end at more than so many times is nobody's question. */
const FARTHEST = 5;
/** Dollars a month that households spend in one part of a category. */
const LIKELY_USD = [0, 50, 100, 200, 400];
/** Only some people pay for these: without an amount that decides they are no reason. */
const SELDOM: ReadonlySet<SpendCategory> = new Set(["travel_portal", "streaming"]);
/** Longer ones are collections of hotels that nobody calls by name. */
const MAX_NAME = 20;
const PART_WORDS: Readonly<Record<string, string>> = WORDS.parts;
const BOUGHT_WORDS: Readonly<Partial<Record<SpendCategory, string>>> = WORDS.bought;

const NOWHERE = { part: null, brand: null, foreign: false };

/** Both rates on all that is bought there: one for a share of it is no rate to promise. */
function tellPlace(weighing: Weighing, place: Place) {
  const { own, other, profile } = weighing;
  const rates = [own, other].map(({ rewards }) => findRate(rewards, place, profile));
  const [mine = 0, theirs = 0] = rates.map((rate) =>
    rate ? rate.share * rate.multiplier + (1 - rate.share) * rate.openMultiplier : 0,
  );
  const isChosen = rates[0]?.isChosen ?? false;
  const remarks = rates.map((rate, at) => (rate && rate.share < 1 && !(isChosen && at === 0) ? " on average" : ""));
  const isLeast =
    place.part === null &&
    place.brand === null &&
    own.rewards.earns.some((earn) => earn.category === place.category && earn.parts?.length && earn.multiplier > mine);
  return { rates: [mine, theirs] as const, ...tellRates(weighing, [mine, theirs], { remarks, isChosen, isLeast }) };
}

/** As a remark; an end beyond what people spend is none, and an amount that is next to nothing is not told. */
function toAmountText({ from, to }: Turn, usualUsd: number): string {
  if (to !== null && to <= FARTHEST * usualUsd) return ` (between ${formatUsd(from)} and ${formatUsd(to)} a month)`;
  return from < LEAST_TURN_USD ? "" : ` (more than ${formatUsd(from)} a month)`;
}

/** Neither so little that everybody spends it nor so much that nobody does, and a range that rounded amounts can tell. */
const isLikely = ({ from, to }: Turn, baseUsd: number) =>
  from >= 0.2 * baseUsd && from <= Math.max(MOST_TIMES * baseUsd, LEAST_USD * 1.5) && (to === null || to >= 1.3 * from);

function listCategoryConditions(weighing: Weighing, category: SpendCategory): Condition[] {
  const base = tellPlace(weighing, { category: "other", ...NOWHERE }).rates;
  /** Both earn on it what they earn on everything: a lead there is one of the whole card. */
  const isPlain = (at: SpendCategory) =>
    tellPlace(weighing, { category: at, ...NOWHERE }).rates.every((rate, side) => Math.abs(rate - base[side]!) < 1e-9);
  const { moreCents, text } = tellPlace(weighing, { category, ...NOWHERE });
  if (moreCents < TELLING_CENTS || (category !== "other" && isPlain(category))) return [];
  const baseUsd = weighing.profile.lines
    .filter((line) => line.category === category)
    .reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
  const unit = Math.max(baseUsd, LEAST_USD);
  const turn = findTurn(
    (monthlyUsd) => weighing.gap({ spend: { [category]: monthlyUsd } }),
    SHARES.map((share) => share * unit),
  );
  const reason = nameSite(WORDS.categories[category], weighing.own);
  if (turn && isLikely(turn, baseUsd)) {
    const weight = 9 - Math.abs(Math.log2(turn.from / unit));
    const amount = toAmountText(turn, unit);
    // "A lot" and an amount would be two measures.
    const bought = amount === "" ? reason : (BOUGHT_WORDS[category] ?? reason);
    return [{ kind: `spend-${category}`, weight, text: `${bought}${amount}: ${text}` }];
  }
  // Travel on the issuer's own site is apart: cards that earn one rate on all else pay more there.
  if (category === "other" && SPEND_CATEGORIES.every((at) => at === "travel_portal" || isPlain(at)))
    return [{ kind: "rate-other", weight: 5, text: `you want the higher rate on everyday purchases: ${text}` }];
  return SELDOM.has(category)
    ? []
    : [{ kind: `rate-${category}`, weight: 3 + Math.min(2, moreCents / 2), text: `${reason}: ${text}` }];
}

const toWeight = (moreCents: number) => Math.min(5.4, 3.6 + moreCents / 3);

/** A business names what it spends on parts: a little more of one weighs as much as of a category. */
const sumOfBusiness = ({ type, lines }: Weighing["profile"], part: Part): number =>
  type === "business"
    ? lines.filter((line) => line.part === part).reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0)
    : 0;

function listPartConditions(weighing: Weighing, part: Part): Condition[] {
  const reason = PART_WORDS[part];
  const { moreCents, text } = tellPlace(weighing, { ...NOWHERE, category: CATEGORY_OF_PART[part], part });
  if (reason === undefined || moreCents < TELLING_CENTS) return [];
  // Of a card that is behind: only where a likely amount brings it ahead.
  const isAhead = weighing.gap() > 0;
  const turn = isAhead ? null : findTurn((usd) => weighing.gap({ parts: { [part]: usd } }), LIKELY_USD);
  if (!isAhead && turn === null) return [];
  const amount = turn ? toAmountText(turn, LEAST_USD) : "";
  const usualUsd = sumOfBusiness(weighing.profile, part);
  const isNear = turn !== null && usualUsd > 0 && isLikely(turn, usualUsd);
  return [
    {
      kind: "rate-part",
      weight: isNear ? 9 - Math.abs(Math.log2(turn.from / usualUsd)) : toWeight(moreCents),
      text: `${nameSite(reason, weighing.own)}${amount}: ${text}`,
    },
  ];
}

function listBrandConditions(weighing: Weighing, { name, category, part }: Brand): Condition[] {
  const kind = BRANDS.find((known) => known.name === name)?.kind;
  // Banks pay Lyft with most of their cards, and the terms of some don't tell it.
  if (!kind || name.length > MAX_NAME || name === "Lyft" || isUsedInVain(weighing, name)) return [];
  const reason = name === "PayPal" ? "you pay with PayPal" : WORDS.brands[kind].replace("NAME", name);
  const { moreCents, text } = tellPlace(weighing, { ...NOWHERE, category, part, brand: name });
  if (moreCents < TELLING_CENTS) return [];
  return [{ kind: "rate-brand", weight: toWeight(moreCents), text: `${reason}: ${text}` }];
}

/** The reader buys from the one brand of the pair already, and the other card is worth more all the same. */
function isUsedInVain({ own, other, gap }: Weighing, name: string): boolean {
  const brands = [own, other].flatMap(({ rewards }) => rewards.brandOf ?? []);
  return brands.length > 0 && brands.every((brand) => brand === name) && gap() <= 0;
}

export function listPlaceConditions(weighing: Weighing, brands: readonly Brand[]): Condition[] {
  const entries = weighing.own.rewards.earns.filter(({ base, foreignOnly }) => !base && !foreignOnly);
  const parts = new Set(entries.flatMap((entry) => (entry.brands === null ? (entry.parts ?? []) : [])));
  const named = new Set(entries.flatMap((entry) => entry.brands ?? []));
  return [
    ...SPEND_CATEGORIES.flatMap((category) => listCategoryConditions(weighing, category)),
    ...[...parts].flatMap((part) => listPartConditions(weighing, part)),
    ...[...named].flatMap((name) =>
      brands.filter((brand) => brand.name === name).flatMap((brand) => listBrandConditions(weighing, brand)),
    ),
  ];
}
