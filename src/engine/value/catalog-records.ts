/** The parts of the catalog's records that the money maths takes: no issuer, links or words. */
import type { Brand as BrandRecord } from "../../catalog/brand.ts";
import type { Card, Perk, Reward, SignUpBonus, SpendCategory } from "../../catalog/card.ts";
import type { Choice } from "../../catalog/choice.ts";
import type { PerkUse } from "../../catalog/perk-use.ts";
import type { ProductChange } from "../../catalog/product-change.ts";
import type { Part } from "./parts.ts";
import type { ProgramRecord } from "./to-card-points.ts";
import type { IssuerRuleRecord } from "./bonus-rules.ts";

export type PerkUseRecord = Omit<PerkUse, "reason">;
export type ChoiceRecord = Omit<Choice, "confidence">;
export type OptionRecord = Choice["options"][number];

/** The fields of a catalog card that count. */
export interface CountedCard extends Pick<
  Card,
  | "slug"
  | "issuingBank"
  | "cardType"
  | "status"
  | "brandOf"
  | "deposit"
  | "requires"
  | "foreignTransactionFeePercent"
  | "rewardProgram"
  | "redemption"
> {
  readonly annualFee: Omit<Card["annualFee"], "text">;
  readonly creditScore: Omit<Card["creditScore"], "text">;
  readonly signUpBonus: Omit<SignUpBonus, "description" | "endsOn" | "asOf" | "confidence">;
  readonly rewards: readonly Omit<Reward, "notes" | "endsOn" | "asOf" | "source" | "confidence" | "provenance">[];
  readonly perks: readonly Pick<Perk, "id" | "type" | "valueUsd" | "frequency" | "lapsed" | "freeBags">[];
}

export interface CatalogRecords {
  readonly cards: readonly CountedCard[];
  /** By card and perk. */
  readonly perkUse: Readonly<Record<string, Readonly<Record<string, PerkUseRecord>>>>;
  readonly brands: readonly Pick<BrandRecord, "name" | "category" | "part">[];
  readonly choices: readonly ChoiceRecord[];
  readonly programs: readonly ProgramRecord[];
  readonly rules: readonly IssuerRuleRecord[];
  readonly changes: readonly Pick<ProductChange, "from" | "to" | "confidence">[];
  /** Parts that a subcategory covers wholly. */
  readonly findCoveredParts: (category: SpendCategory, subcategory: string) => readonly Part[] | undefined;
}
