/**
 * A reader whom a text names in its front matter: what is priced, and the words beside the dollars. Both are made from
 * one profile, so that label and sum cannot part.
 */
import { SPEND_CATEGORIES } from "../catalog/card.ts";
import { ALL_PARTS } from "../catalog/parts.ts";
import type { StatedReader } from "../content/front-matter.ts";
import { PRESETS } from "../engine/value/presets.ts";
import type { Profile, ProfileInput } from "../engine/value/profile.ts";
import type { Brand, WalletCard, WalletPerk } from "../engine/value/wallet-card.ts";
import { lowerFirst } from "../words/format.ts";
import { toPerkLabel } from "../words/labels.ts";
import { type Reader, toReaderProfile } from "./readers.ts";
import { tellReader } from "./tell-reader.ts";

/** @param base the reader of the page, whom the text describes further @throws Error for a name that means nothing */
export function resolveStated(
  base: Reader,
  given: StatedReader,
  card: WalletCard,
  brands: readonly Brand[],
): { readonly text: string; readonly profile: Profile } {
  const { brands: named, maxFees, use = [], ...same } = given;
  refuse("spend", Object.keys(same.spend ?? {}), SPEND_CATEGORIES);
  refuse("spend", Object.keys(same.parts ?? {}), ALL_PARTS);
  refuse("brand", named ?? [], new Set(brands.map(({ name }) => name)));
  const perks = new Map(card.perks.map((perk) => [perk.id, perk]));
  refuse(`perk of ${card.slug}`, use, [...perks.keys()]);
  refuse("preset", same.preset === undefined ? [] : [same.preset], new Set(PRESETS.map(({ slug }) => slug)));
  const own = Object.fromEntries(
    Object.entries({
      ...same,
      brandsUsed: named,
      maxAnnualFeesUsd: maxFees,
      ...(use.length > 0 && { use: use.map((perk) => ({ card: card.slug, perk })) }),
    }).filter(([, value]) => value !== undefined),
  );
  const input: ProfileInput = { ...base.input, ...own };
  // Who names brands has no other; a label without one is for somebody who uses that card's own.
  const usesOwnBrand = base.usesOwnBrand && named === undefined;
  return {
    text: tellReader(
      input,
      use.map((id) => namePerk(perks.get(id)!)),
    ),
    profile: toReaderProfile({ input, usesOwnBrand }, brands, card.brandOf),
  };
}

/** In the middle of a sentence; the credit of one merchant has its name. */
function namePerk({ type, fits }: WalletPerk): string {
  const merchant = type === "partner_credits" ? fits?.brands?.[0] : undefined;
  const label = toPerkLabel({ type });
  return merchant ? `${merchant} credit` : /^[A-Z][a-z-]+ [a-z]/.test(label) ? lowerFirst(label) : label;
}

function refuse(kind: string, names: readonly string[], known: Iterable<string>): void {
  const all = new Set(known);
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`no ${kind} is called ${unknown.join(", ")}`);
}
