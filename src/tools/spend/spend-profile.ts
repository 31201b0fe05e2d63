/**
 * The visitor's spend, saved in this browser only and only when asked to. What
 * is kept is the tools' own query string (`dining=500&trips=3`); nobody else
 * reads it, and it never leaves the browser by itself. Some tools know the
 * whole profile, others only amounts: each reads the part it knows.
 */
import { CATEGORY_OF_PART, type Part } from "../../rewards/value/parts.ts";
import { isProfileParameter } from "../profile/profile-parameters.ts";
import { toFieldText } from "./parse-amount.ts";
import { BRAND_PREFIX, isSpendParameter } from "./spend-query.ts";
import { SPEND_KEY, tellStoredSpend } from "./stored-spend.ts";

/** Raised when the meaning of the parameters changes; older profiles are then forgotten. */
const VERSION = 1;
const MAX_LENGTH = 2_000;

/** `profile`: everything a visitor said of themselves; `spend`: the amounts, and how points and perks count. */
export type KeptPart = "spend" | "profile";

export const readSpendProfile = (): string | null => readKept("spend");

/** The kept parameters that a tool knows, for example `dining=500`; null when none are kept or storage is off. */
export function readKept(part: KeptPart): string | null {
  try {
    const text = localStorage.getItem(SPEND_KEY);
    if (text === null || text.length > MAX_LENGTH) return null;
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return null;
    const { version, query } = stored as { readonly version?: unknown; readonly query?: unknown };
    return version === VERSION && typeof query === "string" ? toKeptPart(query, part) : null;
  } catch {
    return null;
  }
}

/** @returns false when the browser keeps nothing (private mode, storage full or forbidden) */
export function keepSpendProfile(query: string, part: KeptPart = "spend"): boolean {
  try {
    localStorage.setItem(SPEND_KEY, JSON.stringify({ version: VERSION, query: toKeptPart(query, part) }));
    tellStoredSpend();
    return true;
  } catch {
    return false;
  }
}

export function deleteSpendProfile(): void {
  try {
    localStorage.removeItem(SPEND_KEY);
    tellStoredSpend();
  } catch {
    // Storage is off: there was nothing to delete.
  }
}

export const toKeptPart = (query: string, part: KeptPart): string =>
  part === "spend" ? toSpendPart(query) : toProfilePart(query);

/** Never empty, because empty would mean the default. */
const toText = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString() || "preset=default";

function toProfilePart(query: string): string {
  return toText([...new URLSearchParams(query)].filter(([name]) => isProfileParameter(name)));
}

/** A parameter of the profile in the words of the tools that know only amounts; none if they cannot say it. */
function toSpendPairs(name: string, value: string): readonly (readonly [string, string])[] {
  if (name === "perks")
    return value === "used" ? [] : [[name, value === "none" ? "0" : value === "face" ? "100" : value]];
  if (name === "value" && value === "typical") return [];
  if (name === "preset" && value === "household") return [[name, "default"]];
  if (name !== "brand") return isSpendParameter(name) ? [[name, value]] : [];
  return value.split(",").flatMap((entry): [string, string][] => {
    const at = entry.lastIndexOf(":");
    return at > 0 ? [[BRAND_PREFIX + entry.slice(0, at), entry.slice(at + 1)]] : [];
  });
}

/** Only what belongs to the amounts; parts of a category are added to it. */
export function toSpendPart(query: string): string {
  const given = [...new URLSearchParams(query)];
  const pairs = new Map(given.flatMap(([name, value]) => toSpendPairs(name, value)));
  for (const [name, value] of given) {
    const category = name.startsWith("part.") ? CATEGORY_OF_PART[name.slice(5) as Part] : undefined;
    const usd = Number(pairs.get(category ?? "") ?? 0) + Number(value);
    if (category !== undefined && Number.isFinite(usd)) pairs.set(category, toFieldText(usd));
  }
  return toText([...pairs]);
}
