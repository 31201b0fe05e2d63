import { findPreset, PRESETS } from "../../engine/value/presets.ts";
import { toProfileParameters } from "./to-profile-parameters.ts";
import { toPresetProfile, type VisitorProfile } from "./visitor-profile.ts";

/** A preset's amounts, trips, kind of card, score and what comes with being such a person; how points and perks count stays as it was. */
export function toPresetParameters(slug: string, profile: VisitorProfile, today: string): [string, string][] {
  const preset = findPreset(slug) ?? PRESETS[0]!;
  const { spend, parts, shares, brands, foreignPercent, trips, travelers, type, score } = toPresetProfile(preset);
  const own = { spend, parts, shares, brands, foreignPercent, trips, travelers, type, score };
  const ofOthers = new Set(PRESETS.flatMap(({ has }) => has));
  const has = [...preset.has, ...profile.has.filter((key) => !ofOthers.has(key))].toSorted();
  const replaced = { ...profile, ...own, has };
  return toProfileParameters(replaced, { presets: PRESETS, today });
}
