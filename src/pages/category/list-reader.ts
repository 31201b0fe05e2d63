/** The reader of a list as its address says it: the list's own, or one that the visitor has described. */
import type { CardCategory } from "../../catalog/card.ts";
import { findPreset, PRESETS } from "../../engine/value/presets.ts";
import { SPEND, TRAVEL } from "../../asking/profile.ts";
import { readAddress } from "../../asking/read.ts";
import { PLAIN_VOCABULARIES } from "../../asking/vocabulary.ts";
import { toQueryString } from "../../asking/write.ts";
import { LIST_READERS, type Reader } from "../readers.ts";
import type { CategorySort } from "./category-sorts.ts";

export const TRIP_CHOICES = [0, 1, 2, 4, 6, 8, 12, 25] as const;
export const TRAVELER_CHOICES = [1, 2, 3, 4, 5] as const;

/** The same names, limits and labels as in the tools. */
export const READER = { preset: SPEND.preset, trips: TRAVEL.trips, travelers: TRAVEL.travelers } as const;

export interface ListReader extends Reader {
  readonly preset: string;
  readonly trips: number;
  readonly travelers: number;
  /** Described by the visitor: another than the list's own. */
  readonly isOwn: boolean;
}

/** @returns undefined for a value that the form does not offer */
export function parseListReader(category: CardCategory, parameters: URLSearchParams): ListReader | undefined {
  const standard = LIST_READERS[category];
  const { values, said, faults } = readAddress(READER, parameters, PLAIN_VOCABULARIES);
  if (Object.keys(faults).length > 0) return undefined;
  const preset = findPreset(values.preset ?? standard.input.preset ?? "");
  if (!preset) return undefined;
  const isListPreset = preset.slug === standard.input.preset;
  const own = isListPreset ? standard.input : {};
  const trips = choose(said.includes("trips") ? values.trips : null, TRIP_CHOICES, own.trips ?? preset.trips);
  const travelers = choose(
    said.includes("travelers") ? values.travelers : null,
    TRAVELER_CHOICES,
    own.travelers ?? preset.travelers,
  );
  if (trips === undefined || travelers === undefined) return undefined;
  const isOwn =
    !isListPreset || trips !== (own.trips ?? preset.trips) || travelers !== (own.travelers ?? preset.travelers);
  return {
    input: isOwn ? { ...standard.input, preset: preset.slug, trips, travelers } : standard.input,
    usesOwnBrand: standard.usesOwnBrand,
    preset: preset.slug,
    trips,
    travelers,
    isOwn,
  };
}

/** Only what the form offers: every reader is a page of its own. */
const choose = (said: number | null, choices: readonly number[], fallback: number): number | undefined =>
  said === null ? fallback : [...choices, fallback].find((choice) => choice === said);

/** As a sentence goes on: `a family that takes 3 trips a year, four people each`. */
export function describeReader({ preset, trips, travelers }: ListReader): string {
  const name = (findPreset(preset) ?? PRESETS[0]!).name.toLowerCase();
  const often = trips === 1 ? "one trip" : `${trips} trips`;
  return `spending like a ${name}'s, ${often} a year and ${travelers === 1 ? "one traveler" : `${travelers} travelers`}`;
}

/** What an address of the list has to hold: nothing for its own reader in its own order. */
export function toListQuery({ isOwn, preset, trips, travelers }: ListReader, sort: CategorySort): string {
  return toQueryString([
    ...(isOwn
      ? ([
          ["preset", preset],
          ["trips", String(trips)],
          ["travelers", String(travelers)],
        ] as const)
      : []),
    ...(sort === "rank" ? [] : [["sort", sort] as const]),
  ]);
}
