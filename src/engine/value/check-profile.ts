/** Where a profile contradicts itself, beside the field to change. Expected failures are values; nothing throws. */
import { feeOfYear } from "./list-rows.ts";
import { MAX_WALLET_CARDS, type Profile } from "./profile.ts";
import { toVisit } from "./visit.ts";
import type { WalletCard } from "./wallet-card.ts";

export interface ProfileError {
  readonly field: string;
  readonly message: string;
}

export function checkProfile(cards: readonly WalletCard[], profile: Profile): ProfileError[] {
  const errors: ProfileError[] = [];
  const add = (field: string, message: string) => errors.push({ field, message });
  const { mustHave, exclude, owned, maxCards, maxAnnualFeesUsd, lines } = profile;
  const bySlug = new Map(cards.map((card) => [card.slug, card]));

  if (!Number.isInteger(maxCards) || maxCards < 1 || maxCards > MAX_WALLET_CARDS) {
    add("maxCards", `The number of cards must be a whole number from 1 to ${MAX_WALLET_CARDS}.`);
  }
  if (maxAnnualFeesUsd !== null && !(maxAnnualFeesUsd >= 0)) {
    add("maxAnnualFeesUsd", "The fee limit must be 0 dollars or more.");
  }
  if (!(profile.effortUsd >= 0 && profile.effortUsd < Infinity)) add("effort", "The effort must be 0 dollars or more.");
  for (const { category, monthlyUsd, foreignPercent } of lines) {
    if (!(monthlyUsd >= 0 && monthlyUsd < Infinity)) add("spend", `Spend on ${category} must be 0 dollars or more.`);
    if (!(foreignPercent >= 0 && foreignPercent <= 100)) add("foreignPercent", "The foreign share must be 0 to 100.");
  }
  for (const [field, slugs] of Object.entries({ mustHave, exclude, owned })) {
    for (const slug of slugs) if (!bySlug.has(slug)) add(field, `No card matches "${slug}".`);
  }

  const must = [...new Set(mustHave)].flatMap((slug) => bySlug.get(slug) ?? []);
  if (must.length > maxCards) {
    add("mustHave", `The wallet must have ${must.length} cards, but may have only ${maxCards}.`);
  }
  for (const { slug, status } of must) {
    if (exclude.includes(slug)) add("exclude", `"${slug}" is both a must-have and excluded.`);
    if (status === "closed" && !owned.includes(slug)) {
      add("mustHave", `"${slug}" is closed to new applications; it can only be kept if it is owned.`);
    }
  }
  const visit = toVisit(profile);
  for (const year of ["first", "later"] as const) {
    const feesUsd = must.reduce((sum, card) => sum + feeOfYear(card, visit, year), 0);
    if (maxAnnualFeesUsd !== null && feesUsd > maxAnnualFeesUsd) {
      add("maxAnnualFeesUsd", `The must-have cards alone cost $${feesUsd} a year.`);
      break;
    }
  }
  return errors;
}
