/**
 * What the visitor said of themselves, saved in this browser only and only when
 * asked to. It is the tools' own query string (`dining=500&trips=3`); nobody
 * else reads it, and it never leaves the browser by itself.
 */
import { CARDS, POINTS, SPEND, TRAVEL } from "../../asking/profile.ts";
import { isInTable } from "../../asking/read.ts";
import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { tellStoredSpend } from "./stored-spend.ts";

/** Raised when the meaning of the parameters changes; older profiles are then forgotten. */
const VERSION = 1;
const MAX_LENGTH = 2_000;

const { type, score, opened, had } = CARDS;
/** What is kept: what a visitor says of themselves, and no limit of one question. */
const KEPT = { ...SPEND, ...TRAVEL, ...POINTS, type, score, opened, had };

export const isKeptName = (name: string): boolean => isInTable(KEPT, name);

/** The kept parameters, for example `dining=500`; null when none are kept or storage is off. */
export function readKept(): string | null {
  try {
    const text = localStorage.getItem(SPEND_KEY);
    if (text === null || text.length > MAX_LENGTH) return null;
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return null;
    const { version, query } = stored as { readonly version?: unknown; readonly query?: unknown };
    return version === VERSION && typeof query === "string" ? toKeptPart(query) : null;
  } catch {
    return null;
  }
}

/** @returns false when the browser keeps nothing (private mode, storage full or forbidden) */
export function keepSpendProfile(query: string): boolean {
  try {
    localStorage.setItem(SPEND_KEY, JSON.stringify({ version: VERSION, query: toKeptPart(query) }));
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

/** Only what a visitor says of themselves. Never empty, because empty would mean the default. */
export function toKeptPart(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => isKeptName(name));
  return new URLSearchParams(kept).toString() || "preset=household";
}
