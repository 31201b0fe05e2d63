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
import { offersSchema } from "./offer-schema.ts";
import { pairsSchema } from "./pairs-schema.ts";
import { findCoveredParts } from "./parts.ts";
import { perkUsesSchema } from "./perk-use-schema.ts";
import { productChangesSchema } from "./product-change-schema.ts";
import { programsSchema } from "./program-schema.ts";
import { protectionsSchema } from "./protection-schema.ts";
import { publicSetsSchema } from "./public-set-schema.ts";

export const CATALOG_FILES = {
  "brands.json": brandsSchema,
  "choices.json": choicesSchema,
  "issuer-rules.json": issuerRulesSchema,
  "offers.json": offersSchema,
  "pairs.json": pairsSchema,
  "perk-use.json": perkUsesSchema,
  "product-changes.json": productChangesSchema,
  "programs.json": programsSchema,
  "protections.json": protectionsSchema,
  "public-sets.json": publicSetsSchema,
} as const;

export type CatalogFiles = {
  readonly [Name in keyof typeof CATALOG_FILES]: v.InferOutput<(typeof CATALOG_FILES)[Name]>;
};

const CARD = "the slug of a card";
const BRAND = "a name in brands.json";

const toFault = (file: string, field: string, expected: string, found: string) =>
  `src/catalog/${file}: ${field}: expected ${expected}, found "${found}"`;

/** Brands and parts that a card's rates name and nobody else knows. */
export function findUnknownNames(card: CardRecord, brands: CatalogFiles["brands.json"]): string[] {
  const known = new Set(brands.map(({ name }) => name));
  const file = `cards/${card.slug}.json`;
  const faults = card.rewards.flatMap(({ id, category, subcategory, brands: named }) => {
    const strange = (named ?? []).filter((name) => !known.has(name));
    const isKnownPart = subcategory === null || findCoveredParts(category, subcategory) !== undefined;
    return [
      ...strange.map((name) => toFault(file, `rewards.${id}.brands`, BRAND, name)),
      ...(isKnownPart ? [] : [toFault(file, `rewards.${id}.subcategory`, `a part of ${category}`, subcategory)]),
    ];
  });
  const { brandOf } = card;
  if (brandOf !== undefined && !known.has(brandOf)) faults.push(toFault(file, "brandOf", BRAND, brandOf));
  return faults;
}

/** @returns one line a fault: file, field, what is expected there and what was found */
export function findBrokenLinks(files: CatalogFiles, cards: ReadonlyMap<string, CardRecord>): string[] {
  const brands = new Set(files["brands.json"].map(({ name }) => name));
  const faults: string[] = [];
  const wantCards = (file: string, field: string, slugs: readonly string[]) => {
    for (const slug of slugs) if (!cards.has(slug)) faults.push(toFault(file, field, CARD, slug));
  };

  for (const card of cards.values()) {
    faults.push(...findUnknownNames(card, files["brands.json"]));
    wantCards(`cards/${card.slug}.json`, "replaced.by", card.replaced?.by ?? []);
  }
  for (const [slug, uses] of Object.entries(files["perk-use.json"])) {
    wantCards("perk-use.json", slug, [slug]);
    const ids = new Set(cards.get(slug)?.perks.map(({ id }) => id));
    for (const [id, { needs, fits, airline }] of Object.entries(uses)) {
      const field = `${slug}.${id}`;
      if (!ids.has(id)) faults.push(toFault("perk-use.json", field, `the id of a perk of ${slug}`, id));
      wantCards("perk-use.json", `${field}.needs.card`, needs?.card ?? []);
      const strange = [...(fits?.brands ?? []), ...(airline === undefined ? [] : [airline])];
      for (const name of strange) {
        if (!brands.has(name)) faults.push(toFault("perk-use.json", field, BRAND, name));
      }
    }
  }
  for (const { slug, perks } of cards.values()) {
    const unused = perks.filter(({ id, valueUsd }) => valueUsd !== null && !files["perk-use.json"][slug]?.[id]);
    for (const { id } of unused) {
      faults.push(`src/catalog/perk-use.json: ${slug}.${id}: expected how the priced perk is used, found nothing`);
    }
  }
  wantCards("protections.json", "slugs", Object.keys(files["protections.json"]));
  wantCards("offers.json", "cards", Object.keys(files["offers.json"].cards));
  for (const { slug, rewardId, options } of files["choices.json"]) {
    wantCards("choices.json", slug, [slug]);
    const ids = new Set(cards.get(slug)?.rewards.map(({ id }) => id));
    for (const id of [rewardId, ...options.flatMap((option) => option.rewardId ?? [])]) {
      if (!ids.has(id)) faults.push(toFault("choices.json", `${slug}.rewardId`, `the id of a reward of ${slug}`, id));
    }
  }
  for (const program of files["programs.json"].programs) {
    const { slug, cardsThatTransfer, cardsThatNeedAnother, neverTransfers, reducedRatio, partners } = program;
    const needing = cardsThatNeedAnother.flatMap((card) => [card.slug, ...card.needsAnyOf]);
    wantCards("programs.json", `${slug}.cardsThatTransfer`, cardsThatTransfer);
    wantCards("programs.json", `${slug}.cardsThatNeedAnother`, needing);
    wantCards("programs.json", `${slug}.neverTransfers`, neverTransfers);
    wantCards("programs.json", `${slug}.reducedRatio.cards`, reducedRatio?.cards ?? []);
    const favored = partners.flatMap(({ withCards }) => withCards?.cards ?? []);
    wantCards("programs.json", `${slug}.partners.withCards`, favored);
  }
  const { rules, businessCardsThatReport, noneKnown } = files["issuer-rules.json"];
  for (const { id, appliesTo, forms } of rules) {
    const exempt = "bank" in appliesTo ? (appliesTo.except ?? []) : appliesTo;
    const blocking = forms.flatMap((form) =>
      form.form === "blockedBy" ? Object.entries(form.blocks).flatMap(([slug, by]) => [slug, ...by]) : [],
    );
    const counted = forms.flatMap((form) => ("cards" in form ? (form.cards ?? []) : []));
    wantCards("issuer-rules.json", `${id}.appliesTo`, exempt);
    wantCards("issuer-rules.json", `${id}.forms`, [...counted, ...blocking]);
  }
  wantCards("issuer-rules.json", "businessCardsThatReport", businessCardsThatReport);
  wantCards("issuer-rules.json", "noneKnown", noneKnown);
  wantCards("pairs.json", "pairs", files["pairs.json"].flat());
  const { edges, noneKnown: unchanged } = files["product-changes.json"];
  for (const { from, to } of edges) wantCards("product-changes.json", `edges ${from} to ${to}`, [from, to]);
  wantCards("product-changes.json", "noneKnown", unchanged);
  return faults;
}
