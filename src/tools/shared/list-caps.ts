/** The yearly limits of earn rates as readers know them, with what a plan uses of each. */
import { formatRate, joinNames, lowerFirst } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import type { CardChoice, EarnEntry, WalletCard } from "../../engine/value/wallet-card.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { Answer } from "./answer-parts.ts";
import type { capAnswers } from "./plan-answer.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import type { CardLabels } from "./tool-records.ts";

export type CapLine = Answer<typeof capAnswers>[number];

const MODE_LABELS: Readonly<Record<Exclude<CardChoice["mode"], "chosen">, string>> = {
  rotating: "rotating categories",
  "mobile-wallet": "purchases by mobile wallet",
};

function toPlace({ base, foreignOnly, brands, parts, category }: EarnEntry): string {
  if (base) return "everything";
  if (foreignOnly) return "purchases abroad";
  if (brands !== null) return brands.length > 0 ? joinNames(brands) : "partners";
  return (parts === null ? SPEND_LABELS[category] : parts.map((part) => PART_LABELS[part]).join(", ")).toLowerCase();
}

function toChoicePlaces({ mode, options }: CardChoice, chosen: readonly string[]): string[] {
  if (mode !== "chosen") return [MODE_LABELS[mode]];
  return options.flatMap(({ label }) => (chosen.includes(label) ? [lowerFirst(label)] : []));
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/** Limits that nothing is spent on are left out. */
export function listCaps(cards: readonly WalletCard[], plan: WalletPlan, labels: CardLabels): CapLine[] {
  return plan.caps.flatMap(({ card: slug, pool, usedUsd, limitUsd }): CapLine[] => {
    const card = cards.find((known) => known.slug === slug);
    if (!card || usedUsd <= 0) return [];
    const chosen = plan.cards.find((known) => known.slug === slug)?.choices ?? [];
    const entries = card.earns.filter(({ cap }) => cap?.pool === pool);
    const choices = card.choices.filter(({ id, cap }) => (cap?.pool ?? id) === pool);
    const sources = [...entries, ...choices];
    const rates = unique(sources.map(({ multiplier }) => formatRate(multiplier, labels[slug]))).join(" and ");
    const places = unique([...entries.map(toPlace), ...choices.flatMap((choice) => toChoicePlaces(choice, chosen))]);
    const after = unique(sources.map(({ afterCap }) => formatRate(afterCap, labels[slug]))).join(" or ");
    return [{ card: slug, text: `${rates} on ${places.join(", ")}, then ${after}`, usedUsd, limitUsd }];
  });
}
