/** For tests: seeded random cards and profiles, small, with coarse numbers, so that ties are exact. */
import { CATEGORY_OF_PART } from "./parts.ts";
import type { Profile, SpendLine } from "./profile.ts";
import {
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
  type Random,
} from "./test-cards.ts";
import type { CardChoice, EarnEntry, WalletCard, WalletPerk } from "./wallet-card.ts";

const TEST_CATEGORIES = ["dining", "groceries", "gas", "travel_other", "travel_portal", "other"] as const;
const TEST_PARTS = ["flights", "hotels", "portal-hotels", "drugstores", "online-retail", "rent", "delivery"] as const;
const TEST_BRANDS = ["Air One", "Inn Two"] as const;

function makeRandomEarns({ pick, chance }: Random, hasPortal: boolean): EarnEntry[] {
  const base = makeBase(
    pick([1, 1, 1.5, 2]),
    chance(0.15) ? { cap: { limitUsd: 3_000, pool: "base" }, afterCap: 1 } : {},
  );
  const count = pick([0, 1, 2, 3]);
  const entries = Array.from({ length: count }, (_, at): EarnEntry => {
    const part = chance(0.4) ? pick(TEST_PARTS) : null;
    const category = part ? CATEGORY_OF_PART[part] : pick(TEST_CATEGORIES);
    const cap = chance(0.4)
      ? { limitUsd: pick([600, 1_500, 6_000]), pool: chance(0.5) ? "shared" : `own-${at}` }
      : null;
    return makeEarn(pick([2, 3, 4, 5, 6]), {
      id: `e${at}`,
      category,
      parts: part ? [part] : null,
      brands: part === null && chance(0.15) ? [pick(TEST_BRANDS)] : null,
      cap: cap && { ...cap, limitUsd: cap.pool === "shared" ? 2_000 : cap.limitUsd },
      afterCap: cap ? 1 : 0,
      foreignOnly: chance(0.05),
    });
  });
  return [base, ...entries.filter(({ category }) => hasPortal || category !== "travel_portal")];
}

function makeRandomChoices({ pick, chance, shuffle }: Random): CardChoice[] {
  if (!chance(0.25)) return [];
  const mode = pick(["chosen", "chosen", "rotating", "mobile-wallet"] as const);
  const options = shuffle(["dining", "groceries", "gas", "drugstores", "online-retail"] as const).slice(
    0,
    pick([2, 3, 4]),
  );
  return [
    {
      id: "choice",
      mode,
      choices: pick([1, 1, 2]),
      multiplier: pick([3, 5]),
      afterCap: 1,
      cap: chance(0.7) ? { limitUsd: pick([500, 3_000]), pool: "choice" } : null,
      options: options.map((id) => ({
        id,
        label: id,
        covers: [
          id === "drugstores" || id === "online-retail"
            ? { category: "other" as const, parts: [id] }
            : { category: id, parts: null },
        ],
      })),
    },
  ];
}

function makeRandomPerks({ pick, chance }: Random, others: readonly string[]): WalletPerk[] {
  const perks: WalletPerk[] = [];
  const needs = () =>
    chance(0.35) ? { needs: chance(0.7) ? { spendUsd: pick([1_000, 4_000, 9_000]) } : { card: [pick(others)] } } : {};
  if (chance(0.3)) perks.push(makePerk("points", { kind: "points", points: pick([5_000, 10_000]), ...needs() }));
  if (chance(0.3)) {
    const fits = chance(0.5) ? { categories: [pick(TEST_CATEGORIES)] } : { parts: [pick(TEST_PARTS)] };
    perks.push(
      makePerk("credit", {
        kind: "cash-like",
        faceUsd: pick([60, 120, 300]),
        portions: pick([1, 4, 12]),
        fits,
        ...needs(),
      }),
    );
  }
  if (chance(0.2)) perks.push(makePerk("portal", { kind: "portal", faceUsd: 300, ...needs() }));
  if (chance(0.3)) {
    perks.push(
      makePerk("named", {
        kind: "credit",
        faceUsd: 200,
        share: 0.6,
        fits: { brands: [pick(TEST_BRANDS)] },
        merchant: pick(["m1", "m2"]),
      }),
    );
  }
  if (chance(0.3))
    perks.push(
      makePerk("lounge", { kind: "access", faceUsd: pick([100, 400]), visits: pick([null, 2, 4]), ...needs() }),
    );
  const freeBags = { bags: 1 } as const;
  if (chance(0.2)) perks.push(makePerk("bags", { kind: "service", airline: "Air One", faceUsd: 100, freeBags }));
  if (chance(0.2))
    perks.push(
      makePerk("night", { kind: "certificate", faceUsd: 250, share: 0.75, fits: { brands: ["Inn Two"] }, ...needs() }),
    );
  if (chance(0.2)) perks.push(makePerk("entry", { kind: "once-in-years", faceUsd: 120, years: 4, share: 0.8 }));
  return perks;
}

/** Every feature of the model, each on some of the cards. Sorted by slug. */
export function makeRandomCards(count: number, random: Random): WalletCard[] {
  const { pick, chance } = random;
  const slugs = Array.from(
    { length: count },
    (_, at) => `card-${String.fromCodePoint(97 + Math.floor(at / 10))}${at % 10}`,
  );
  return slugs.map((slug, at) => {
    const laterUsd = pick([0, 0, 0, 50, 95, 150, 400]);
    const kind = pick(["cash", "cash", "bank", "bank", "brand"] as const);
    const isAlone = kind === "bank" && chance(0.4);
    const enablers = slugs.filter((other, index) => other !== slug && index % 4 === at % 4);
    return makeCard(slug, {
      fees: { firstYearUsd: chance(0.3) ? 0 : laterUsd, laterUsd },
      isSecured: laterUsd === 0 && at === 0,
      foreignFeePercent: pick([0, 0, 3]),
      points: {
        program: kind === "cash" ? slug : `${kind}-${at % 3}`,
        kind,
        floor: pick([0.8, 1, 1]),
        cash: chance(0.2) ? null : pick([0.6, 1]),
        portal: chance(0.5) ? 1.25 : null,
        transfer: kind === "cash" ? (chance(0.2) ? 1.6 : null) : 1.6,
        transfersAlone: isAlone,
        enabledBy: kind !== "brand" && !isAlone && chance(0.6) ? enablers : [],
      },
      brandOf: kind === "brand" ? pick(TEST_BRANDS) : null,
      earns: makeRandomEarns(random, chance(0.5)),
      choices: makeRandomChoices(random),
      perks: makeRandomPerks(
        random,
        slugs.filter((other) => other !== slug),
      ),
      bonus: chance(0.6)
        ? {
            kind: "fixed",
            state: chance(0.8) ? "open" : "ended",
            tiers: [
              { afterUsd: pick([0, 500, 1_000, 3_000]), months: pick([3, 6]), points: 0, usd: pick([100, 200, 500]) },
              ...(chance(0.2) ? [{ afterUsd: 6_000, months: 12, points: 10_000, usd: 0 }] : []),
            ],
          }
        : { kind: chance(0.2) ? "match" : "none", state: "open", tiers: [] },
    });
  });
}

export function makeRandomProfile({ next, pick, chance, shuffle }: Random, cards: readonly WalletCard[]): Profile {
  const scaleUsd = 10 ** (1 + next() * 3);
  const foreignPercent = chance(0.3) ? pick([10, 50]) : 0;
  const amount = () => Math.round(scaleUsd * next());
  const lines: SpendLine[] = [
    ...shuffle(TEST_CATEGORIES)
      .slice(0, pick([1, 3, 5]))
      .map((category) => makeLine(category, amount(), { foreignPercent })),
    ...shuffle(TEST_PARTS)
      .slice(0, pick([0, 1, 3]))
      .map((part) => makePartLine(part, amount(), { foreignPercent })),
    ...(chance(0.4) ? [makePartLine("flights", amount(), { brand: "Air One", foreignPercent })] : []),
    ...(chance(0.4) ? [makePartLine("hotels", amount(), { brand: "Inn Two", foreignPercent })] : []),
  ].filter(({ monthlyUsd }) => monthlyUsd > 0);
  const allPerks = cards.flatMap(({ slug, perks }) => perks.map(({ id }) => ({ card: slug, perk: id })));
  return makeProfile(lines, {
    trips: pick([0, 2, 8]),
    travelers: pick([1, 2]),
    bags: pick([0, 1]),
    brandsUsed: chance(0.5) ? "any" : [...TEST_BRANDS],
    perks: pick(["used", "used", "none", "face"]),
    use: allPerks.filter(() => chance(0.3)),
    skip: allPerks.filter(() => chance(0.05)),
    value: pick(["typical", "typical", "cash", "portal", "transfer"]),
    cpp: chance(0.2) ? { "bank-0": pick([0.7, 1.3, 2]) } : {},
    effortUsd: pick([20, 20, 0, 7]),
    maxAnnualFeesUsd: chance(0.2) ? pick([0, 100, 300]) : null,
    owned: chance(0.2) ? [pick(cards).slug] : [],
  });
}
