/** The fields of the tools' JSON bodies, each with the parameter that it stands for. */
import records from "virtual:tool-records";

import { SPEND_CATEGORIES } from "../../src/catalog/card.ts";
import { CATEGORY_OF_PART, PARTS } from "../../src/engine/value/parts.ts";
import { PERK_MODES } from "../../src/tools/profile/profile-parameters.ts";
import { type BodyField, type BodyFields, toParameters } from "./json-body.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const { context, plan } = records;
const BRANDS = context.brands.map(({ name }) => name);

/** Every item as a text, or undefined when one of them is of another type. */
function toTexts(value: unknown, toText: (item: unknown) => string | undefined): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.map(toText);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

const toPairs = (name: string, texts: readonly string[]) => texts.map((text) => [name, text] as const);

const toPerkText = (item: unknown) =>
  isObject(item) && typeof item["card"] === "string" && typeof item["perk"] === "string"
    ? `${item["card"]}:${item["perk"]}`
    : undefined;

/** `used`, or `{use: [{card, perk}], skip: […]}`. */
function readPerks(value: unknown): readonly (readonly [string, string])[] | undefined {
  if (typeof value === "string") return [["perks", value]];
  if (!isObject(value) || Object.keys(value).some((name) => name !== "use" && name !== "skip")) return undefined;
  const use = toTexts(value["use"] ?? [], toPerkText);
  const skip = toTexts(value["skip"] ?? [], toPerkText);
  return use && skip && [...toPairs("use", use), ...toPairs("skip", skip)];
}

/** `"amex-gold"`, or `{slug, month}`. */
function toHistoryText(item: unknown): string | undefined {
  if (typeof item === "string") return item;
  if (!isObject(item) || typeof item["slug"] !== "string") return undefined;
  const { slug, month = null } = item as { readonly slug: string; readonly month?: unknown };
  if (month === null) return slug;
  return typeof month === "string" ? `${slug}:${month}` : undefined;
}

const history = (parameter: "opened" | "had" | "closed", expected: string): BodyField => ({
  kind: "texts",
  parameter,
  expected,
  read(value) {
    const texts = toTexts(value, toHistoryText);
    return texts && toPairs(parameter, texts);
  },
});

/** What a visitor says of themselves. */
const PROFILE_FIELDS: BodyFields = {
  spend: { kind: "numbers", parameter: "", members: SPEND_CATEGORIES },
  parts: { kind: "numbers", parameter: "part." },
  shares: {
    kind: "numbers",
    parameter: "share.",
    members: Object.keys(CATEGORY_OF_PART),
    paths: Object.fromEntries(Object.keys(PARTS).map((category) => [`of.${category}`, "shares"])),
  },
  brands: { kind: "numbers", parameter: "brand.", choices: BRANDS },
  foreignPercent: { kind: "number", parameter: "foreign" },
  preset: { kind: "text", parameter: "preset" },
  period: { kind: "text", parameter: "period" },
  trips: { kind: "count", parameter: "trips" },
  travelers: { kind: "count", parameter: "travelers" },
  bags: { kind: "count", parameter: "bags" },
  brandsUsed: {
    kind: "texts",
    parameter: "brands",
    expected: 'an array of strings, or "any"',
    choices: BRANDS,
    read(value) {
      const texts = toTexts(value === "any" ? [value] : value, (item) => (typeof item === "string" ? item : undefined));
      return texts && toPairs("brands", texts);
    },
  },
  has: { kind: "texts", parameter: "has", choices: context.requirements.map(({ key }) => key) },
  perks: {
    kind: "text",
    parameter: "perks",
    expected: "a string, or an object of the lists use and skip, each of {card, perk}",
    read: readPerks,
    options: PERK_MODES,
    paths: { use: "perks.use", skip: "perks.skip" },
  },
  visitUsd: { kind: "number", parameter: "visit" },
  value: { kind: "text", parameter: "value" },
  cpp: { kind: "numbers", parameter: "cpp.", isExact: true },
  rotating: { kind: "flag", parameter: "rotating" },
  mobileWalletPercent: { kind: "number", parameter: "mobile" },
  type: { kind: "text", parameter: "type" },
  score: {
    kind: "count",
    parameter: "score",
    isNullable: true,
    expected: 'a number, "none" or null',
    read: (value) => (typeof value === "number" || typeof value === "string" ? [["score", String(value)]] : undefined),
  },
  opened: history("opened", "an array of {slug, month}"),
  had: history("had", "an array of slugs or of {slug, month}"),
};

export const ANALYZER_FIELDS: BodyFields = {
  ...PROFILE_FIELDS,
  maxCards: { kind: "count", parameter: "max" },
  owned: { kind: "texts", parameter: "own" },
  mustHave: { kind: "texts", parameter: "must" },
  exclude: { kind: "texts", parameter: "not" },
  maxAnnualFeesUsd: { kind: "number", parameter: "fees", isNullable: true },
  effortUsd: { kind: "number", parameter: "effort" },
};

const { maxCards: _max, mustHave: _must, ...profileFields } = ANALYZER_FIELDS;

/** What one person may do, has and had. */
const PERSON_FIELDS: BodyFields = {
  applications: { kind: "count", parameter: "apply" },
  renewals: {
    kind: "texts",
    parameter: "renews",
    expected: "an object of months from 1 to 12 by slug",
    read(value) {
      if (!isObject(value)) return undefined;
      const texts = toTexts(Object.entries(value), (item) => {
        const [slug, month] = item as [string, unknown];
        return typeof month === "number" ? `${slug}:${month}` : undefined;
      });
      return texts && toPairs("renews", texts);
    },
  },
  closed: history("closed", "an array of slugs or of {slug, month}"),
  otherOpened: {
    kind: "texts",
    parameter: "accounts",
    expected: "an array of {count, month}",
    read(value) {
      const texts = toTexts(value, (item) =>
        isObject(item) && typeof item["count"] === "number" && typeof item["month"] === "string"
          ? `${item["count"]}:${item["month"]}`
          : undefined,
      );
      return texts && toPairs("accounts", texts);
    },
  },
};

const SECOND_FIELDS: BodyFields = {
  ...PERSON_FIELDS,
  ...Object.fromEntries(["owned", "opened", "had", "score"].map((name) => [name, ANALYZER_FIELDS[name]!])),
};

/** The fields of the second person as parameters with a prefix; undefined where one is unknown or of a wrong type. */
function readSecond(value: unknown): readonly (readonly [string, string])[] | undefined {
  if (!isObject(value)) return undefined;
  const { parameters, errors } = toParameters(value, SECOND_FIELDS);
  if (errors.length > 0) return undefined;
  return [["people", "2"], ...[...parameters].map(([name, text]) => [`p2.${name}`, text] as const)];
}

export const PLANNER_FIELDS: BodyFields = {
  ...profileFields,
  ...PERSON_FIELDS,
  months: { kind: "count", parameter: "months" },
  goal: {
    kind: "texts",
    parameter: "goal",
    isNullable: true,
    expected: "an object of program, points and month, or null",
    choices: plan.goals.map(({ key }) => key),
    read: (value) =>
      isObject(value) &&
      typeof value["program"] === "string" &&
      typeof value["points"] === "number" &&
      typeof value["month"] === "string"
        ? [["goal", `${value["program"]}:${value["points"]}:${value["month"]}`]]
        : undefined,
  },
  balances: {
    kind: "texts",
    parameter: "points",
    expected: "an object of points by program",
    read(value) {
      if (!isObject(value)) return undefined;
      const texts = toTexts(Object.entries(value), (item) => {
        const [program, points] = item as [string, unknown];
        return typeof points === "number" ? `${program}:${points}` : undefined;
      });
      return texts && toPairs("points", texts);
    },
  },
  second: {
    kind: "texts",
    parameter: "people",
    expected: `an object of ${Object.keys(SECOND_FIELDS).join(", ")}`,
    read: readSecond,
    paths: Object.fromEntries(
      Object.entries(SECOND_FIELDS).map(([name, { parameter }]) => [`p2.${parameter}`, `second.${name}`]),
    ),
  },
  once: {
    kind: "texts",
    parameter: "once",
    expected: "an array of {month, usd, category}",
    read(value) {
      const texts = toTexts(value, (item) =>
        isObject(item) &&
        typeof item["month"] === "string" &&
        typeof item["usd"] === "number" &&
        typeof item["category"] === "string"
          ? `${item["month"]}:${item["usd"]}:${item["category"]}`
          : undefined,
      );
      return texts && toPairs("once", texts);
    },
  },
};
