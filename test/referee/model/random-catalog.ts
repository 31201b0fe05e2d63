/**
 * Small catalogs and visitors by a seed, in which every rule of the model binds
 * often: round rates and tight limits, so that wallets are close to each other.
 * Places where the model can be read in two ways are left out; READINGS.md says which.
 */
import type { SpendCategory } from "../../../src/catalog/card.ts";
import type { Part } from "../../../src/engine/value/parts.ts";
import type {
  BonusRule,
  CardBonus,
  CardChoice,
  CardPoints,
  EarnEntry,
  RewardsCatalog,
  WalletCard,
  WalletPerk,
} from "../../../src/engine/value/wallet-card.ts";
import { BRANDS, makeEntry } from "./build-case.ts";
import { makeRandomPerk } from "./random-perk.ts";
import type { Random } from "./random.ts";

const CATEGORIES: readonly SpendCategory[] = ["dining", "groceries", "gas", "transit", "travel_other", "travel_portal"];
const PLACES: readonly (readonly [SpendCategory, Part])[] = [
  ["travel_other", "flights"],
  ["travel_other", "hotels"],
  ["travel_portal", "portal-flights"],
  ["travel_portal", "portal-hotels"],
  ["other", "online-retail"],
  ["other", "drugstores"],
  ["other", "rent"],
  ["dining", "delivery"],
  ["transit", "ride-hailing"],
];

function makeRandomPoints(random: Random, slug: string, others: readonly string[]): CardPoints {
  const none = { portal: null, transfer: null, transfersAlone: false, enabledBy: [] };
  const roll = random.int(0, 9);
  if (roll < 3) {
    return { ...none, program: slug, kind: "cash", floor: 1, cash: 1 };
  }
  if (roll < 5) {
    const transfer = random.pick([0.6, 1.2, 1.4]);
    const [floor, cash] = random.pick([[0.5, 0.5] as const, [0.4, null] as const]);
    return { ...none, program: random.pick(["sky-miles", "inn-points"]), kind: "brand", floor, cash, transfer };
  }
  const floor = random.pick([1, 1.25]);
  return {
    program: random.pick(["bank-a", "bank-b"]),
    kind: "bank",
    floor,
    cash: random.pick([null, 0.6, 1]),
    portal: floor > 1 ? floor : random.pick([null, 1]),
    transfer: random.pick([1.6, 1.8, 2]),
    transfersAlone: random.chance(0.3),
    enabledBy: random.some(others, 0.25),
  };
}

function makeRandomEarns(random: Random): EarnEntry[] {
  const base = random.pick([1, 1, 1.5, 2]);
  const pools = [random.int(1, 8) * 250, random.int(2, 12) * 500];
  const capped = (): Pick<EarnEntry, "cap" | "afterCap"> => {
    const at = random.int(0, 3);
    const limitUsd = pools[at];
    return limitUsd === undefined
      ? { cap: null, afterCap: 0 }
      : { cap: { limitUsd, pool: `pool-${String(at)}` }, afterCap: 1 };
  };
  const broad = random
    .some(CATEGORIES, 0.25)
    .map((category) => makeEntry(category, random.int(2, 6), { ...capped(), id: category }));
  const narrow = random
    .some(PLACES, 0.12)
    .map(([category, part]) =>
      makeEntry(category, part === "rent" ? 1 : random.int(2, 8), { ...capped(), parts: [part], id: part }),
    );
  const ofBrands = random.some(BRANDS, 0.08).map(({ name, category, part }) =>
    makeEntry(category, random.int(3, 8), {
      ...capped(),
      brands: [name],
      parts: part === null || random.chance(0.5) ? null : [part],
      id: `at-${name.toLowerCase()}`,
    }),
  );
  const abroad = random.chance(0.1) ? [makeEntry("other", 3, { foreignOnly: true, id: "abroad" })] : [];
  const baseCap = random.chance(0.15) ? { cap: { limitUsd: 6000, pool: "base" }, afterCap: 1 } : {};
  return [
    ...broad,
    ...narrow,
    ...ofBrands,
    ...abroad,
    makeEntry("other", base, { ...baseCap, base: true, id: "base" }),
  ];
}

function makeRandomChoice(random: Random, afterCap: number): CardChoice {
  const covered: readonly (readonly [string, SpendCategory, Part | null])[] = [
    ["gas", "gas", null],
    ["restaurants", "dining", null],
    ["groceries", "groceries", null],
    ["online shopping", "other", "online-retail"],
    ["drugstores", "other", "drugstores"],
  ];
  const options = covered
    .filter(() => random.chance(0.7))
    .map(([label, category, part]) => ({
      id: label.replaceAll(" ", "-"),
      label,
      covers: [{ category, parts: part === null ? null : [part] }],
    }));
  const mode = random.pick(["chosen", "chosen", "rotating"] as const);
  const limitUsd = mode === "rotating" ? 3000 : random.int(1, 6) * 500;
  return {
    id: "choice",
    mode,
    choices: random.int(1, 2),
    multiplier: random.int(3, 5),
    afterCap,
    cap: mode === "rotating" || random.chance(0.7) ? { limitUsd, pool: "choice" } : null,
    options,
  };
}

function makeRandomBonus(random: Random): CardBonus {
  const state = random.pick(["open", "open", "open", "stale", "ended"] as const);
  const roll = random.int(0, 9);
  if (roll < 3) {
    return { kind: "none", state, tiers: [] };
  }
  if (roll === 3) {
    return { kind: "match", state, tiers: [] };
  }
  const first = { afterUsd: random.int(1, 8) * 500, months: 3, points: 0, usd: random.int(2, 12) * 25 };
  const second = { afterUsd: first.afterUsd + 2000, months: 6, points: random.int(1, 20) * 1000, usd: 0 };
  const kind = random.pick(["fixed", "fixed", "fixed", "up-to"] as const);
  return { kind, state, tiers: random.chance(0.3) ? [first, second] : [first] };
}

function makeRandomCard(random: Random, slug: string, slugs: readonly string[]): WalletCard {
  const laterUsd = random.pick([0, 0, 0, 45, 95, 150, 250]);
  const others = slugs.filter((other) => other !== slug);
  const points = makeRandomPoints(random, slug, others);
  const earns = makeRandomEarns(random);
  const base = earns.find((entry) => entry.base)?.multiplier ?? 1;
  const ofBrand = points.program === "sky-miles" ? "Skyline" : "Innkeep";
  const requires =
    random.chance(0.1) &&
    random.pick([
      { kind: "membership", name: "Club", key: "club", usdPerYear: 65 } as const,
      { kind: "relationship", name: "Bank", key: "bank", usdPerYear: 50 } as const,
    ]);
  return {
    slug,
    cardType: random.chance(0.1) ? "business" : "personal",
    status: random.chance(0.06) ? "closed" : "open",
    fees: { firstYearUsd: random.chance(0.3) ? 0 : laterUsd, laterUsd },
    isSecured: laterUsd === 0 && slug === slugs[0],
    foreignFeePercent: random.pick([0, 0, 2.7, 3]),
    score: { floor: random.pick([580, 670, 700, 740]), isEstimated: false, newToCredit: random.chance(0.3) },
    brandOf: points.kind === "brand" ? ofBrand : null,
    requires: requires === false ? null : requires,
    points,
    earns,
    choices: random.chance(0.25) ? [makeRandomChoice(random, Math.min(1, base))] : [],
    perks: ["p1", "p2", "p3"]
      .filter(() => random.chance(0.5))
      .map((id): WalletPerk => makeRandomPerk(random, id, others, points.kind === "brand" ? ofBrand : null)),
    bonus: makeRandomBonus(random),
  };
}

function makeRandomRule(random: Random, slugs: readonly string[], at: number): BonusRule {
  const kind = random.pick(["once", "blocked-by", "since", "while-holding", "count"] as const);
  const shared = {
    id: `rule-${String(at)}`,
    kind,
    cards: random.some(slugs, 0.5),
    confidence: "high",
    text: "",
  } as const;
  if (kind === "blocked-by" || kind === "while-holding") {
    return { ...shared, by: random.some(slugs, 0.3) };
  }
  return kind === "once" ? shared : { ...shared, months: 24, ...(kind === "count" ? { limit: random.int(1, 3) } : {}) };
}

export function makeRandomCatalog(random: Random): RewardsCatalog {
  const slugs = Array.from({ length: random.int(4, 9) }, (_, at) => `card-${String.fromCodePoint(97 + at)}`);
  return {
    cards: slugs.map((slug) => makeRandomCard(random, slug, slugs)),
    brands: BRANDS,
    rules: Array.from({ length: random.int(0, 2) }, (_, at) => makeRandomRule(random, slugs, at)),
    changes: makeChanges(random, slugs),
  };
}

/** Cards that an issuer lets its holders change into another one. */
function makeChanges(random: Random, slugs: readonly string[]): RewardsCatalog["changes"] {
  return Object.fromEntries(
    random.some(slugs, 0.3).map((slug) => [
      slug,
      random.some(
        slugs.filter((other) => other !== slug),
        0.25,
      ),
    ]),
  );
}
