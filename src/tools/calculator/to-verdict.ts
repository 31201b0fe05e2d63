/** The verdict on the chosen cards, in one sentence with dollars, why not one card more, and what is worth the most. */
import { formatUsd, joinNames } from "../../words/format.ts";
import type { WalletPart } from "../../engine/readers/list-parts.ts";
import type { CalculatorAnswer } from "./calculator-answer.ts";
import type { HeldCards } from "./held-cards.ts";

type Verdict = CalculatorAnswer["verdict"];

type ToName = (slug: string) => string;

const nameAll = (slugs: readonly string[], toName: ToName) => joinNames(slugs.map(toName));

/** @param parts every way to keep some of the cards @param best our pick of them */
export function toVerdict(parts: readonly WalletPart[], best: HeldCards, toName: ToName): Verdict {
  return { ...toChoice(parts, best, toName), most: toMost(parts, best, toName) };
}

function toChoice(parts: readonly WalletPart[], best: HeldCards, toName: ToName): Omit<Verdict, "most"> {
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
    return { text: `Keep ${names} alone: ${toLead(best, next, toName)}.`, why };
  }
  const [single] = singles;
  return { text: `Keep ${names} together: ${toLead(best, single, toName)}.`, why };
}

/** @example "$12 a year less than Amber alone, but $230 less in fees" */
function toLead({ later }: HeldCards, other: WalletPart | undefined, toName: ToName): string {
  const leadUsd = Math.round(later.netUsd) - Math.round(other?.netUsd ?? 0);
  const name = `${nameAll(other?.slugs ?? [], toName)} alone`;
  if (leadUsd > 0) return `${formatUsd(leadUsd)} a year more than ${name}`;
  const savedUsd = (other?.feesUsd ?? 0) - later.feesUsd;
  const saved = savedUsd > 0 ? `, ${leadUsd < 0 ? "but" : "for"} ${formatUsd(savedUsd)} less in fees` : "";
  return leadUsd === 0 ? `as much as ${name}${saved}` : `${formatUsd(-leadUsd)} a year less than ${name}${saved}`;
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

/** @example "The most money: Amber and Blue together, $12 more a year for $230 more in fees." */
function toMost(parts: readonly WalletPart[], best: HeldCards, toName: ToName): string | null {
  const [most] = parts.toSorted((left, right) => right.objectiveUsd - left.objectiveUsd);
  const moreUsd = Math.round(most?.netUsd ?? 0) - Math.round(best.later.netUsd);
  // One card alone is in the verdict's own comparison.
  if (!most || most.slugs.length < 2 || moreUsd <= 0) return null;
  const moreFeesUsd = most.feesUsd - best.later.feesUsd;
  const names = `${nameAll(most.slugs, toName)} together`;
  const fees = moreFeesUsd > 0 ? ` for ${formatUsd(moreFeesUsd)} more in fees` : "";
  return `The most money: ${names}, ${formatUsd(moreUsd)} more a year${fees}.`;
}
