/**
 * Our pick in one look, for the first screen of the home page: six answers are asked, and it stands on them and nothing
 * else. It is the analyzer's own pick for the very same question. Pure.
 */
import { sumMonthlyUsd, toPresetValues } from "../asking/preset.ts";
import { PROFILE, type ProfileValues } from "../asking/profile.ts";
import { type Asked, readAddress } from "../asking/read.ts";
import { toFieldText } from "../asking/write.ts";
import { PRESETS } from "../engine/value/presets.ts";
import { resolveProfile } from "../engine/value/resolve-profile.ts";
import { analyzeWallet } from "../engine/wallet/analyze-wallet.ts";
import { findPortalChange } from "../tools/shared/portal-change.ts";
import { toInput, toProfileQuery } from "../tools/shared/tool.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import { vocabulariesOf } from "../tools/shared/vocabularies.ts";
import type { Glance, GlanceAnswer } from "./glance-answer.ts";
import { toFlatUsd } from "../engine/value/profile.ts";

const { preset, dining, groceries, gas, travel, other, trips } = PROFILE;
const ASKED = { dining, groceries, gas, travel, other, trips } as const;
const NAMES = Object.keys(ASKED) as (keyof typeof ASKED)[];

/** Where nothing is said: a typical household, whose answers stand in the fields. */
const TYPICAL = "household";

export function answerGlance(parameters: URLSearchParams, records: ToolRecords): GlanceAnswer {
  const vocabularies = vocabulariesOf(records);
  const asked = readAddress({ preset, ...ASKED }, parameters, vocabularies);
  const isSaid = NAMES.some((name) => asked.said.includes(name));
  const named = asked.values.preset ?? (isSaid ? null : TYPICAL);
  const found = PRESETS.find(({ slug }) => slug === named);
  const filled: Partial<ProfileValues> = found ? toPresetValues(found) : {};
  const said = Object.fromEntries(
    NAMES.map((name) => [name, asked.said.includes(name) ? asked.values[name] : (filled[name] ?? asked.values[name])]),
  ) as Pick<ProfileValues, keyof typeof ASKED>;
  const values: ProfileValues = { ...readAddress(PROFILE, new URLSearchParams(), vocabularies).values, ...said };
  const isWrong = Object.keys(asked.faults).length > 0;
  const isEmpty = sumMonthlyUsd(values) === 0;
  return {
    fields: NAMES.map((name) => toField(asked, name, said[name])),
    canonical: toProfileQuery(values),
    glance: isWrong || isEmpty ? null : findGlance(values, records),
    isEmpty: isEmpty && !isWrong,
  };
}

/** An amount of 0 is an empty field. */
const toField = (
  { texts, faults }: Asked<typeof ASKED>,
  name: keyof typeof ASKED,
  value: number,
): GlanceAnswer["fields"][number] => ({
  name,
  label: ASKED[name].label,
  text: texts[name] ?? (value === 0 && name !== "trips" ? "" : toFieldText(value)),
  isMoney: name !== "trips",
  error: faults[name]?.message ?? null,
});

function findGlance(values: ProfileValues, records: ToolRecords): Glance {
  const { profile } = resolveProfile(toInput(values, records), records.rewards.brands);
  const found = analyzeWallet(records.rewards, profile, { sensitivity: false });
  if (!found.ok) throw new Error("The answers were checked by their table");
  const { pick, cards, most, withoutFees } = found;
  const portal = findPortalChange(values, pick, records);
  const toNames = (slugs: readonly string[]) => slugs.map((slug) => records.labels[slug]?.name ?? slug);
  return {
    // The card that brings most comes first.
    cards: cards
      .toSorted((left, right) => right.addsUsd - left.addsUsd)
      .flatMap(({ slug }) => {
        const label = records.labels[slug];
        return label ? [{ slug, name: label.name, image: label.image }] : [];
      }),
    netUsd: pick.netUsd,
    rewardsUsd: pick.rewardsUsd,
    perksUsd: pick.perksUsd,
    feesUsd: pick.feesUsd,
    flatUsd: toFlatUsd(profile),
    beside: toBeside(),
    portal: portal && {
      portal: portal.portal,
      names: toNames(portal.joins),
      gainsUsd: portal.gainsUsd,
      search: toProfileQuery({ ...values, portal: portal.portal }),
    },
  };

  function toBeside(): Glance["beside"] {
    const other = most ?? withoutFees;
    return (
      other && {
        kind: most ? "most" : "no-fee",
        names: toNames(other.cards),
        netUsd: other.netUsd,
        moreFeesUsd: other.laterFeesUsd - pick.feesUsd,
      }
    );
  }
}
