import { PRESETS } from "../../engine/value/presets.ts";
import { SpendPresets } from "./spend-presets.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  ["Ready-made profiles", () => <SpendPresets presets={PRESETS} current="family" toPath={(slug) => `#${slug}`} />],
];
