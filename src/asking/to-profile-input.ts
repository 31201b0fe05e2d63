/** What a visitor says as the engine takes it. The engine knows the bank's own travel site as a category; people say how much of their travel they would book there. */
import { CATEGORY_OF_PART, DIRECT_PART, findShares, type Part, PARTS, type Shares } from "../engine/value/parts.ts";
import { MONTHS_A_YEAR, type ProfileInput } from "../engine/value/profile.ts";
import type { Values } from "./parameter.ts";
import type { HISTORY } from "./profile.ts";
import { type ProfileValues } from "./profile.ts";

/** A kind of person, and what student cards ask for. */
export const STUDENT = "student";

const toMonths = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
/** Months from the one to today, both `YYYY-MM`; negative in the future. */
export const countMonthsAgo = (text: string, today: string): number => toMonths(today) - toMonths(text);

/** What the engine takes of a person's past: cards held count among those opened. */
export function toHistoryInput(values: Pick<Values<typeof HISTORY>, "own" | "opened" | "had">, today: string) {
  const toDated = (slug: string, text: string | null) => ({
    slug,
    monthsAgo: text === null ? null : countMonthsAgo(text, today),
  });
  return {
    owned: values.own.map(({ card: slug }) => slug),
    opened: [
      ...values.opened.map(({ card: slug, month: text }) => toDated(slug, text)),
      ...values.own.flatMap(({ card: slug, opened: text }) => (text === null ? [] : [toDated(slug, text)])),
    ],
    had: values.had.map(({ card: slug, month: text }) => toDated(slug, text)),
  };
}

type Travel = Pick<ProfileValues, "travel" | "part" | "share">;

/** Travel by part, dollars a month, and how much of it a bank's travel site could take: flights, hotels and rental cars. */
export function divideTravel({ travel, part, share }: Travel, published: Shares) {
  const own = toShares(share);
  const shares: Shares = PARTS.travel_other.some((name) => name in own) ? own : published;
  // A part with an amount stands beside its category, which then has none of it.
  const isNamed = (name: Part) => part[name] !== undefined && !(name in own);
  const usdOf = (name: Part) => (isNamed(name) ? 0 : (travel * (shares[name] ?? 0)) / 100) + (part[name] ?? 0);
  const bookable = Object.entries(DIRECT_PART).map(([portal, direct]) => ({
    portal: portal as Part,
    direct,
    usd: usdOf(direct),
  }));
  const bookableUsd = bookable.reduce((sum, { usd }) => sum + usd, 0);
  const inParts = PARTS.travel_other.reduce((sum, name) => sum + (isNamed(name) ? 0 : (shares[name] ?? 0)), 0);
  return { bookable, bookableUsd, otherUsd: usdOf("other-travel"), restUsd: (travel * (100 - inParts)) / 100 };
}

/** What is booked on the bank's travel site is moved from flights, hotels and cars in proportion, never added. */
function toSpendInput(values: ProfileValues): Pick<ProfileInput, "spend" | "parts" | "shares"> {
  const { travel, portal, part, share, dining, groceries, gas, transit, streaming, other } = values;
  const spend = { dining, groceries, gas, transit, streaming, other, travel_other: travel, travel_portal: 0 };
  const parts = part as Readonly<Partial<Record<Part, number>>>;
  const shares = toShares(share);
  const { bookable, bookableUsd, otherUsd, restUsd } = divideTravel(
    values,
    findShares(values.type === STUDENT ? "personal" : values.type),
  );
  const moved = bookableUsd === 0 ? 0 : Math.min(1, portal / MONTHS_A_YEAR / bookableUsd);
  if (moved === 0) return { spend, parts, shares };
  return {
    spend: { ...spend, travel_other: restUsd },
    parts: {
      ...parts,
      "other-travel": otherUsd,
      ...Object.fromEntries(
        bookable.flatMap(({ portal: site, direct, usd }) => [
          [site, usd * moved],
          [direct, usd * (1 - moved)],
        ]),
      ),
    },
    shares: Object.fromEntries(
      Object.entries(shares).filter(([name]) => CATEGORY_OF_PART[name as Part] !== "travel_other"),
    ),
  };
}

/** @param nameOf the canonical name of a brand by its key */
export function toProfileInput(values: ProfileValues, today: string, nameOf: (brand: string) => string): ProfileInput {
  const { value, score, type, trips, travelers, bags, perks, cpp, rotating, must, exclude, maxCards } = values;
  const toKey = (text: string) => ({ card: text.slice(0, text.indexOf(":")), perk: text.slice(text.indexOf(":") + 1) });
  return {
    ...toSpendInput(values),
    brands: Object.fromEntries(Object.entries(values.brand).map(([key, usd]) => [nameOf(key), usd])),
    foreignPercent: values.foreign,
    brandsUsed: values.brands.includes("any") ? "any" : values.brands.map(nameOf).toSorted(),
    use: values.use.map(toKey),
    skip: values.skip.map(toKey),
    visitUsd: values.visit,
    visits: values.visits,
    mobileWalletPercent: values.mobile,
    maxAnnualFeesUsd: values.maxFees,
    effortUsd: values.effort,
    mustHave: must,
    score,
    type: type === STUDENT ? "personal" : type,
    trips,
    travelers,
    bags,
    has: type === STUDENT ? [...new Set([...values.has, STUDENT])].toSorted() : values.has,
    perks,
    cpp,
    rotating,
    exclude,
    maxCards,
    ...toHistoryInput(values, today),
    ...(value === null ? {} : { value }),
  };
}

/** Every part of a category of which one is said, so that nothing of the published shares is mixed in. */
function toShares(said: Readonly<Record<string, number>>): Shares {
  const categories = new Set(Object.keys(said).map((part) => CATEGORY_OF_PART[part as Part]));
  const parts = Object.entries(PARTS).flatMap(([category, ofCategory]) =>
    categories.has(category as keyof typeof PARTS) ? ofCategory : [],
  );
  return Object.fromEntries(parts.map((part) => [part, said[part] ?? 0]));
}
