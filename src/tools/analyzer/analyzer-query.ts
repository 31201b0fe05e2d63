/**
 * The parameters of the RewardMax analyzer: the visitor's profile, owned, wanted and unwanted cards, and the limits of
 * the wallet. Contradictions are found by the engine and come back beside the parameter they stand in.
 */
import type { Fault } from "../../problems.ts";
import { checkProfile, type ProfileError } from "../../engine/value/check-profile.ts";
import { MAX_WALLET_CARDS, type Profile, PROFILE_DEFAULTS } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { checkTickedPerks } from "../profile/check-ticked-perks.ts";
import { parseProfile, type ProfileQuery } from "../profile/parse-profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import { MAX_EFFORT_USD, MAX_FEE_BUDGET_USD, toProfileInput } from "../profile/visitor-profile.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../../asking/card-list-query.ts";
import { toFieldText } from "../../asking/parse-amount.ts";
import { createQueryReader, hasErrors, toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

export const DEFAULT_WALLET_CARDS = PROFILE_DEFAULTS.maxCards;

export interface WalletLimits {
  readonly maxCards: number;
  readonly owned: readonly string[];
  readonly mustHave: readonly string[];
  readonly exclude: readonly string[];
  /** Null: no limit. */
  readonly maxAnnualFeesUsd: number | null;
  readonly effortUsd: number;
}

export interface AnalyzerQuery {
  readonly visitor: ProfileQuery;
  readonly limits: WalletLimits;
  readonly own: CardListQuery;
  readonly must: CardListQuery;
  readonly not: CardListQuery;
  /** What the fields of the limits show. */
  readonly texts: Readonly<Record<"max" | "fees" | "effort", string>>;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

/** The engine's names of fields, by the parameter that stands for them. */
const PARAMETER_OF: Readonly<Record<string, string>> = {
  maxCards: "max",
  mustHave: "must",
  exclude: "not",
  owned: "own",
  maxAnnualFeesUsd: "fees",
  foreignPercent: "foreign",
  spend: "dining",
};

export function parseAnalyzerQuery(parameters: URLSearchParams, records: ToolRecords): AnalyzerQuery {
  const { cards } = records.context;
  const visitor = parseProfile(parameters, records.context);
  const reader = createQueryReader(parameters);
  const maxText = reader.readText("max") ?? String(DEFAULT_WALLET_CARDS);
  const isMax = new RegExp(`^[1-${MAX_WALLET_CARDS}]$`).test(maxText);
  if (!isMax && maxText !== "") {
    const code = Number.isFinite(Number(maxText)) ? "out-of-range" : "invalid-number";
    reader.addError("max", code, `Choose 1 to ${MAX_WALLET_CARDS} cards.`);
  }
  const fees = reader.readUsd("fees", MAX_FEE_BUDGET_USD);
  const effort = reader.readUsd("effort", MAX_EFFORT_USD);
  const own = parseCardList(parameters, "own", cards, { max: cards.length });
  const must = parseCardList(parameters, "must", cards, { max: MAX_WALLET_CARDS });
  const not = parseCardList(parameters, "not", cards, { max: cards.length });
  const limits: WalletLimits = {
    maxCards: isMax ? Number(maxText) : DEFAULT_WALLET_CARDS,
    owned: own.slugs,
    mustHave: must.slugs,
    exclude: not.slugs,
    maxAnnualFeesUsd: fees.usd,
    effortUsd: effort.usd ?? PROFILE_DEFAULTS.effortUsd,
  };
  const ticked = checkTickedPerks(visitor.profile.use, not.slugs, records.labels);
  if (ticked) reader.addError("use", ticked.code, ticked.message);
  const lists = Object.entries({ own, must, not }).flatMap(([name, list]) =>
    list.error ? [[name, list.error] as const] : [],
  );
  const found = { ...visitor.errors, ...reader.errors, ...Object.fromEntries(lists) };
  const query = { visitor, limits, own, must, not, errors: found };
  const contradictions = hasErrors(found) ? [] : checkProfile(records.rewards.cards, toProfile(query, records).profile);
  return {
    ...query,
    texts: {
      max: maxText,
      fees: fees.text,
      effort: effort.text === "" ? toFieldText(limits.effortUsd) : effort.text,
    },
    errors: { ...toFieldErrors(contradictions, records), ...found },
  };
}

/** Slugs in the engine's messages become names: readers know no slugs. */
function toFieldErrors(errors: readonly ProfileError[], { labels }: ToolRecords): FieldErrors {
  const fields: Record<string, Fault> = {};
  for (const { field, message } of errors) {
    const text = message.replace(/"([a-z0-9-]+)"/g, (quoted, slug: string) =>
      labels[slug] ? `“${labels[slug].name}”` : quoted,
    );
    const name = PARAMETER_OF[field] ?? field;
    fields[name] = { code: "contradiction", message: fields[name] ? `${fields[name].message} ${text}` : text };
  }
  return fields;
}

/** What the engine takes, and what was assumed on the way. */
export function toProfile(
  { visitor, limits }: Pick<AnalyzerQuery, "visitor" | "limits">,
  { rewards }: ToolRecords,
): { readonly profile: Profile; readonly assumptions: readonly string[] } {
  return resolveProfile({ ...toProfileInput(visitor.profile), ...limits }, rewards.brands);
}

/** The shortest parameters of the same limits. */
export function toLimitParameters(limits: WalletLimits): [string, string][] {
  const { maxCards, owned, mustHave, exclude, maxAnnualFeesUsd, effortUsd } = limits;
  const pair = (name: string, value: string): [string, string] => [name, value];
  return [
    ...(maxCards === DEFAULT_WALLET_CARDS ? [] : [pair("max", String(maxCards))]),
    ...toCardListParameters("own", owned),
    ...toCardListParameters("must", mustHave),
    ...toCardListParameters("not", exclude),
    ...(maxAnnualFeesUsd === null ? [] : [pair("fees", toFieldText(maxAnnualFeesUsd))]),
    ...(effortUsd === PROFILE_DEFAULTS.effortUsd ? [] : [pair("effort", toFieldText(effortUsd))]),
  ];
}

/** The shortest query string of the same result. */
export function toAnalyzerQueryString(
  { visitor, limits }: Pick<AnalyzerQuery, "visitor" | "limits">,
  { context }: ToolRecords,
): string {
  return toQueryString([...toProfileParameters(visitor.profile, context), ...toLimitParameters(limits)]);
}
