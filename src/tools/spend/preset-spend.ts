import { DEFAULT_SPEND, SPEND_PRESETS } from "../../rewards/spend-presets.ts";
import { DEFAULT_PROFILE, type SpendProfile, toPresetProfile, toSpendParameters } from "./spend-query.ts";

/** Spend parameters with a preset's amounts; how points and perks count stays as it was. */
export function toPresetSpend(slug: string, { redeem, perkPercent, period }: SpendProfile): [string, string][] {
  const preset = [DEFAULT_SPEND, ...SPEND_PRESETS].find((known) => known.slug === slug);
  return toSpendParameters(preset ? toPresetProfile(preset, { redeem, perkPercent, period }) : DEFAULT_PROFILE);
}
