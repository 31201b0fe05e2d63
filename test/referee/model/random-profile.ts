/** Visitors by a seed, who say few things or many. */
import type { SpendCategory } from "../../../src/catalog/card.ts";
import type { Part } from "../../../src/engine/value/parts.ts";
import type { PerkKey, ProfileInput } from "../../../src/engine/value/profile.ts";
import type { RewardsCatalog } from "../../../src/engine/value/wallet-card.ts";
import type { Random } from "./random.ts";

const CATEGORIES: readonly SpendCategory[] = [
  "dining",
  "groceries",
  "gas",
  "transit",
  "travel_portal",
  "travel_other",
  "streaming",
  "other",
];
/** Parts of categories without an amount, so that many lines have no neighbor. */
const PARTS: readonly (readonly [Part, SpendCategory])[] = [
  ["flights", "travel_other"],
  ["hotels", "travel_other"],
  ["portal-hotels", "travel_portal"],
  ["rent", "other"],
  ["online-retail", "other"],
  ["delivery", "dining"],
];

type Wishes = Pick<ProfileInput, "owned" | "mustHave" | "exclude" | "opened" | "had">;

function makeWishes(random: Random, slugs: readonly string[]): Wishes {
  const order = slugs.toSorted(() => (random.chance(0.5) ? 1 : -1));
  const owned = random.chance(0.3) ? order.slice(0, random.int(1, 2)) : [];
  const history = (share: number): { slug: string; monthsAgo: number | null }[] =>
    random.some(slugs, share).map((slug) => ({ slug, monthsAgo: random.pick([null, 5, 24, 30]) }));
  return {
    ...(owned.length > 0 ? { owned } : {}),
    ...(random.chance(0.15) ? { mustHave: order.slice(2, 3) } : {}),
    ...(random.chance(0.15) ? { exclude: order.slice(3, 4) } : {}),
    ...(random.chance(0.2) ? { opened: history(0.2) } : {}),
    ...(random.chance(0.2) ? { had: history(0.2) } : {}),
  };
}

export function makeRandomProfile(random: Random, { cards }: RewardsCatalog): ProfileInput {
  const amount = (): number => random.pick([25, 50, 100, 200, 300, 500, 1000]);
  const spend = Object.fromEntries(random.some(CATEGORIES, 0.5).map((category) => [category, amount()]));
  const parts = PARTS.filter(([, category]) => !(category in spend) && random.chance(0.4)).map(([part]) => [
    part,
    amount(),
  ]);
  const brands = random
    .some(["Skyline", "Innkeep", "Hailo", "Megamart", "Shoply"], 0.2)
    .map((name) => [name, amount()]);
  const perks = cards.flatMap(({ slug, perks }) => perks.map((perk): PerkKey => ({ card: slug, perk: perk.id })));
  const maybe = <Name extends keyof ProfileInput>(name: Name, share: number, value: ProfileInput[Name]): ProfileInput =>
    random.chance(share) ? { [name]: value } : {};
  return {
    spend,
    parts: Object.fromEntries(parts) as Partial<Record<Part, number>>,
    brands: Object.fromEntries(brands) as Record<string, number>,
    ...maybe("foreignPercent", 0.3, random.pick([5, 20, 100])),
    ...maybe("trips", 0.8, random.int(0, 6)),
    ...maybe("travelers", 0.5, 2),
    ...maybe("bags", 0.4, random.int(1, 2)),
    ...maybe("brandsUsed", 0.4, random.some(["Skyline", "Innkeep"], 0.7)),
    ...maybe("has", 0.3, random.some(["club", "bank"], 0.6)),
    ...maybe("perks", 0.2, random.pick(["none", "face"] as const)),
    ...maybe("use", 0.6, random.some(perks, 0.4)),
    ...maybe("skip", 0.2, random.some(perks, 0.2)),
    ...maybe("visitUsd", 0.2, 40),
    ...maybe("visits", 0.2, 3),
    ...maybe("value", 0.5, random.pick(["typical", "cash", "portal", "transfer"] as const)),
    ...maybe("rotating", 0.2, false),
    ...maybe("type", 0.3, random.pick(["business", "any", "any"] as const)),
    ...maybe("score", 0.4, random.pick([670, 700, 740, "none"] as const)),
    ...maybe("maxAnnualFeesUsd", 0.2, random.pick([0, 95, 200, 400])),
    ...maybe("effortUsd", 0.4, random.pick([0, 5])),
    maxCards: random.int(1, 4),
    ...makeWishes(
      random,
      cards.map(({ slug }) => slug),
    ),
  };
}
