/** Conditions in trips and credits used: from how many of them on a card is worth more. All by the engine. */
import { formatUsd, joinNames } from "../../../words/format.ts";
import { toPerkLabel } from "../../../words/labels.ts";
import type { PerkKind, WalletPerk } from "../../../engine/value/wallet-card.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import { type Condition, lowerTerm, type Weighing } from "./pair-side.ts";

const MAX_TRIPS = 30;

/** Trips a year from which on lounges carry the fee. */
export function listTripConditions({ own, profile, gap }: Weighing): Condition[] {
  if (!own.rewards.perks.some(({ kind, faceUsd }) => kind === "access" && faceUsd)) return [];
  const isAhead = Array.from({ length: MAX_TRIPS + 1 }, (_, trips) => gap({ trips }) > 0);
  const trips = isAhead.indexOf(true);
  if (trips <= 1 || isAhead.includes(false, trips)) return [];
  const weight = 8 - Math.abs(Math.log2(trips / Math.max(1, profile.trips)));
  return [{ kind: "lounges", weight, text: `you take ${trips} or more trips a year and use a lounge on each` }];
}

/** What counts only for people who say so. */
const UNTICKED: ReadonlySet<PerkKind> = new Set(["credit", "once-in-years"]);

const toYearlyUsd = ({ faceUsd, years = 1 }: WalletPerk) => (faceUsd ?? 0) / years;

/** The same credit, of no less: a perk that both cards have is no reason for either. */
const isAsGood = (theirs: WalletPerk, own: WalletPerk): boolean =>
  own.merchant !== undefined &&
  theirs.merchant === own.merchant &&
  theirs.kind === own.kind &&
  toYearlyUsd(theirs) >= toYearlyUsd(own);

/** How much of the credits that count nothing by themselves would have to be used. */
export function listCreditConditions({ own, other, profile, gap }: Weighing): Condition[] {
  const behindUsd = -gap();
  const plain = valueWallet([own.rewards], profile);
  const credits = own.rewards.perks.filter(
    (perk) =>
      UNTICKED.has(perk.kind) &&
      perk.faceUsd &&
      !perk.oneTime &&
      !plain.perks.some((counted) => counted.perk === perk.id) &&
      !other.rewards.perks.some((theirs) => isAsGood(theirs, perk)),
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
  const named = `${labels.length > 3 ? ", such as the " : ": the "}${joinNames(labels.slice(0, 3))}`;
  const needUsd = Math.ceil(behindUsd / 5) * 5;
  const least = needUsd < 25 ? "as little as" : "at least";
  const text = `you would get ${least} ${formatUsd(needUsd)} a year from perks that our figures leave out${named}`;
  return [{ kind: "credits", weight: 7 - (behindUsd / worthUsd) * 2, text }];
}
