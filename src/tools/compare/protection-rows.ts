/** What cards pay when something goes wrong, side by side. What no source tells is said as unknown and wins nothing. */
import type { Card } from "../../catalog/card.ts";
import { type CoverKind, type Covers, findProtection } from "../../catalog/protection.ts";
import { COVER_KINDS, COVER_LABELS, PERKS_OF_COVER, toCoverText } from "../../words/protection.ts";
import { type ComparisonGroup, toRow } from "./comparison-row.ts";

/** These perks have a row among the protections, and none among the perks. */
export const PROTECTION_PERKS: ReadonlySet<string> = new Set([
  ...Object.values(PERKS_OF_COVER).flat(),
  "travel_insurance",
]);

/** Having it beats lacking it, where all of it is known. Limits stand side by side: no one figure says which pay more. */
function toFigures(covers: readonly Covers[CoverKind][]): readonly (number | null)[] {
  const isDecided = covers.filter(Boolean).length === 1 && !covers.includes(undefined);
  return covers.map((cover) => (isDecided ? Number(cover !== false) : null));
}

export function listProtectionRows(cards: readonly Card[]): ComparisonGroup {
  const protections = cards.map(({ slug }) => findProtection(slug)?.covers ?? {});
  const toText = (kind: CoverKind, at: number): string | null => {
    const perk = cards[at]!.perks.find(({ type, lapsed }) => PERKS_OF_COVER[kind]?.includes(type) && !lapsed);
    return toCoverText(kind, protections[at]!) ?? perk?.description ?? null;
  };
  return {
    key: "protection",
    title: "If something goes wrong",
    note: "You get this insurance when you pay with the card. None of it is counted in dollars. Unknown means that our sources don't say.",
    rows: COVER_KINDS.filter((kind) => cards.some((_, at) => toText(kind, at) !== null)).map((kind) => {
      const figures = toFigures(protections.map((covers) => covers[kind]));
      return toRow(
        {
          key: `cover-${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
          label: COVER_LABELS[kind],
          judge: "more",
        },
        cards.map((_, at) => ({ text: toText(kind, at) ?? "Unknown", value: figures[at] ?? null })),
      );
    }),
  };
}
