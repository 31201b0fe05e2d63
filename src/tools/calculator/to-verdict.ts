/** The verdict on the chosen cards, in one sentence with dollars, and why not one card fewer or more. */
import { formatUsd, joinNames } from "../../words/format.ts";
import type { WalletPart } from "../../engine/readers/list-parts.ts";
import { findLowerFees } from "../../engine/wallet/simple-wallet.ts";
import type { HeldCards } from "./held-cards.ts";

export interface Verdict {
  readonly text: string;
  /** Why not the next one; null for a single card. */
  readonly why: string | null;
  /** Which of the cards leave nearly as much for far lower fees; null where none do. */
  readonly saving: string | null;
}

type ToName = (slug: string) => string;

const nameAll = (slugs: readonly string[], toName: ToName) => joinNames(slugs.map(toName));

/** @param parts every way to keep some of the cards, best first @param best the first of them */
export function toVerdict(parts: readonly WalletPart[], best: HeldCards, toName: ToName): Verdict {
  return { ...toChoice(parts, best, toName), saving: toSaving(parts, toName) };
}

function toChoice(parts: readonly WalletPart[], best: HeldCards, toName: ToName): Omit<Verdict, "saving"> {
  const chosen = parts.reduce<readonly string[]>((most, { slugs }) => (slugs.length > most.length ? slugs : most), []);
  const [only] = chosen;
  const singles = parts.filter(({ slugs }) => slugs.length === 1).toSorted((left, right) => right.netUsd - left.netUsd);
  if (chosen.length === 1 && only !== undefined) {
    return { text: toSingleText(toName(only), best, singles[0]?.netUsd ?? 0), why: null };
  }
  if (best.slugs.length === 0) {
    const [nearest] = singles;
    return {
      text: `None of these cards is worth its fee on this spending: ${nameAll(nearest?.slugs ?? [], toName)} comes closest, at ${formatUsd(nearest?.netUsd ?? 0)} a year.`,
      why: null,
    };
  }
  const names = nameAll(best.slugs, toName);
  const why = toWhy(parts, best, toName);
  if (best.slugs.length === 1) {
    const next = singles.find(({ slugs }) => slugs[0] !== best.slugs[0]);
    const leadUsd = Math.round(best.later.netUsd) - Math.round(next?.netUsd ?? 0);
    const lead = leadUsd > 0 ? `${formatUsd(leadUsd)} a year more than` : "it's worth as much as";
    return {
      text: `Keep ${names} alone: ${lead} ${nameAll(next?.slugs ?? [], toName)} alone.`,
      why,
    };
  }
  const [single] = singles;
  const moreUsd = Math.round(best.later.netUsd) - Math.round(single?.netUsd ?? 0);
  return {
    text: `Keep ${names} together: ${formatUsd(moreUsd)} a year more than ${nameAll(single?.slugs ?? [], toName)} alone.`,
    why,
  };
}

function toSingleText(name: string, { later }: HeldCards, netUsd: number): string {
  const { rewardsUsd, perksUsd, feesUsd } = later;
  if (netUsd >= 0 && later.cards.length > 0) {
    return feesUsd > 0
      ? `${name} earns ${formatUsd(rewardsUsd + perksUsd)} a year and costs ${formatUsd(feesUsd)}: you come out ${formatUsd(netUsd)} ahead.`
      : `${name} earns ${formatUsd(netUsd)} a year and has no annual fee.`;
  }
  return netUsd < 0
    ? `${name} isn't worth its fee on this spending: it costs you ${formatUsd(-netUsd)} a year more than it earns.`
    : `${name} earns you nothing on this spending.`;
}

/** What the best of the cards left out would add, or lose. */
function toWhy(parts: readonly WalletPart[], best: HeldCards, toName: ToName): string | null {
  const beside = parts
    .filter(({ slugs }) => slugs.length === best.slugs.length + 1 && best.slugs.every((slug) => slugs.includes(slug)))
    .toSorted((left, right) => right.netUsd - left.netUsd)[0];
  if (!beside) return null;
  const added = nameAll(
    beside.slugs.filter((slug) => !best.slugs.includes(slug)),
    toName,
  );
  const addsUsd = Math.round(beside.netUsd) - Math.round(best.later.netUsd);
  const where = best.slugs.length > 1 ? "Alongside them" : "Alongside it";
  if (addsUsd > 0) return `${where}, ${added} would add only ${formatUsd(addsUsd)} a year.`;
  return addsUsd === 0
    ? `${where}, ${added} would add nothing.`
    : `${where}, ${added} would cost ${formatUsd(-addsUsd)} a year more than it earns.`;
}

/** @example "$650 less in fees for $20 a year: keep Citi Strata Premier alone." */
function toSaving([best, ...others]: readonly WalletPart[], toName: ToName): string | null {
  const cheaper = best && findLowerFees(best, others);
  if (!cheaper) return null;
  const { slugs } = cheaper;
  const names = nameAll(slugs, toName);
  const advice = slugs.length === 0 ? "do without" : `keep ${slugs.length === 1 ? `${names} alone` : `only ${names}`}`;
  return `${formatUsd(best.feesUsd - cheaper.feesUsd)} less in fees for ${formatUsd(best.netUsd - cheaper.netUsd)} a year: ${advice}.`;
}
