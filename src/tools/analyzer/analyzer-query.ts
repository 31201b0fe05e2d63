/**
 * The parameters of the RewardMax analyzer: spend, owned, wanted and unwanted
 * cards, and the limits of the wallet. Contradictions are found by the engine
 * and come back beside the parameter they stand in.
 */
import type { Card } from "../../catalog/card.ts";
import {
  DEFAULT_WALLET_CARDS,
  MAX_WALLET_CARDS,
  checkWalletRequest,
  type WalletRequest,
} from "../../rewards/check-request.ts";
import type { Fault } from "../../problems.ts";
import type { InputError } from "../../rewards/input-error.ts";
import { HORIZONS, type Horizon } from "../../rewards/value-options.ts";
import { parseCardList, type CardListQuery, toCardListParameters } from "../spend/card-list-query.ts";
import { parseAmount, toFieldText } from "../spend/parse-amount.ts";
import {
  type BrandCategories,
  parseSpendQuery,
  SPEND_PARAMETERS,
  type SpendProfile,
  type SpendQuery,
  toSpendParameters,
  toValueOptions,
} from "../spend/spend-query.ts";
import type { ToolCard } from "../tool-card.ts";
import { createQueryReader, type FieldErrors, toQueryString } from "../tool-query.ts";

export const CARD_TYPES = ["any", "personal", "business"] as const;
export type CardTypeChoice = (typeof CARD_TYPES)[number];

export const MAX_OWNED_CARDS = 20;
export const MAX_EXCLUDED_CARDS = 20;
export const MAX_FEE_BUDGET_USD = 100_000;

export const ANALYZER_PARAMETERS = [
  ...SPEND_PARAMETERS,
  "max",
  "own",
  "must",
  "not",
  "type",
  "horizon",
  "fees",
] as const;

export interface WalletLimits {
  readonly maxCards: number;
  readonly owned: readonly string[];
  readonly mustHave: readonly string[];
  readonly exclude: readonly string[];
  readonly cardType: CardTypeChoice;
  readonly horizon: Horizon;
  /** Null: no limit. */
  readonly maxAnnualFeesUsd: number | null;
}

export interface AnalyzerQuery {
  readonly spend: SpendQuery;
  readonly limits: WalletLimits;
  readonly own: CardListQuery;
  readonly must: CardListQuery;
  readonly not: CardListQuery;
  /** What the fields `max`, `type`, `horizon` and `fees` show. */
  readonly texts: Readonly<Record<"max" | "type" | "horizon" | "fees", string>>;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

/** The engine's names of fields, by the parameter that stands for them. */
const PARAMETER_OF: Readonly<Record<string, string>> = {
  maxCards: "max",
  mustHave: "must",
  exclude: "not",
  owned: "own",
  cardType: "type",
  maxAnnualFeesUsd: "fees",
  foreignPercent: "foreign",
};

export function parseAnalyzerQuery(
  parameters: URLSearchParams,
  cards: readonly ToolCard[],
  brands: BrandCategories,
): AnalyzerQuery {
  const spend = parseSpendQuery(parameters, brands);
  const reader = createQueryReader(parameters);
  const maxText = reader.readText("max") ?? String(DEFAULT_WALLET_CARDS);
  const isMax = new RegExp(`^[1-${MAX_WALLET_CARDS}]$`).test(maxText);
  if (!isMax && maxText !== "") {
    const code = Number.isFinite(Number(maxText)) ? "out-of-range" : "invalid-number";
    reader.addError("max", code, `A wallet has 1 to ${MAX_WALLET_CARDS} cards here.`);
  }
  const feesText = reader.readText("fees") ?? "";
  const fees = parseAmount(feesText, MAX_FEE_BUDGET_USD);
  if (!fees.ok) reader.addError("fees", fees.code, fees.message);
  const cardType = reader.readChoice("type", CARD_TYPES, "any");
  const horizon = reader.readChoice("horizon", HORIZONS, "ongoing");
  const own = parseCardList(parameters, "own", cards, { max: MAX_OWNED_CARDS });
  const must = parseCardList(parameters, "must", cards, { max: MAX_WALLET_CARDS });
  const not = parseCardList(parameters, "not", cards, { max: MAX_EXCLUDED_CARDS });

  const limits: WalletLimits = {
    maxCards: isMax ? Number(maxText) : DEFAULT_WALLET_CARDS,
    owned: own.slugs,
    mustHave: must.slugs,
    exclude: not.slugs,
    cardType,
    horizon,
    maxAnnualFeesUsd: fees.ok && feesText !== "" ? fees.value : null,
  };
  const lists = Object.entries({ own, must, not }).flatMap(([name, list]) =>
    list.error ? [[name, list.error] as const] : [],
  );
  const found = { ...spend.errors, ...reader.errors, ...Object.fromEntries(lists) };
  const contradictions = checkWalletRequest(cards, toWalletRequest(spend.profile, limits, brands));
  return {
    spend,
    limits,
    own,
    must,
    not,
    texts: {
      max: isMax || maxText !== "" ? maxText : String(DEFAULT_WALLET_CARDS),
      type: cardType,
      horizon,
      fees: feesText,
    },
    errors: { ...toFieldErrors(contradictions, cards), ...found },
  };
}

/** Slugs in the engine's messages become names: readers know no slugs. */
function toFieldErrors(errors: readonly InputError[], cards: readonly Pick<Card, "slug" | "name">[]): FieldErrors {
  const names = new Map(cards.map((card) => [card.slug, card.name]));
  const fields: Record<string, Fault> = {};
  for (const { field, message } of errors) {
    const text = message.replace(/"([a-z0-9-]+)"/g, (quoted, slug: string) =>
      names.has(slug) ? `“${names.get(slug)}”` : quoted,
    );
    const name = PARAMETER_OF[field] ?? field;
    fields[name] = { code: "contradiction", message: fields[name] ? `${fields[name].message} ${text}` : text };
  }
  return fields;
}

export function toWalletRequest(profile: SpendProfile, limits: WalletLimits, brands: BrandCategories): WalletRequest {
  return { ...toValueOptions(profile, brands), ...limits };
}

/** The shortest parameters of the same limits. */
export function toLimitParameters(limits: WalletLimits): [string, string][] {
  const { maxCards, owned, mustHave, exclude, cardType, horizon, maxAnnualFeesUsd } = limits;
  return [
    ...(maxCards === DEFAULT_WALLET_CARDS ? [] : [["max", String(maxCards)] as [string, string]]),
    ...toCardListParameters("own", owned),
    ...toCardListParameters("must", mustHave),
    ...toCardListParameters("not", exclude),
    ...(cardType === "any" ? [] : [["type", cardType] as [string, string]]),
    ...(horizon === "ongoing" ? [] : [["horizon", horizon] as [string, string]]),
    ...(maxAnnualFeesUsd === null ? [] : [["fees", toFieldText(maxAnnualFeesUsd)] as [string, string]]),
  ];
}

/** The shortest query string of the same result. */
export function toAnalyzerQueryString({ spend, limits }: Pick<AnalyzerQuery, "spend" | "limits">): string {
  return toQueryString([...toSpendParameters(spend.profile), ...toLimitParameters(limits)]);
}
