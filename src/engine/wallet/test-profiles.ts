/** The varied profiles that tests and the benchmark run on the real catalog: seeded, the same everywhere. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { type Part, PARTS } from "../value/parts.ts";
import type { Profile, ProfileInput } from "../value/profile.ts";
import { resolveProfile } from "../value/resolve-profile.ts";
import { createRandom, type Random } from "../value/test-cards.ts";
import { type RewardsCatalog, type WalletCard, compareSlugs } from "../value/wallet-card.ts";

export interface NamedProfile {
  readonly name: string;
  readonly profile: Profile;
}

const ALL_PARTS: readonly Part[] = Object.values(PARTS).flat();

function makeInput(catalog: RewardsCatalog, { next, pick, chance, shuffle }: Random, maxCards: number): ProfileInput {
  const scaleUsd = 10 ** (1.3 + next() * 2.9);
  const amount = (share: number) => Math.round(scaleUsd * next() * next() * share);
  const categories = chance(0.15)
    ? shuffle(SPEND_CATEGORIES).slice(0, pick([1, 2, 3]))
    : SPEND_CATEGORIES.filter(() => chance(0.85));
  const some = <Name extends string>(names: readonly Name[], most: number) =>
    shuffle(names).slice(0, Math.floor(next() * (most + 1)));
  const brandNames = catalog.brands.map(({ name }) => name);
  const perks = catalog.cards.flatMap(({ slug, perks: ofCard }) => ofCard.map(({ id }) => ({ card: slug, perk: id })));
  const ticks = pick([0, 0, 0.1, 0.5]);
  const slugs = catalog.cards.map(({ slug }) => slug);
  return {
    spend: Object.fromEntries(categories.map((category) => [category, amount(1)])),
    parts: chance(0.4) ? Object.fromEntries(some(ALL_PARTS, 6).map((part) => [part, amount(0.5)])) : {},
    brands: chance(0.4) ? Object.fromEntries(some(brandNames, 5).map((name) => [name, amount(0.4)])) : {},
    brandsUsed: chance(0.4) ? "any" : some(brandNames, 4),
    foreignPercent: chance(0.4) ? Math.round(next() * 60) : 0,
    trips: pick([0, 2, 4, 12, 25]),
    travelers: pick([1, 2, 4]),
    bags: pick([0, 0, 1]),
    perks: pick(["used", "used", "used", "none", "face"]),
    use: perks.filter(() => chance(ticks)),
    ...(chance(0.6) ? {} : { value: pick(["typical", "cash", "portal", "transfer"] as const) }),
    type: pick(["personal", "business", "any", "any"]),
    effortUsd: pick([20, 20, 20, 0, 5]),
    maxAnnualFeesUsd: chance(0.2) ? pick([0, 100, 300, 600]) : null,
    owned: chance(0.2) ? some(slugs, 4) : [],
    maxCards,
  };
}

/** From 20 to 15,000 dollars a category; parts, brands, foreign share, ticked perks, all ways. */
export function makeProfiles(catalog: RewardsCatalog, count: number, maxCards: number, seed = 2_026): NamedProfile[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const { profile } = resolveProfile(makeInput(catalog, random, maxCards), catalog.brands);
    const monthlyUsd = Math.round(profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0));
    const { value, perks, type, effortUsd, maxAnnualFeesUsd, brandsUsed } = profile;
    const fees = maxAnnualFeesUsd === null ? "" : `, fees to $${maxAnnualFeesUsd}`;
    const name = `#${index}: $${monthlyUsd} a month, ${profile.lines.length} lines, ${value}, perks ${perks} (${profile.use.length} ticked), ${type}, brands ${brandsUsed === "any" ? "any" : brandsUsed.length}, effort ${effortUsd}${fees}`;
    return { name, profile };
  });
}

/** More cards of the same kinds: each real card again with its rates, fee and points a little different. */
export function growCatalog(catalog: RewardsCatalog, count: number): RewardsCatalog {
  const { next } = createRandom(99);
  const vary = (value: number, by: number) => value * (1 + (next() - 0.5) * by);
  const cards: WalletCard[] = [...catalog.cards];
  while (cards.length < count) {
    const card = catalog.cards[cards.length % catalog.cards.length]!;
    const laterUsd = Math.round(vary(card.fees.laterUsd, 0.4));
    cards.push({
      ...card,
      slug: `${card.slug}-${cards.length}`,
      fees: { firstYearUsd: Math.min(card.fees.firstYearUsd, laterUsd), laterUsd },
      earns: card.earns.map((entry) => ({ ...entry, multiplier: Math.max(0.5, vary(entry.multiplier, 0.3)) })),
    });
  }
  return { ...catalog, cards: cards.toSorted(compareSlugs) };
}
