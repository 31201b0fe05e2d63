import type { Perk, Reward } from "../../catalog/card.ts";
import { FactSource } from "../../ui/fact-source.tsx";

/** The source of a single rate or perk, where it is another than its section's. */
export function OwnSource({ fact, of }: { readonly fact: Perk | Reward; readonly of: string }) {
  return fact.provenance ? <FactSource of={of} provenance={fact.provenance} /> : null;
}
