/** What a value takes for granted, in sentences. */
import { joinNames } from "./format.ts";
import { SPEND_LABELS } from "./labels.ts";
import { PART_LABELS } from "./profile-labels.ts";
import type { Assumption } from "../engine/value/list-assumptions.ts";

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries({ ...SPEND_LABELS, ...PART_LABELS }));

/** Brands of one part share it equally. */
const SHARES: readonly string[] = ["", ", half each"];

/** @param nameOf a card's name by its slug */
export function toAssumptionText(assumption: Assumption, nameOf: (slug: string) => string): string {
  const name = (slugs: readonly string[]) => joinNames(slugs.map(nameOf), slugs.length);
  switch (assumption.kind) {
    case "brands-have-all": {
      const { spend, brands } = assumption;
      return `All spending on ${(LABELS.get(spend) ?? spend).toLowerCase()} is assumed to be with ${joinNames(brands, brands.length)}${SHARES[brands.length - 1] ?? ", in equal shares"}.`;
    }
    case "no-trips":
      return "Without trips, points count at their cash value, and lounges and bags count for nothing.";
    case "no-cash-value":
      return `We know of no cash value for the points of ${name(assumption.cards)}, so they count for nothing.`;
    case "rotating-estimate":
      return `The rotating categories of ${name(assumption.cards)} are an estimate: an eighth of a year's spending in each category.`;
    case "mobile-wallet":
      return `${assumption.percent}% of spending in stores is counted as paid by phone (${name(assumption.cards)}).`;
    case "score-estimate":
      return `No credit score is stated for ${name(assumption.cards)}; the floor is our estimate.`;
  }
}
