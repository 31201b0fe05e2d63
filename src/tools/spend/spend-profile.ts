/**
 * The visitor's spend, saved in this browser only and only when asked to. What
 * is kept is the tools' own query string (`dining=500&perks=30`); nobody else
 * reads it, and it never leaves the browser by itself.
 */
import { isSpendParameter } from "./spend-query.ts";
import { SPEND_KEY, tellStoredSpend } from "./stored-spend.ts";

/** Raised when the meaning of the parameters changes; older profiles are then forgotten. */
const VERSION = 1;
const MAX_LENGTH = 2_000;

/** The kept parameters, for example `dining=500&perks=30`; null when none are kept or storage is off. */
export function readSpendProfile(): string | null {
  try {
    const text = localStorage.getItem(SPEND_KEY);
    if (text === null || text.length > MAX_LENGTH) return null;
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return null;
    const { version, query } = stored as { readonly version?: unknown; readonly query?: unknown };
    return version === VERSION && typeof query === "string" ? toSpendPart(query) : null;
  } catch {
    return null;
  }
}

/** @returns false when the browser keeps nothing (private mode, storage full or forbidden) */
export function keepSpendProfile(query: string): boolean {
  try {
    localStorage.setItem(SPEND_KEY, JSON.stringify({ version: VERSION, query: toSpendPart(query) }));
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

/** Whether an address says itself what is spent; it then goes before what is kept. */
export function hasSpend(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isSpendParameter);
}

/** Only what belongs to the spend; never empty, because empty would mean the default. */
export function toSpendPart(query: string): string {
  const own = [...new URLSearchParams(query)].filter(([name]) => isSpendParameter(name));
  const part = new URLSearchParams(own).toString();
  return part === "" ? "preset=default" : part;
}
