/** The catalog in the form of the rewards engine: cards without issuer and links, with all that counts beside them. */
import { BRANDS } from "../../src/catalog/brand.ts";
import type { Card } from "../../src/catalog/card.ts";
import { CHOICES } from "../../src/catalog/choice.ts";
import { ISSUER_RULES } from "../../src/catalog/issuer-rule.ts";
import { categoryOfPart, findCoveredParts } from "../../src/catalog/parts.ts";
import { PERK_USES } from "../../src/catalog/perk-use.ts";
import { PRODUCT_CHANGES } from "../../src/catalog/product-change.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { toRewardsCatalog } from "../../src/engine/value/to-rewards-catalog.ts";
import type { RewardsCatalog } from "../../src/engine/value/wallet-card.ts";

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
