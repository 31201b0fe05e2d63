/** The parameters of the comparison: cards, the visitor's profile, and whether equal rows are left out. Pure. */
import { paths } from "../../paths.ts";
import { parseProfile, type ProfileQuery } from "../profile/parse-profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../../asking/card-list-query.ts";
import { createQueryReader, toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { orderPresets } from "./compare-profile.ts";
import { sortPair } from "../../catalog/parse-pair.ts";

/** Beyond four the columns are too narrow to read. */
export const MAX_COMPARED_CARDS = 4;

/** What a page of the comparison owns, beside the prefixes of the profile. */

/** Plain data: it travels to the browser with the page. */
export interface CompareQuery {
  readonly cards: CardListQuery;
  readonly isDifferencesOnly: boolean;
  readonly visitor: ProfileQuery;
  /** Pairs of the profile's shortest parameters, for the cards' own default profile. */
  readonly profileParameters: readonly (readonly [string, string])[];
  /** Of the form's other fields. */
  readonly errors: FieldErrors;
  /** Slug of the preset that these cards have when none is named. */
  readonly ownPreset: string | null;
}

export function parseCompareQuery(parameters: URLSearchParams, { rewards, context }: ToolRecords): CompareQuery {
  const reader = createQueryReader(parameters);
  const differences = reader.readChoice("differences", ["no"], "");
  const cards = parseCardList(parameters, "cards", context.cards, { max: MAX_COMPARED_CARDS });
  const compared = rewards.cards.filter(({ slug }) => cards.slugs.includes(slug));
  const own = { ...context, presets: orderPresets(compared, context.presets) };
  const visitor = parseProfile(parameters, own);
  return {
    cards,
    isDifferencesOnly: differences !== "no",
    visitor,
    profileParameters: toProfileParameters(visitor.profile, own),
    errors: reader.errors,
    ownPreset: own.presets[0]?.slug ?? null,
  };
}

/** What is wrong in any field, by parameter. */
export function listCompareErrors({ cards, errors, visitor }: CompareQuery): FieldErrors {
  return { ...(cards.error === undefined ? {} : { cards: cards.error }), ...errors, ...visitor.errors };
}

type Shown = Pick<CompareQuery, "cards" | "profileParameters" | "isDifferencesOnly">;

/** What a pair's own page still needs: profile and switch. */
function toRestParameters({ profileParameters, isDifferencesOnly }: Shown): (readonly [string, string])[] {
  return [...profileParameters, ...(isDifferencesOnly ? [] : [["differences", "no"] as const])];
}

/** The shortest query string of `/compare/{a}-vs-{b}` that shows the same. */
export function toPairQueryString(query: Shown): string {
  return toQueryString(toRestParameters(query));
}

/** The shortest query string of `/compare` that shows the same. */
export function toCompareQueryString(query: Shown): string {
  return toQueryString([...toCardListParameters("cards", query.cards.slugs), ...toRestParameters(query)]);
}

/** The shortest address that shows the same; two cards in alphabetical order have the page of their pair. */
export function toComparePath(query: Shown): string {
  const [first, second, third] = query.cards.slugs;
  if (first && second && !third && sortPair(first, second)[0] === first) {
    return paths.comparePair(first, second) + toPairQueryString(query);
  }
  return paths.compare() + toCompareQueryString(query);
}
