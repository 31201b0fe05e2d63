/** How a perk is used: what it pays for, in which portions, under which condition, and how much of it gets lost. */
import type { DataOf } from "./data-of.ts";
import perkUses from "./perk-use.json" with { type: "json" };
import type { perkUse } from "./perk-use-schema.ts";

export type PerkUse = DataOf<typeof perkUse>;
export type PerkUseKind = PerkUse["kind"];

/** By card, then by the perk's id. */
export const PERK_USES = perkUses as unknown as Readonly<Record<string, Readonly<Record<string, PerkUse>>>>;

export function findPerkUse(slug: string, perkId: string): PerkUse | undefined {
  return PERK_USES[slug]?.[perkId];
}
