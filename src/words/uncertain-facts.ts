/** Which figures of a card may be wrong: an editor could not confirm them, or they are too old to be sure of. Pure. */
import type { Card, UncertainField } from "../catalog/card.ts";
import type { FactGroup } from "../catalog/provenance.ts";

const FIELDS: Readonly<Record<FactGroup, readonly UncertainField[]>> = {
  annualFee: [],
  signUpBonus: ["signUpBonus"],
  rewards: ["rewards"],
  perks: ["perks"],
  apr: ["purchaseApr", "introApr"],
  redemption: ["redemption"],
  foreignFee: ["foreignTransactionFeePercent"],
  creditScore: [],
};

/** Fields of some groups that an editor could not confirm, whatever their source says of itself. */
export const listDoubted = (
  { uncertainFields }: Pick<Card, "uncertainFields">,
  groups: readonly FactGroup[],
): UncertainField[] => uncertainFields.filter((name) => groups.some((group) => FIELDS[group].includes(name)));

type Dated = Pick<Card, "uncertainFields" | "provenance">;

/** @param field one of the group's, where the group has several */
export function isUncertainFact(
  { uncertainFields, provenance }: Dated,
  group: FactGroup,
  field?: UncertainField,
): boolean {
  const fields = field === undefined ? FIELDS[group] : [field];
  return provenance[group].shownConfidence === "low" || fields.some((name) => uncertainFields.includes(name));
}
