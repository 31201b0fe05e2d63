/** What a preset fills in of a profile, what only the whole can show to be wrong, and the shortest parameters of the whole. */
import { findShares, PARTS } from "../engine/value/parts.ts";
import { type Preset, PRESETS } from "../engine/value/presets.ts";
import { MONTHS_A_YEAR } from "../engine/value/profile.ts";
import { toFault } from "../words/faults.ts";
import type { Values } from "./parameter.ts";
import {
  type AskedProfile,
  PROFILE,
  type ProfileTable,
  type ProfileValues,
  SPEND_NAMES,
  type SpendName,
} from "./profile.ts";
import { type Asked, type Faults, hasFaults } from "./read.ts";
import { divideTravel, STUDENT } from "./to-profile-input.ts";
import { type Pair, toPairs } from "./write.ts";

const AMOUNTS: ReadonlySet<string> = new Set([...SPEND_NAMES, "part", "brand"]);

/** Whether a spend is said, in amounts or by a preset's name. */
export const saysSpend = ({ said }: Pick<Asked, "said">): boolean =>
  said.some((given) => given === "preset" || AMOUNTS.has(given));

/** A preset's amounts as they are asked. */
const toAmounts = ({ spend }: Preset): Record<SpendName, number> =>
  Object.fromEntries(
    SPEND_NAMES.map((name) => [name, name === "travel" ? spend.travel_other + spend.travel_portal : spend[name]]),
  ) as Record<SpendName, number>;

/** What a preset says. */
export function toPresetValues(preset: Preset) {
  const { parts: part, foreignPercent: foreign, trips, travelers, score } = preset;
  const isStudent = preset.has.includes(STUDENT);
  return {
    ...toAmounts(preset),
    part: part as Readonly<Record<string, number>>,
    foreign,
    trips,
    travelers,
    type: isStudent ? STUDENT : preset.type,
    score: score as ProfileValues["score"],
    has: preset.has.filter((key) => key !== STUDENT),
  } as const;
}

/**
 * Fills in what the preset says beside what was said, and checks what only the whole can show.
 * @param whose the preset where none is named and no amount given; null: then nothing is filled in
 */
export function withPreset<A extends AskedProfile>(asked: A, whose: string | null = null): A {
  const named = asked.values.preset ?? (saysSpend(asked) ? null : whose);
  const preset = PRESETS.find(({ slug }) => slug === named);
  const { has, ...base } = preset ? toPresetValues(preset) : { has: [] };
  const unsaid = Object.entries(base).filter(([key]) => !asked.said.includes(key));
  const all = [...new Set([...has, ...asked.values.has])].toSorted();
  const part = { ...preset?.parts, ...asked.values.part };
  const filled: ProfileValues = { ...asked.values, ...Object.fromEntries(unsaid), part, has: all };
  // Whoever studies and doesn't know of a score has none.
  if (filled.type === STUDENT && filled.score === null) return withPreset(withScore(asked), whose);
  const values = { ...filled, preset: findPresetOf(filled)?.slug ?? null };
  return {
    ...asked,
    values,
    faults: { ...asked.faults, ...findContradictions({ ...asked, values }, preset !== undefined) },
  };
}

const OF_PRESET = [
  ...SPEND_NAMES,
  ...(["part", "brand", "share", "foreign", "trips", "travelers", "type", "score", "portal"] as const),
] as const;

/** The same question for another ready-made profile: its amounts, trips and kind of card; all else stays as it was. */
export function withPresetOf<A extends AskedProfile>(asked: A, preset: string): A {
  const blank = Object.fromEntries(OF_PRESET.map((name) => [name, PROFILE[name].default]));
  const said = [...asked.said.filter((name) => !(OF_PRESET as readonly string[]).includes(name)), "preset"];
  return withPreset({ ...asked, faults: {}, texts: {}, values: { ...asked.values, ...blank, preset }, said });
}

const withScore = <A extends AskedProfile>(asked: A): A => ({
  ...asked,
  values: { ...asked.values, score: "none" },
  said: [...asked.said, "score"],
});

function findContradictions(asked: AskedProfile, isFilled: boolean): Faults {
  const { values } = asked;
  const found: Record<string, ReturnType<typeof toFault>> = {};
  const both = values.use.find((key) => values.skip.includes(key));
  if (both !== undefined)
    found["skip"] = toFault("used-and-not", { given: both.replace(/^[^:]*:/, "").replaceAll("-", " ") });
  for (const parts of Object.values(PARTS)) {
    const sum = parts.reduce((total, part) => total + (values.share[part] ?? 0), 0);
    if (sum > 100) found[`share.${parts.find((part) => part in values.share)}`] = toFault("shares-sum", { count: sum });
  }
  const isAmountSaid = isFilled || saysSpend(asked);
  if (hasFaults(asked) || hasFaults({ faults: found })) return found;
  // Beside the first field: all of them are to blame.
  if (isAmountSaid && sumMonthlyUsd(values) === 0) return { ...found, [SPEND_NAMES[0]]: toFault("no-spend") };
  const travelUsd = Math.floor(
    divideTravel(values, findShares(values.type === STUDENT ? "personal" : values.type)).bookableUsd * MONTHS_A_YEAR,
  );
  if (isAmountSaid && values.portal > travelUsd) found["portal"] = toFault("portal-beyond-travel", { max: travelUsd });
  return found;
}

/** Dollars a month, everything that is said together. */
export const sumMonthlyUsd = (values: Pick<ProfileValues, SpendName | "part" | "brand">): number =>
  [...SPEND_NAMES.map((name) => values[name]), ...Object.values(values.part), ...Object.values(values.brand)].reduce(
    (sum, usd) => sum + usd,
    0,
  );

export const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value);

/** The preset whose very amounts these are, if nothing narrower is said about the spend. */
export function findPresetOf(values: ProfileValues): Preset | undefined {
  if ([values.share, values.brand].some((narrower) => Object.keys(narrower).length > 0)) return undefined;
  return PRESETS.find((preset) => {
    const amounts = toAmounts(preset);
    return (
      preset.foreignPercent === values.foreign &&
      preset.has.every((key) => (key === STUDENT ? values.type === STUDENT : values.has.includes(key))) &&
      SPEND_NAMES.every((name) => amounts[name] === values[name]) &&
      isSame(preset.parts, values.part)
    );
  });
}

/** The shortest parameters of a profile, and of what else is in the table: a preset by its name. */
export function toProfilePairs<T extends ProfileTable>(table: T, values: Values<T>): Pair[] {
  const preset = findPresetOf(values);
  const { has = [], ...base } = preset ? toPresetValues(preset) : {};
  const own = {
    ...values,
    preset: preset?.slug ?? null,
    has: (values as ProfileValues).has.filter((key) => !has.includes(key)),
  };
  return toPairs(table, own as Values<T>, base as Partial<Values<T>>);
}
