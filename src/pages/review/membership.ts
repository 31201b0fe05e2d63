import type { Card } from "../../catalog/card.ts";

export interface Membership {
  readonly name: string;
  readonly usdPerYear: number;
}

/** The paid membership that a card needs: no fee of the card, and a cost of holding it. */
export const findMembership = ({ requires }: Pick<Card, "requires">): Membership | null =>
  requires?.usdPerYear ? { name: requires.name, usdPerYear: requires.usdPerYear } : null;

/** What a card asks for, as a sentence goes on: "a Costco membership", "student enrollment". */
export const nameRequired = ({ kind, name }: NonNullable<Card["requires"]>): string =>
  kind === "membership" ? `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} membership` : name;
