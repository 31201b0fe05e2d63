/**
 * The data files that stand beside the cards, each with its rules, and what
 * holds between them: names in one file exist in the other. Read by the build
 * and the tests.
 */
import type * as v from "valibot";

import { brandsSchema } from "./brand-schema.ts";
import type { CardRecord } from "./card.ts";
import { choicesSchema } from "./choice-schema.ts";
import { issuerRulesSchema } from "./issuer-rule-schema.ts";
import { findCoveredParts } from "./parts.ts";
import { perkUsesSchema } from "./perk-use-schema.ts";
import { productChangesSchema } from "./product-change-schema.ts";
import { programsSchema } from "./program-schema.ts";

export const CATALOG_FILES = {
  "brands.json": brandsSchema,
  "choices.json": choicesSchema,
  "issuer-rules.json": issuerRulesSchema,
  "perk-use.json": perkUsesSchema,
  "product-changes.json": productChangesSchema,
  "programs.json": programsSchema,
} as const;

export type CatalogFiles = {
  readonly [Name in keyof typeof CATALOG_FILES]: v.InferOutput<(typeof CATALOG_FILES)[Name]>;
};

/** @returns one line a fault, `file: what is named there and does not exist` */
export function findBrokenLinks(files: CatalogFiles, cards: ReadonlyMap<string, CardRecord>): string[] {
  const brands = new Set(files["brands.json"].map(({ name }) => name));
  const faults: string[] = [];
  const wantCards = (file: string, slugs: readonly string[]) => {
    for (const slug of slugs) if (!cards.has(slug)) faults.push(`${file}: no card has the slug "${slug}"`);
  };
  const wantBrands = (file: string, names: readonly string[]) => {
    for (const name of names) if (!brands.has(name)) faults.push(`${file}: no brand is called "${name}"`);
  };

  for (const { slug, rewards, brandOf } of cards.values()) {
    const file = `cards/${slug}.json`;
    wantBrands(file, [
      ...rewards.flatMap((reward) => reward.brands ?? []),
      ...(brandOf === undefined ? [] : [brandOf]),
    ]);
    for (const { id, category, subcategory } of rewards) {
      if (subcategory !== null && findCoveredParts(category, subcategory) === undefined)
        faults.push(`${file}: rewards ${id}: no row of the parts table is "${subcategory}"`);
    }
  }
  for (const [slug, uses] of Object.entries(files["perk-use.json"])) {
    wantCards("perk-use.json", [slug]);
    const perks = new Map(cards.get(slug)?.perks.map((perk) => [perk.id, perk]));
    for (const [id, use] of Object.entries(uses)) {
      if (!perks.has(id)) faults.push(`perk-use.json: ${slug} has no perk "${id}"`);
      wantCards("perk-use.json", use.needs?.card ?? []);
      wantBrands("perk-use.json", [...(use.fits?.brands ?? []), ...(use.airline === undefined ? [] : [use.airline])]);
    }
  }
  for (const { slug, perks } of cards.values()) {
    const unused = perks.filter(({ id, valueUsd }) => valueUsd !== null && !files["perk-use.json"][slug]?.[id]);
    for (const { id } of unused) faults.push(`perk-use.json: the priced perk "${id}" of ${slug} has no record`);
  }
  for (const { slug, rewardId, options } of files["choices.json"]) {
    wantCards("choices.json", [slug]);
    const ids = new Set(cards.get(slug)?.rewards.map(({ id }) => id));
    for (const id of [rewardId, ...options.flatMap((option) => option.rewardId ?? [])]) {
      if (!ids.has(id)) faults.push(`choices.json: ${slug} has no reward "${id}"`);
    }
  }
  for (const program of files["programs.json"].programs) {
    const needing = program.cardsThatNeedAnother.flatMap(({ slug, needsAnyOf }) => [slug, ...needsAnyOf]);
    wantCards("programs.json", [...program.cardsThatTransfer, ...needing, ...program.neverTransfers]);
    wantCards("programs.json", program.reducedRatio?.cards ?? []);
  }
  const { rules, businessCardsThatReport, noneKnown } = files["issuer-rules.json"];
  for (const { appliesTo, forms } of rules) {
    wantCards("issuer-rules.json", "bank" in appliesTo ? (appliesTo.except ?? []) : appliesTo);
    for (const form of forms) {
      if ("cards" in form) wantCards("issuer-rules.json", form.cards ?? []);
      if (form.form === "blockedBy") {
        wantCards(
          "issuer-rules.json",
          Object.entries(form.blocks).flatMap(([slug, by]) => [slug, ...by]),
        );
      }
    }
  }
  wantCards("issuer-rules.json", [...businessCardsThatReport, ...noneKnown]);
  const { edges, noneKnown: unchanged } = files["product-changes.json"];
  wantCards("product-changes.json", [...edges.flatMap(({ from, to }) => [from, to]), ...unchanged]);
  return faults;
}
