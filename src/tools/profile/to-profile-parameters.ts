/** A profile back to the shortest parameters that parse to it; none at all for the first preset. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { type Part, PARTS } from "../../engine/value/parts.ts";
import type { Preset } from "../../engine/value/presets.ts";
import { MONTHS_A_YEAR, type PerkKey } from "../../engine/value/profile.ts";
import { toFieldText } from "../../asking/parse-amount.ts";
import { toHistoryTexts } from "./parse-named-lists.ts";
import { findPreset, UNSAID, type VisitorProfile } from "./visitor-profile.ts";

type Pair = [name: string, value: string];

export function toProfileParameters(
  profile: VisitorProfile,
  { presets, today }: { readonly presets: readonly Preset[]; readonly today: string },
): Pair[] {
  const preset = findPreset(profile, presets);
  const said = preset ?? { trips: 0, travelers: 1, type: "personal", score: null, has: [] as readonly string[] };
  const when = <Value>(name: string, value: Value, unsaid: Value, toText: (value: Value) => string = String): Pair[] =>
    value === unsaid ? [] : [[name, toText(value)]];
  return [
    ...(preset ? when("preset", preset.slug, presets[0]?.slug) : toSpendPairs(profile)),
    ...toSharePairs(profile),
    ...when("period", profile.period, "month"),
    ...when("trips", profile.trips, said.trips),
    ...when("travelers", profile.travelers, said.travelers),
    ...when("bags", profile.bags, UNSAID.bags),
    ...toList("brands", profile.brandsUsed === "any" ? ["any"] : profile.brandsUsed),
    ...when("perks", profile.perks, UNSAID.perks),
    ...toList("use", toPerkTexts(profile.use)),
    ...toList("skip", toPerkTexts(profile.skip)),
    ...when("visit", profile.visitUsd, UNSAID.visitUsd, toFieldText),
    ...(profile.value === null ? [] : [["value", profile.value] as Pair]),
    ...Object.entries(profile.cpp)
      .toSorted(byName)
      .map(([program, cents]): Pair => [`cpp.${program}`, String(cents)]),
    ...(profile.rotating ? [] : [["rotating", "no"] as Pair]),
    ...when("mobile", profile.mobileWalletPercent, UNSAID.mobileWalletPercent, toFieldText),
    ...when("type", profile.type, said.type),
    ...(profile.score === said.score || profile.score === null ? [] : [["score", String(profile.score)] as Pair]),
    ...toList(
      "has",
      profile.has.filter((key) => !said.has.includes(key)),
    ),
    ...toList("opened", toHistoryTexts(profile.opened, today)),
    ...toList("had", toHistoryTexts(profile.had, today)),
  ];
}

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]) => (left < right ? -1 : 1);

function toList(name: string, entries: readonly string[]): Pair[] {
  return entries.length > 0 ? [[name, entries.join(",")]] : [];
}

function toSpendPairs({ spend, parts, brands, foreignPercent, period }: VisitorProfile): Pair[] {
  const times = period === "year" ? MONTHS_A_YEAR : 1;
  const toText = (usd: number) => toFieldText(usd * times);
  const given: Pair[] = [
    ...SPEND_CATEGORIES.filter((category) => spend[category] > 0).map((category): Pair => [
      category,
      toText(spend[category]),
    ]),
    ...Object.entries(parts)
      .toSorted(byName)
      .map(([part, usd]): Pair => [`part.${part}`, toText(usd)]),
    ...Object.entries(brands)
      .toSorted(byName)
      .map(([brand, usd]): Pair => ["brand", `${brand}:${toText(usd)}`]),
  ];
  return [
    // Nothing at all must still be told from the default.
    ...(given.length > 0 ? given : [[SPEND_CATEGORIES[0], "0"] as Pair]),
    ...(foreignPercent > 0 ? [["foreign", toFieldText(foreignPercent)] as Pair] : []),
  ];
}

/** Shares of categories that are divided otherwise than by default, as `of.{category}` takes them. */
export function toSharePairs({ shares }: Pick<VisitorProfile, "shares">): Pair[] {
  return Object.entries(PARTS).flatMap(([category, parts]) => {
    const said = parts.filter((part: Part) => shares[part] !== undefined);
    if (said.length === 0) return [];
    const kept = said.filter((part: Part) => shares[part] !== 0);
    // All of the category is its rest: one share of 0 says so.
    const texts = (kept.length > 0 ? kept : said.slice(0, 1)).map(
      (part: Part) => `${part}:${toFieldText(shares[part] ?? 0)}`,
    );
    return [[`of.${category}`, texts.join(",")] as Pair];
  });
}

const toPerkTexts = (keys: readonly PerkKey[]) => keys.map(({ card, perk }) => `${card}:${perk}`).toSorted();
