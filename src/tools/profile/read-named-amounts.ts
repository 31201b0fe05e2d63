/** The parameters of a profile whose names, or values, say what an amount is for: a part, a brand, a share, a program. */
import { CATEGORY_OF_PART, type Part, PARTS, type Shares } from "../../engine/value/parts.ts";
import { MONTHS_A_YEAR } from "../../engine/value/profile.ts";
import { parseAmount, parsePercent, toFieldText } from "../../asking/parse-amount.ts";
import type { QueryReader } from "../../asking/tool-query.ts";
import { listEntries } from "./parse-named-lists.ts";
import { findBrand, listPrograms, type ProfileContext } from "../shared/profile-context.ts";
import { MAX_BRANDS, MAX_CENTS_PER_POINT, MAX_MONTHLY_USD } from "./profile-parameters.ts";

const isPart = (name: string): name is Part => Object.hasOwn(CATEGORY_OF_PART, name);

export const listNames = (parameters: URLSearchParams, prefix: string) =>
  [...new Set(parameters.keys())].filter((name) => name.startsWith(prefix));

type ReadMonthly = (name: string, fallback: number) => number;

export function readParts(parameters: URLSearchParams, reader: QueryReader, readMonthly: ReadMonthly) {
  const parts: Partial<Record<Part, number>> = {};
  for (const name of listNames(parameters, "part.")) {
    const part = name.slice("part.".length);
    if (!isPart(part)) {
      reader.addError(
        name,
        "unknown-parameter",
        `There is no such part; choose from ${Object.keys(CATEGORY_OF_PART).join(", ")}.`,
      );
      continue;
    }
    const usd = readMonthly(name, 0);
    if (usd > 0) parts[part] = usd;
  }
  return parts;
}

/** `brand=Marriott:200`, repeated, or the form's `brand.Marriott=200`. */
export function readBrands(
  parameters: URLSearchParams,
  reader: QueryReader,
  readMonthly: ReadMonthly,
  { brands: known }: ProfileContext,
) {
  const named = listEntries(parameters, "brand").flatMap((entry) => {
    const at = entry.lastIndexOf(":");
    if (at !== -1) return { field: "brand", text: entry.slice(0, at), amount: entry.slice(at + 1) };
    reader.addError("brand", "missing", `Add the dollars that you spend there, such as ${entry}:200.`);
    return [];
  });
  const fields = listNames(parameters, "brand.").map((field) => ({ field, text: field.slice("brand.".length) }));
  const brands: Record<string, number> = {};
  for (const entry of [...named, ...fields] as readonly { field: string; text: string; amount?: string }[]) {
    const brand = findBrand(known, entry.text);
    let usd: number;
    if (entry.amount !== undefined) {
      const times = parameters.get("period") === "year" ? MONTHS_A_YEAR : 1;
      const parsed = parseAmount(entry.amount, MAX_MONTHLY_USD * times);
      if (!parsed.ok) reader.addError("brand", parsed.code, parsed.message);
      usd = parsed.ok ? parsed.value / times : 0;
    } else usd = readMonthly(entry.field, 0);
    if (!brand) reader.addError(entry.field, "unknown-value", "We don't know this brand.");
    else if (usd > 0) brands[brand.name] = (brands[brand.name] ?? 0) + usd;
  }
  if (Object.keys(brands).length > MAX_BRANDS) {
    reader.addError("brand", "too-many", `Enter amounts for at most ${MAX_BRANDS} brands; put the rest under travel.`);
  }
  return brands;
}

/** `of.travel_other=flights:50,hotels:50`, or the form's `share.flights=50`. */
export function readShares(parameters: URLSearchParams, reader: QueryReader): Shares {
  const shares: Partial<Record<Part, number>> = {};
  for (const [category, parts] of Object.entries(PARTS)) {
    const field = `of.${category}`;
    const entries = listEntries(parameters, field).map((entry) => entry.split(":"));
    const own = parts.flatMap((part): [Part, string][] => {
      const text = parameters.get(`share.${part}`);
      return text === null ? [] : [[part, text]];
    });
    const found: Partial<Record<Part, number>> = {};
    for (const [part = "", text = ""] of [...entries, ...own]) {
      const parsed = parsePercent(text, 0);
      if (!(parts as readonly string[]).includes(part))
        reader.addError(field, "unknown-value", `Shares here are of ${parts.join(", ")}.`);
      else if (!parsed.ok) reader.addError(field, parsed.code, parsed.message);
      else found[part as Part] = parsed.value;
    }
    const sum = Object.values(found).reduce((total, percent) => total + percent, 0);
    if (sum > 100)
      reader.addError(field, "contradiction", `These shares add up to ${toFieldText(sum)}%; the most is 100%.`);
    // Every part of the category is said, so that nothing of the published shares is mixed in.
    else if (Object.keys(found).length > 0) for (const part of parts) shares[part] = found[part] ?? 0;
  }
  for (const name of listNames(parameters, "share.")) {
    if (!isPart(name.slice("share.".length))) reader.addError(name, "unknown-parameter", "There is no such part.");
  }
  for (const name of listNames(parameters, "of.")) {
    if (!Object.hasOwn(PARTS, name.slice("of.".length))) {
      reader.addError(name, "unknown-parameter", `Only these have shares: ${Object.keys(PARTS).join(", ")}.`);
    }
  }
  return shares;
}

export function readCentsPerPoint(parameters: URLSearchParams, reader: QueryReader, context: ProfileContext) {
  const programs = listPrograms(context);
  const cpp: Record<string, number> = {};
  for (const name of listNames(parameters, "cpp.")) {
    const key = name.slice("cpp.".length);
    const text = reader.readText(name) ?? "";
    const value = Number(text);
    if (!programs.some((program) => program.key === key)) {
      reader.addError(
        name,
        "unknown-parameter",
        `There is no such program; choose from ${programs.map((program) => program.key).join(", ")}.`,
      );
    } else if (text !== "") {
      if (!/^\d{1,2}(?:\.\d{1,3})?$|^\.\d{1,3}$/.test(text) || value > MAX_CENTS_PER_POINT) {
        reader.addError(
          name,
          "invalid-number",
          `Enter cents per point from 0 to ${MAX_CENTS_PER_POINT}, for example 1.4.`,
        );
      } else cpp[key] = value;
    }
  }
  return cpp;
}
