/** The seven questions of the card finder: their answers, and the parameters that hold them and an own spend. Pure. */
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { WalletCard } from "../../rewards/wallet-card.ts";
import { SPEND_PARAMETERS, type SpendProfile, type SpendQuery } from "../spend/spend-query.ts";
import { createQueryReader, type FieldErrors, toQueryString } from "../tool-query.ts";
import { parseOwnSpend, toOwnSpendParameters } from "./own-spend.ts";

export const MATTERS = ["value", "perks", "bonus", "simple"] as const;
export type Matter = (typeof MATTERS)[number];

/** Lower end of each band; empty: not known. */
export const SCORE_BANDS = ["", "580", "670", "700", "740"] as const;
/** Highest annual fee in US dollars; empty: no limit. */
export const FEE_CEILINGS = ["", "0", "100", "250", "500"] as const;
/** Trips a year, as the figure that is calculated with. */
export const TRIP_COUNTS = ["1", "4", "9", "16"] as const;
const DEFAULT_TRIPS = "4";

/** More brands than this is no loyalty. */
export const MAX_FINDER_BRANDS = 3;

export interface FinderAnswers {
  readonly matters: Matter;
  readonly carriesBalance: boolean;
  /** Null: not known, so no card is left out for it. */
  readonly creditScore: number | null;
  /** Null: no limit. */
  readonly maxFeeUsd: number | null;
  /** As the catalog writes them. */
  readonly brands: readonly string[];
  readonly tripsAYear: number;
  readonly cardType: "Personal" | "Business";
}

/** Plain data: it travels to the browser with the page. */
export interface FinderQuery {
  readonly answers: FinderAnswers;
  /** Null: the visitor gave none. */
  readonly spend: SpendQuery | null;
  /** Of all fields; too many brands in the spend are blamed on `SPEND_BRANDS`. */
  readonly errors: FieldErrors;
  /** False: nothing was asked yet, so there is no result to show. */
  readonly isAsked: boolean;
}

export const FINDER_QUESTIONS = ["matters", "balance", "score", "fee", "brand", "trips", "type"] as const;
export type FinderQuestion = (typeof FINDER_QUESTIONS)[number];
/** What the page owns, besides the spend's parameters that start with `BRAND_PREFIX`. */
export const FINDER_PARAMETERS = [...FINDER_QUESTIONS, ...SPEND_PARAMETERS] as const;
/** The spend's brands as a field of their own: `brand` is a question here. */
export const SPEND_BRANDS = "brands";

/** Airlines and hotel groups that some card names: spend there is travel. */
export function listFinderBrands(cards: readonly Pick<WalletCard, "rewards">[]): string[] {
  const isBeside = (brand: string) =>
    cards.every(({ rewards }) => {
      const named = rewards.flatMap((reward) => reward.brand ?? []);
      return !named.includes(brand) || named.some((other) => other !== brand);
    });
  return [...listBrandCategories(cards)].flatMap(([brand, category]) =>
    // Nobody is loyal to "Rapid Rewards partners"; a program that is named in no other way stays.
    category === "travel_other" && !(brand.endsWith(" partners") && isBeside(brand)) ? [brand] : [],
  );
}

export function parseFinderQuery(
  parameters: URLSearchParams,
  cards: readonly Pick<WalletCard, "rewards">[],
): FinderQuery {
  const brands = listFinderBrands(cards);
  const spend = parseOwnSpend(parameters, listBrandCategories(cards));
  const reader = createQueryReader(parameters);
  const score = reader.readChoice("score", SCORE_BANDS, "");
  const fee = reader.readChoice("fee", FEE_CEILINGS, "");
  const chosen = [...new Set(parameters.getAll("brand").map((brand) => brand.trim()))].filter((brand) => brand !== "");
  const known = chosen.filter((brand) => brands.includes(brand));
  if (known.length < chosen.length) reader.addError("brand", "unknown-value", "We don't know one of these brands.");
  if (known.length > MAX_FINDER_BRANDS) {
    reader.addError(
      "brand",
      "too-many",
      `Choose ${MAX_FINDER_BRANDS} brands at most; the first ${MAX_FINDER_BRANDS} count.`,
    );
  }
  return {
    answers: {
      matters: reader.readChoice("matters", MATTERS, "value"),
      carriesBalance: reader.readChoice("balance", ["no", "yes"] as const, "no") === "yes",
      creditScore: score === "" ? null : Number(score),
      maxFeeUsd: fee === "" ? null : Number(fee),
      brands: known.slice(0, MAX_FINDER_BRANDS),
      tripsAYear: Number(reader.readChoice("trips", TRIP_COUNTS, DEFAULT_TRIPS)),
      cardType:
        reader.readChoice("type", ["personal", "business"] as const, "personal") === "business"
          ? "Business"
          : "Personal",
    },
    spend,
    errors: { ...reader.errors, ...renameBrands(spend?.errors ?? {}) },
    isAsked: spend !== null || FINDER_QUESTIONS.some((name) => parameters.has(name)),
  };
}

const renameBrands = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name === "brand" ? SPEND_BRANDS : name, fault]));

/** What most people would answer is left out; `matters` stays, so that the address says that something was asked. */
export function toFinderParameters(answers: FinderAnswers): [string, string][] {
  const given: [FinderQuestion, string][] = [
    ["matters", answers.matters],
    ["balance", answers.carriesBalance ? "yes" : ""],
    ["score", answers.creditScore === null ? "" : String(answers.creditScore)],
    ["fee", answers.maxFeeUsd === null ? "" : String(answers.maxFeeUsd)],
    ...answers.brands.map((brand): [FinderQuestion, string] => ["brand", brand]),
    ["trips", String(answers.tripsAYear) === DEFAULT_TRIPS ? "" : String(answers.tripsAYear)],
    ["type", answers.cardType === "Personal" ? "" : "business"],
  ];
  return given.filter(([, value]) => value !== "");
}

/** @param profile the visitor's own spend, if one is given */
export function toFinderQueryString(answers: FinderAnswers, profile?: SpendProfile | null): string {
  return toQueryString([...toFinderParameters(answers), ...(profile ? toOwnSpendParameters(profile) : [])]);
}
