/** What a profile's parameters may name: cards and their perks, brands, programs, memberships, and today's month. */
import type { Part } from "../../engine/value/parts.ts";
import type { Preset } from "../../engine/value/presets.ts";

export interface ProfileCard {
  readonly slug: string;
  readonly name: string;
  readonly perkIds: readonly string[];
}

export interface ProfileBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly part: Part | null;
}

/** Something with a key in parameters and a name for readers. */
export interface Keyed {
  readonly key: string;
  readonly name: string;
}

export interface ProfileContext {
  readonly cards: readonly ProfileCard[];
  readonly brands: readonly ProfileBrand[];
  /** Programs whose cents per point can be set: those that transfer. */
  readonly programs: readonly Keyed[];
  /** Airlines', hotels' and other programs whose cents per point can be set as well. */
  readonly morePrograms?: readonly Keyed[];
  /** Memberships and relationships that a card may ask for. */
  readonly requirements: readonly Keyed[];
  /** `YYYY-MM`, the month of the build: a page is the same whenever it is asked for. */
  readonly today: string;
  readonly presets: readonly Preset[];
}

export const listPrograms = ({
  programs,
  morePrograms = [],
}: Pick<ProfileContext, "programs" | "morePrograms">): readonly Keyed[] => [...programs, ...morePrograms];
