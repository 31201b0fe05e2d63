import { findPreset, PRESETS } from "../../engine/value/presets.ts";
import { toProfileParameters } from "./to-profile-parameters.ts";
import { toPresetProfile, type VisitorProfile } from "./visitor-profile.ts";

/** A preset's amounts, trips, kind of card and score; how points and perks count stays as it was. */
export function toPresetParameters(slug: string, profile: VisitorProfile, today: string): [string, string][] {
  const preset = findPreset(slug) ?? PRESETS[0]!;
  const { spend, parts, shares, brands, foreignPercent, trips, travelers, type, score } = toPresetProfile(preset);
  const replaced = { ...profile, spend, parts, shares, brands, foreignPercent, trips, travelers, type, score };
  return toProfileParameters(replaced, { presets: PRESETS, today });
}
