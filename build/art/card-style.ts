/** Which pattern and tone a card's slug decides. */
import type { Card } from "../../src/catalog/card.ts";
import { findNamePalette, type Tone, TONES } from "./palettes.ts";
import { drawCurrents, drawHorizon, drawRidges, drawStripes, drawThreads } from "./patterns/line-patterns.ts";
import type { DrawPattern } from "./patterns/pattern.ts";
import { drawContours, drawGlobe, drawPerforations, drawRipples, drawRosette } from "./patterns/ring-patterns.ts";
import { drawFacets, drawFans, drawRays, drawRoutes } from "./patterns/shape-patterns.ts";
import { hashText } from "./seeded-random.ts";

/** The order decides which card gets which pattern: add at the end, then redraw all. */
const PATTERNS = {
  contours: drawContours,
  rosette: drawRosette,
  horizon: drawHorizon,
  globe: drawGlobe,
  ripples: drawRipples,
  routes: drawRoutes,
  facets: drawFacets,
  perforations: drawPerforations,
  fans: drawFans,
  stripes: drawStripes,
  ridges: drawRidges,
  threads: drawThreads,
  rays: drawRays,
  currents: drawCurrents,
} as const satisfies Record<string, DrawPattern>;

export type PatternName = keyof typeof PATTERNS;
const PATTERN_NAMES = Object.keys(PATTERNS) as readonly PatternName[];

/**
 * Mixed into every slug. This number was searched for: with it no two cards of
 * one issuer share both pattern and tone. A clash after cards were added is no
 * fault, since the seed still tells them apart.
 */
const EDITION = 359_388;

export interface CardStyle {
  readonly pattern: PatternName;
  readonly drawPattern: DrawPattern;
  readonly tone: Tone;
}

type Styled = Pick<Card, "slug" | "name">;

/** The slug decides; of the tones only those that the words of the name leave. */
export function pickCardStyle({ slug, name }: Styled, edition = EDITION): CardStyle {
  const hash = hashText(`${edition}:${slug}`);
  const tones = findNamePalette(name)?.tones ?? TONES;
  const pattern = PATTERN_NAMES[hash % PATTERN_NAMES.length] ?? "contours";
  const tone = tones[Math.floor(hash / PATTERN_NAMES.length) % tones.length] ?? "night";
  return { pattern, drawPattern: PATTERNS[pattern], tone };
}
