/** The lists of a profile: brands, perks by id, memberships, cards of the past. A wrong entry is named; the others count. */
import type { DatedCard, PerkKey } from "../../engine/value/profile.ts";
import { type Fault, pickCode } from "../../problems.ts";
import { findNamedCard } from "../../asking/card-list-query.ts";
import { listRows } from "./field-rows.ts";
import { findBrand, type Keyed, type ProfileBrand, type ProfileContext } from "../shared/profile-context.ts";
import { MAX_BRANDS, MAX_HISTORY, MAX_PERKS_NAMED } from "./profile-parameters.ts";

/** Longest entry that is looked at. */
const MAX_ENTRY_LENGTH = 90;

export interface Parsed<Value> {
  readonly value: Value;
  /** Of the whole parameter. */
  readonly error?: Fault;
  /** What was left out without being wrong. */
  readonly notes?: readonly string[];
}

/** Takes the value of a list and keeps its fault for the field. */
export type TakeParsed = <Value>(name: string, parsed: Parsed<Value>) => Value;

/** All entries of a parameter, given once with commas, several times, or in a form's rows. */
export function listEntries(parameters: URLSearchParams, name: string): string[] {
  const entries = [...parameters.getAll(name).flatMap((text) => text.split(",")), ...listRows(parameters, name)]
    .map((entry) => entry.trim().slice(0, MAX_ENTRY_LENGTH))
    .filter((entry) => entry !== "");
  return [...new Set(entries)];
}

/** Several faults of one parameter are told together, under the code of the first that cannot be read. */
export function toError(faults: readonly Fault[]): { readonly error?: Fault } {
  const code = pickCode(faults);
  return code === undefined ? {} : { error: { code, message: faults.map(({ message }) => message).join(" ") } };
}

/** `Delta,Hyatt`, or `any`. */
export function parseBrandsUsed(
  entries: readonly string[],
  brands: readonly ProfileBrand[],
): Parsed<readonly string[] | "any"> {
  if (entries.some((entry) => entry.toLowerCase() === "any")) return { value: "any" };
  const found = entries.map((entry) => ({ entry, brand: findBrand(brands, entry) }));
  const names = [...new Set(found.flatMap(({ brand }) => brand?.name ?? []))].toSorted();
  const faults = found.flatMap(({ entry, brand }): Fault[] =>
    brand ? [] : [{ code: "unknown-value", message: `We don't know the brand “${entry}”.` }],
  );
  if (names.length > MAX_BRANDS) faults.push({ code: "too-many", message: `Choose at most ${MAX_BRANDS} brands.` });
  return { value: names.slice(0, MAX_BRANDS), ...toError(faults) };
}

/** `amex-platinum:uber-cash`; an id that a card no longer has is left out with a note. */
export function parsePerkKeys(entries: readonly string[], { cards }: ProfileContext): Parsed<readonly PerkKey[]> {
  const keys: PerkKey[] = [];
  const faults: Fault[] = [];
  const notes: string[] = [];
  for (const entry of entries.slice(0, MAX_PERKS_NAMED)) {
    const [slug = "", perk = "", ...rest] = entry.split(":");
    const card = cards.find((known) => known.slug === slug);
    if (!card || perk === "" || rest.length > 0)
      faults.push({ code: "unknown-value", message: `“${entry}” isn't a card's slug and a perk's id.` });
    else if (!card.perkIds.includes(perk)) notes.push(`${card.name} no longer has the perk “${perk}”; it is ignored.`);
    else keys.push({ card: slug, perk });
  }
  if (entries.length > MAX_PERKS_NAMED)
    faults.push({ code: "too-many", message: `Name at most ${MAX_PERKS_NAMED} perks.` });
  return { value: keys, notes, ...toError(faults) };
}

export function parseKeys(entries: readonly string[], known: readonly Keyed[]): Parsed<readonly string[]> {
  const keys = entries.map((entry) => entry.toLowerCase());
  const faults = keys
    .filter((key) => !known.some((option) => option.key === key))
    .map((key): Fault => ({
      code: "unknown-value",
      message: `“${key}” is unknown; choose from ${known.map((option) => option.key).join(", ")}.`,
    }));
  return { value: keys.filter((key) => known.some((option) => option.key === key)).toSorted(), ...toError(faults) };
}

/** `2026-03`. */
export const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const toMonths = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** Months from `month` to `today`, both `YYYY-MM`; negative in the future. */
export const countMonthsAgo = (month: string, today: string): number => toMonths(today) - toMonths(month);

/** The month so many months before `today`. */
export function toMonth(monthsAgo: number, today: string): string {
  const months = toMonths(today) - monthsAgo - 1;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** As `parseHistory` reads them: `chase-freedom-flex:2026-03`, or the slug alone. */
export const toHistoryTexts = (entries: readonly DatedCard[], today: string): string[] =>
  entries.map(({ slug, monthsAgo }) => (monthsAgo === null ? slug : `${slug}:${toMonth(monthsAgo, today)}`));

/** What a form's rows show of a list: cards by their names, what is no card as it was written. */
export const toNamedEntries = (entries: readonly string[], { cards }: Pick<ProfileContext, "cards">): string[] =>
  entries.map((entry) => {
    const [name = "", ...rest] = entry.split(":");
    const found = findNamedCard(name.trim(), cards);
    return ["card" in found ? found.card.name : name, ...rest].join(":");
  });

/** `chase-freedom-flex:2026-03`, or with a card's name; without a month where `isMonthOptional`. */
export function parseHistory(
  entries: readonly string[],
  { cards, today }: ProfileContext,
  isMonthOptional: boolean,
): Parsed<readonly DatedCard[]> {
  const history: DatedCard[] = [];
  const faults: Fault[] = [];
  for (const entry of entries.slice(0, MAX_HISTORY)) {
    const [, name = "", month] = /^(.*?)(?::\s*([\d-]*))?$/.exec(entry) ?? [];
    const found = findNamedCard(name.trim(), cards);
    if ("message" in found) faults.push(found);
    else if (month === undefined || month === "") {
      if (isMonthOptional) history.push({ slug: found.card.slug, monthsAgo: null });
      else faults.push({ code: "missing", message: `Add the month you opened ${found.card.name}, such as ${today}.` });
    } else if (!MONTH.test(month))
      faults.push({ code: "unknown-value", message: `“${month}” isn't a month; write it like ${today}.` });
    else if (countMonthsAgo(month, today) < 0)
      faults.push({ code: "out-of-range", message: `${month} is in the future.` });
    else history.push({ slug: found.card.slug, monthsAgo: countMonthsAgo(month, today) });
  }
  if (entries.length > MAX_HISTORY) faults.push({ code: "too-many", message: `Name at most ${MAX_HISTORY} cards.` });
  return { value: history, ...toError(faults) };
}
