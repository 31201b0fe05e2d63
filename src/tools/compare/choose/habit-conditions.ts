/** Conditions in trips, bags and credits used: from how many of them on a card is worth more. All by the engine. */
import { formatUsd, joinNames } from "../../../words/format.ts";
import { toPerkLabel } from "../../../words/labels.ts";
import type { PerkKind } from "../../../engine/value/wallet-card.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import { type Condition, lowerTerm, type ReaderChange, type Side, type Weighing } from "./pair-side.ts";

const MAX_TRIPS = 30;

/** From this number of trips on the card stays ahead; -1: it does not. */
function findTrips({ gap }: Weighing, change: ReaderChange = {}): number {
  const isAhead = Array.from({ length: MAX_TRIPS + 1 }, (_, trips) => gap({ ...change, trips }) > 0);
  const first = isAhead.indexOf(true);
  return first >= 0 && isAhead.slice(first).every(Boolean) ? first : -1;
}

/** Trips a year from which lounges carry the fee. */
export function listTripConditions(weighing: Weighing): Condition[] {
  const { own, profile } = weighing;
  if (!own.rewards.perks.some(({ kind, faceUsd }) => kind === "access" && faceUsd)) return [];
  const trips = findTrips(weighing);
  if (trips <= 1) return [];
  const weight = 8 - Math.abs(Math.log2(trips / Math.max(1, profile.trips)));
  return [{ kind: "lounges", weight, text: `you take ${trips} or more trips a year and use a lounge on each` }];
}

const hasBags = ({ rewards }: Side) => rewards.perks.some(({ kind }) => kind === "service");

/** Trips a year with a checked bag, of those that the reader flies with the card's airline. */
export function listBagConditions(weighing: Weighing): Condition[] {
  const { own, other, profile } = weighing;
  const airline = own.rewards.brandOf;
  if (airline === null || !hasBags(own) || (hasBags(other) && other.rewards.brandOf === airline)) return [];
  const flights = profile.lines.filter(({ part }) => part === "flights" || part === "portal-flights");
  const sum = (lines: typeof flights) => lines.reduce((total, { monthlyUsd }) => total + monthlyUsd, 0);
  const share = sum(flights.filter(({ brand }) => brand === airline)) / Math.max(1, sum(flights));
  const first = findTrips(weighing, { bags: 1 });
  if (first < 1 || share === 0) return [];
  const flown = Math.ceil(first * share);
  const often = flown === 1 ? "at least one round trip" : `${flown} or more round trips`;
  const text = `you check a bag on ${often} a year with ${airline}, where the card makes it free`;
  return [{ kind: "bags", weight: 8, text }];
}

/** What counts only for people who say so. */
const UNTICKED: ReadonlySet<PerkKind> = new Set(["credit", "once-in-years"]);

/** How much of the credits that count nothing by themselves would have to be used. */
export function listCreditConditions({ own, profile, gap }: Weighing): Condition[] {
  const behindUsd = -gap();
  const plain = valueWallet([own.rewards], profile);
  const credits = own.rewards.perks.filter(
    ({ id, kind, faceUsd, oneTime }) =>
      UNTICKED.has(kind) && faceUsd && !oneTime && !plain.perks.some(({ perk }) => perk === id),
  );
  if (behindUsd <= 0 || credits.length === 0) return [];
  const use = credits.map(({ id }) => ({ card: own.rewards.slug, perk: id }));
  const ticked = valueWallet([own.rewards], { ...profile, use });
  const worthUsd = ticked.netUsd - plain.netUsd;
  if (worthUsd <= behindUsd) return [];
  const types = ticked.perks
    .filter(({ perk }) => use.some((key) => key.perk === perk))
    .toSorted((left, right) => right.usd - left.usd)
    .flatMap(({ perk }) => own.card.perks.find(({ id }) => id === perk)?.type ?? []);
  const labels = [...new Set(types.map((type) => lowerTerm(toPerkLabel({ type })).replace(/PreCheck$/, "$& credit")))];
  const named = `${labels.length > 3 ? ", such as its " : ": its "}${joinNames(labels.slice(0, 3))}`;
  const needUsd = Math.ceil(behindUsd / 5) * 5;
  const least = needUsd < 25 ? "even" : "at least";
  const text = `you would get ${least} ${formatUsd(needUsd)} a year from perks that our figures leave out${named}`;
  return [{ kind: "credits", weight: 7 - (behindUsd / worthUsd) * 2, text }];
}
