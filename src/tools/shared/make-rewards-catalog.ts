/** The catalog in the form of the rewards engine: cards without issuer and links, with all that counts beside them. */
import { BRANDS } from "../../catalog/brand.ts";
import type { Card } from "../../catalog/card.ts";
import { CHOICES } from "../../catalog/choice.ts";
import { ISSUER_RULES } from "../../catalog/issuer-rule.ts";
import { categoryOfPart, findCoveredParts } from "../../catalog/parts.ts";
import { PERK_USES } from "../../catalog/perk-use.ts";
import { PRODUCT_CHANGES } from "../../catalog/product-change.ts";
import { PROGRAMS } from "../../catalog/program.ts";
import { toRewardsCatalog } from "../../engine/value/to-rewards-catalog.ts";
import type { RewardsCatalog } from "../../engine/value/wallet-card.ts";

export function makeRewardsCatalog(cards: readonly Card[]): RewardsCatalog {
  const records = {
    cards,
    perkUse: PERK_USES,
    brands: BRANDS,
    choices: CHOICES,
    programs: PROGRAMS,
    rules: ISSUER_RULES,
    changes: PRODUCT_CHANGES,
    findCoveredParts,
  };
  return toRewardsCatalog(records, categoryOfPart);
}
