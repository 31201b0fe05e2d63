/** Conditions in dollars, trips and credits: from where on a card is worth more than the other one. All by the engine. */
import { SPEND_CATEGORIES, type SpendCategory } from "../../../catalog/card.ts";
import { formatCents, formatMultiplier, formatUsd, joinNames } from "../../../words/format.ts";
import { toPerkLabel } from "../../../words/labels.ts";
import { NEAR_SCALE } from "../../../engine/readers/leads.ts";
import { sumMonthlyUsd } from "../../../engine/readers/reader-profile.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import type { PerkKind } from "../../../engine/value/wallet-card.ts";
import { findRate } from "../find-rate.ts";
import { findTurn, type Turn } from "./find-turn.ts";
import { type Condition, hasSamePoints, type Side, type Weighing } from "./pair-side.ts";

/** Each goes on with an amount: `more than $480`. */
const SPENDING: Readonly<Record<SpendCategory, readonly string[]>> = {
  dining: ["you spend AMOUNT a month in restaurants", "restaurants cost you AMOUNT a month"],
  groceries: ["your grocery bill is AMOUNT a month", "you spend AMOUNT a month on groceries"],
  gas: ["you buy AMOUNT of gas a month", "gas costs you AMOUNT a month"],
  transit: ["transit and rides cost you AMOUNT a month", "you spend AMOUNT a month on transit"],
  travel_portal: ["you book AMOUNT of travel a month through the issuer's portal"],
  travel_other: ["you book AMOUNT of travel a month directly", "flights, hotels and cars cost you AMOUNT a month"],
  streaming: ["your streaming services cost AMOUNT a month"],
  other: [
    "AMOUNT a month goes to things that no category covers",
    "you spend AMOUNT a month outside of all categories",
  ],
};

const toRange = (from: number, to: number | null) =>
  to === null ? `more than ${formatUsd(from)}` : `between ${formatUsd(from)} and ${formatUsd(to)}`;

const SHARES = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4.5, 7, 12];
/** Of categories in which the reader spends little. */
const LEAST_USD = 100;
/** A difference in cents per dollar that is worth a sentence. */
const TELLING_CENTS = 0.4;

const findCategoryRate = ({ rewards }: Side, category: SpendCategory, { profile }: Weighing) =>
  findRate(rewards, { category, part: null, brand: null, foreign: false }, profile);

/** `It earns 4x there, Venture 2x`, or in cents where a point of one is not a point of the other. */
function toRates(weighing: Weighing, category: SpendCategory): { readonly text: string; readonly cents: number } {
  const { own, other } = weighing;
  const rates = [own, other].map((side) => findCategoryRate(side, category, weighing));
  // A rate for a share of the line only is no rate to promise: what it comes to on the whole line is.
  const multipliers = rates.map((rate) =>
    rate ? rate.share * rate.multiplier + (1 - rate.share) * rate.openMultiplier : 0,
  );
  const cents = [own, other].map((side, index) => (multipliers[index] ?? 0) * side.centsPerPoint);
  const isSamePoint = hasSamePoints(own, other);
  const [mine = "", theirs = ""] = isSamePoint ? multipliers.map(formatMultiplier) : cents.map(formatCents);
  const text = isSamePoint
    ? `it earns ${mine} there, ${other.name} ${theirs}`
    : `a dollar there brings ${mine} back, with ${other.name} ${theirs}`;
  return { text, cents: (cents[0] ?? 0) - (cents[1] ?? 0) };
}

/** Neither so little that everybody spends it nor so much that nobody does. */
const isLikely = ({ from }: Turn, baseUsd: number) =>
  from >= 0.2 * baseUsd && from <= Math.max(3.5 * baseUsd, LEAST_USD * 1.5);

/** A range that two rounded amounts can tell. */
const isWide = ({ from, to }: Turn) => to === null || to >= 1.3 * from;

/** One category's amount at which the lead turns, all else as it is. */
export function listSpendConditions(weighing: Weighing): Condition[] {
  return SPEND_CATEGORIES.flatMap((category): Condition[] => {
    const { text, cents } = toRates(weighing, category);
    if (cents < TELLING_CENTS) return [];
    const baseUsd = weighing.profile.lines
      .filter((line) => line.category === category)
      .reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
    const unit = Math.max(baseUsd, LEAST_USD);
    const turn = findTurn(
      (monthlyUsd) => weighing.gap({ spend: { [category]: monthlyUsd } }),
      SHARES.map((share) => share * unit),
    );
    if (turn && isLikely(turn, baseUsd) && isWide(turn)) {
      const words = weighing.pick(category, SPENDING[category]).replace("AMOUNT", toRange(turn.from, turn.to));
      return [
        { kind: `spend-${category}`, weight: 9 - Math.abs(Math.log2(turn.from / unit)), text: `${words}: ${text}` },
      ];
    }
    if (category === "travel_portal" || category === "streaming") return [];
    return [
      { kind: `rate-${category}`, weight: 3 + Math.min(2, cents / 2), text: toPlainRate(weighing, category, text) },
    ];
  });
}

const LARGE: Readonly<Record<SpendCategory, readonly string[]>> = {
  dining: ["you eat out a lot", "restaurants are one of your larger bills"],
  groceries: ["groceries are a large part of your budget", "you cook for a family"],
  gas: ["you drive a lot", "gas is a regular cost"],
  transit: ["you ride trains, buses or taxis most days", "transit is part of every week"],
  travel_portal: ["you book through the portal"],
  travel_other: ["you book flights and hotels directly", "travel is a large part of what you spend"],
  streaming: ["you pay for several streaming services"],
  other: ["most of your spending fits no category", "you want a good rate on everything else"],
};

function toPlainRate(weighing: Weighing, category: SpendCategory, rates: string): string {
  return `${weighing.pick(category, LARGE[category])}: ${rates}`;
}

/** The whole budget made larger or smaller. */
export function listScaleConditions(weighing: Weighing): Condition[] {
  const totalUsd = sumMonthlyUsd(weighing.profile);
  const scales = Array.from({ length: 17 }, (_, step) => (NEAR_SCALE * step) / 16);
  const gapAt = (monthlyUsd: number) => weighing.gap({ scale: monthlyUsd / totalUsd });
  const places = scales.map((scale) => scale * totalUsd);
  const now = weighing.gap();
  const turn = findTurn(gapAt, places);
  if (turn && turn.from > 0.15 * totalUsd && isWide(turn)) {
    return [
      {
        kind: "scale",
        weight: 8 - Math.abs(Math.log2(turn.from / totalUsd)),
        text: weighing.pick("scale-up", [
          `all that you charge comes to ${toRange(turn.from, turn.to)} a month`,
          `you put ${toRange(turn.from, turn.to)} a month on cards, in much the same mix`,
        ]),
      },
    ];
  }
  // Ahead from the start: as long as the other one does not overtake.
  const lost = findTurn((at) => (at === 0 ? -1 : -gapAt(at)), places);
  if (gapAt(0) > 0 && lost && stepDown(lost.from) > 0.15 * totalUsd) {
    const to = stepDown(lost.from);
    return [
      {
        kind: "scale",
        weight: 8 - Math.abs(Math.log2(to / totalUsd)),
        text: weighing.pick("scale-down", [
          `all that you charge stays below ${formatUsd(to)} a month`,
          `less than ${formatUsd(to)} a month goes on your cards`,
        ]),
      },
    ];
  }
  if (now > 1) {
    return [
      {
        kind: "ahead",
        weight: 6,
        text: weighing.pick("ahead", [
          `you spend about as our reader does: it is then worth ${formatUsd(now)} a year more than ${weighing.other.name}`,
          `your budget looks like our reader's, for whom it comes out ${formatUsd(now)} a year ahead`,
          `${formatUsd(now)} more a year is reason enough: our reader comes out that far ahead`,
          `your spending is an ordinary mix, on which it beats ${weighing.other.name} by ${formatUsd(now)} a year`,
        ]),
      },
    ];
  }
  return [];
}

/** What rounding up has made too large is taken back, so that "below" is true. */
function stepDown(amount: number): number {
  const step = amount < 1_000 ? 20 : amount < 5_000 ? 100 : 500;
  return Math.floor((amount - 1) / step) * step;
}

const MAX_TRIPS = 30;

/** Trips a year from which lounges, or bags, carry the fee. */
export function listTripConditions(weighing: Weighing): Condition[] {
  const { own, profile, gap } = weighing;
  const trips = Array.from({ length: MAX_TRIPS + 1 }, (_, count) => count);
  const hasAccess = own.rewards.perks.some(({ kind, faceUsd }) => kind === "access" && faceUsd);
  const first = trips.findIndex((count) => gap({ trips: count }) > 0);
  const staysAhead = (from: number) => trips.slice(from).every((count) => gap({ trips: count }) > 0);
  const lounges: Condition[] =
    hasAccess && first > 1 && staysAhead(first)
      ? [
          {
            kind: "lounges",
            weight: 8 - Math.abs(Math.log2(first / Math.max(1, profile.trips))),
            text: weighing.pick("trips", [
              `you take ${first} or more trips a year and sit in a lounge on each`,
              `a lounge is part of at least ${first} of your trips in a year`,
            ]),
          },
        ]
      : [];
  return [...lounges, ...listBagConditions(weighing)];
}

function listBagConditions({ own, other, profile, gap, pick }: Weighing): Condition[] {
  const airline = own.rewards.brandOf;
  const hasBags = ({ rewards }: Side) => rewards.perks.some(({ kind }) => kind === "service");
  if (airline === null || !hasBags(own) || (hasBags(other) && other.rewards.brandOf === airline)) return [];
  const flights = profile.lines.filter(({ part }) => part === "flights" || part === "portal-flights");
  const sum = (lines: typeof flights) => lines.reduce((total, { monthlyUsd }) => total + monthlyUsd, 0);
  const share = sum(flights.filter(({ brand }) => brand === airline)) / Math.max(1, sum(flights));
  const trips = Array.from({ length: MAX_TRIPS + 1 }, (_, count) => count);
  const first = trips.findIndex((count) => gap({ trips: count, bags: 1 }) > 0);
  if (first < 1 || share === 0 || !trips.slice(first).every((count) => gap({ trips: count, bags: 1 }) > 0)) return [];
  const flown = Math.ceil(first * share);
  return [
    {
      kind: "bags",
      weight: 8,
      text: pick("bags", [
        `you check a bag on ${flown === 1 ? "at least one round trip" : `${flown} or more round trips`} a year with ${airline}, where the card makes it free`,
        `you fly ${airline} with a checked bag ${flown === 1 ? "at least once" : `${flown} times or more`} a year: on the card's bookings it costs nothing`,
      ]),
    },
  ];
}

/** What counts only for somebody who says so. */
const UNTICKED: ReadonlySet<PerkKind> = new Set(["credit", "once-in-years"]);

/** How much of the credits that count nothing by themselves somebody would have to use. */
export function listCreditConditions({ own, other, profile, gap, pick }: Weighing): Condition[] {
  const behindUsd = -gap();
  const plain = valueWallet([own.rewards], { ...profile, horizon: "ongoing" }, []);
  const credits = own.rewards.perks.filter(
    ({ id, kind, faceUsd, oneTime }) =>
      UNTICKED.has(kind) && faceUsd && !oneTime && !plain.perks.some(({ perk }) => perk === id),
  );
  if (behindUsd <= 0 || credits.length === 0) return [];
  const use = credits.map(({ id }) => ({ card: own.rewards.slug, perk: id }));
  const ticked = valueWallet([own.rewards], { ...profile, use, horizon: "ongoing" }, []);
  const worthUsd = ticked.netUsd - plain.netUsd;
  if (worthUsd <= behindUsd) return [];
  const counted = ticked.perks
    .filter(({ perk }) => use.some((key) => key.perk === perk))
    .toSorted((left, right) => right.usd - left.usd);
  const types = counted.flatMap(({ perk }) => own.card.perks.find(({ id }) => id === perk)?.type ?? []);
  const labels = [
    ...new Set(
      types.map((type) =>
        toPerkLabel({ type }).replace(/^(?!CLEAR|FICO|Global|Instacart)./, (letter) => letter.toLowerCase()),
      ),
    ),
  ];
  const named = labels.slice(0, 3);
  const needUsd = Math.ceil(behindUsd / 5) * 5;
  return [
    {
      kind: "credits",
      weight: 7 - (behindUsd / worthUsd) * 2,
      text: pick("credits", [
        `you would use at least ${formatUsd(needUsd)} a year of what we leave out: ${joinNames(named)}${labels.length > named.length ? " among them" : ""}`,
        `${joinNames(named)} would save you ${formatUsd(needUsd)} a year or more on things you buy anyway; our figures count none of it, and that much makes up for ${other.name}'s lead`,
      ]),
    },
  ];
}
