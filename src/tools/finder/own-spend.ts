/**
 * The visitor's own spend in the finder's parameters, under the other tools'
 * names. It is optional here: without it the finder assumes one
 * (`assumed-spend.ts`), so "none given" must be told from "the default". Pure.
 */
import { DEFAULT_PERK_PERCENT } from "../../rewards/perks.ts";
import {
  type BrandCategories,
  isSpendParameter,
  parseSpendQuery,
  type SpendProfile,
  type SpendQuery,
  toSpendParameters,
} from "../spend/spend-query.ts";

/** What an untouched form sends: it says nothing about a spend. */
export const UNTOUCHED_SPEND: Readonly<Record<string, string>> = {
  period: "month",
  value: "program",
  perks: String(DEFAULT_PERK_PERCENT),
  foreign: "0",
};

/** Null when no spend is given; fields that were left empty or as they were give none. */
export function parseOwnSpend(parameters: URLSearchParams, brands: BrandCategories): SpendQuery | null {
  const given = [...parameters].filter(([name, text]) => isSpendParameter(name) && text.trim() !== "");
  if (given.every(([name, text]) => UNTOUCHED_SPEND[name] === text.trim())) return null;
  return parseSpendQuery(new URLSearchParams(given), brands);
}

/** The shortest parameters of an own spend; never none, because none would mean the assumed one. */
export function toOwnSpendParameters(profile: SpendProfile): [string, string][] {
  const shortest = toSpendParameters(profile);
  return shortest.length > 0 ? shortest : [["preset", "default"]];
}
