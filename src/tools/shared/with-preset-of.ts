/** The same question for another ready-made profile: its amounts, trips and kind of card; all else stays as it was. */
import { withPreset } from "../../asking/preset.ts";
import { type AskedProfile, PROFILE, SPEND_NAMES } from "../../asking/profile.ts";
import { PRESETS } from "../../engine/value/presets.ts";

const OF_PRESET = [
  ...SPEND_NAMES,
  ...(["part", "brand", "share", "foreign", "trips", "travelers", "type", "score", "portal"] as const),
] as const;

export function withPresetOf<A extends AskedProfile>(asked: A, preset: string): A {
  const blank = Object.fromEntries(OF_PRESET.map((name) => [name, PROFILE[name].default]));
  const said = asked.said.filter((name) => !(OF_PRESET as readonly string[]).includes(name));
  return withPreset(
    { ...asked, faults: {}, texts: {}, values: { ...asked.values, ...blank, preset }, said: [...said, "preset"] },
    PRESETS,
  );
}
