/** From what a visitor says to what is computed with. Model: section 1, and the default way of section 2. */
import type { SpendCategory } from "../../../src/catalog/card.ts";
import { SPEND_CATEGORIES } from "../../../src/catalog/card.ts";
import { BUSINESS_SHARES, type Part, PARTS, PERSONAL_SHARES } from "../../../src/engine/value/parts.ts";
import {
  MAX_WALLET_CARDS,
  PROFILE_DEFAULTS,
  type Profile,
  type ProfileInput,
  type SpendLine,
} from "../../../src/engine/value/profile.ts";
import type { Brand } from "../../../src/engine/value/wallet-card.ts";

export interface PresetAmounts {
  readonly spend: Readonly<Partial<Record<SpendCategory, number>>>;
  readonly trips: number;
  readonly travelers: number;
  readonly foreignPercent: number;
  readonly type: "personal" | "business";
  readonly score: number | "none" | null;
}

const PARTS_OF: Readonly<Partial<Record<SpendCategory, readonly Part[]>>> = PARTS;

type Amount = Omit<SpendLine, "foreignPercent">;

function divide(category: SpendCategory, input: ProfileInput, amountUsd: number, isBusiness: boolean): Amount[] {
  const parts = PARTS_OF[category] ?? [];
  const own = parts.some((part) => input.shares?.[part] !== undefined);
  const shares = own ? input.shares! : isBusiness ? BUSINESS_SHARES : PERSONAL_SHARES;
  const divided = parts.map((part): Amount => {
    // What a named part would take stays in the rest.
    const isNamed = !own && (input.parts?.[part] ?? 0) > 0;
    const monthlyUsd = isNamed ? 0 : (amountUsd * (shares[part] ?? 0)) / 100;
    return { category, part, brand: null, monthlyUsd };
  });
  const rest = divided.reduce((left, { monthlyUsd }) => left - monthlyUsd, amountUsd);
  const named = parts.map((part): Amount => ({ category, part, brand: null, monthlyUsd: input.parts?.[part] ?? 0 }));
  const joined = divided.map((line, at) => ({ ...line, monthlyUsd: line.monthlyUsd + named[at]!.monthlyUsd }));
  // What is left of 100 percent is 0 but for the last digit.
  return [...joined, { category, part: null, brand: null, monthlyUsd: rest > 1e-9 ? rest : 0 }];
}

/** A brand without an amount has all of its part; the part's other such brands share it equally. */
function addBrands(amounts: readonly Amount[], input: ProfileInput, table: readonly Brand[]): Amount[] {
  const spentAt = Object.entries(input.brands ?? {}).filter(([, usd]) => usd > 0);
  const named = typeof input.brandsUsed === "string" ? [] : (input.brandsUsed ?? []);
  const without = table.filter(
    ({ name, part }) => part !== null && named.includes(name) && !spentAt.some(([at]) => at === name),
  );
  const lines = amounts.flatMap((amount): Amount[] => {
    const sharing = amount.part === null ? [] : without.filter(({ part }) => part === amount.part);
    if (sharing.length === 0) {
      return [amount];
    }
    return sharing.map(({ name }) => ({ ...amount, brand: name, monthlyUsd: amount.monthlyUsd / sharing.length }));
  });
  const extra = spentAt.map(([name, monthlyUsd]): Amount => {
    const brand = table.find((brand) => brand.name === name);
    if (!brand) {
      throw new Error(`No brand ${name}.`);
    }
    return { category: brand.category, part: brand.part, brand: name, monthlyUsd };
  });
  return [...lines, ...extra];
}

export function resolveProfile(
  input: ProfileInput,
  brands: readonly Brand[],
  presets: Readonly<Record<string, PresetAmounts>> = {},
): Profile {
  const preset = input.preset === undefined ? undefined : presets[input.preset];
  const type = input.type ?? preset?.type ?? PROFILE_DEFAULTS.type;
  const amounts = SPEND_CATEGORIES.flatMap((category) =>
    divide(category, input, input.spend?.[category] ?? preset?.spend[category] ?? 0, type === "business"),
  );
  const foreignPercent = input.foreignPercent ?? preset?.foreignPercent ?? 0;
  const lines = addBrands(amounts, input, brands)
    .filter(({ monthlyUsd }) => monthlyUsd > 0)
    .map((line) => ({ ...line, foreignPercent }));
  const trips = input.trips ?? preset?.trips ?? 0;
  const named = Object.keys(input.brands ?? {});
  const brandsUsed = input.brandsUsed === "any" ? "any" : [...new Set([...(input.brandsUsed ?? []), ...named])];
  const {
    spend: _spend,
    parts: _parts,
    shares: _shares,
    brands: _brands,
    preset: _preset,
    foreignPercent: _foreign,
    ...given
  } = input;
  return {
    ...PROFILE_DEFAULTS,
    value: trips === 0 ? "cash" : "typical",
    trips,
    travelers: preset?.travelers ?? 1,
    score: preset?.score ?? null,
    ...given,
    type,
    brandsUsed,
    lines,
    maxCards: Math.min(MAX_WALLET_CARDS, input.maxCards ?? PROFILE_DEFAULTS.maxCards),
  };
}
