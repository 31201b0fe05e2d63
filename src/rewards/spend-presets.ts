/** The spend profiles the site names: its stated default, and the presets of the tools. */
import { SPEND_CATEGORIES, type SpendCategory } from "../catalog/card.ts";
import type { SpendLine } from "./spend.ts";

export interface SpendPreset {
  readonly slug: string;
  readonly name: string;
  /** US dollars a month. */
  readonly monthlyUsd: Readonly<Record<SpendCategory, number>>;
  readonly foreignPercent: number;
}

/** The spend behind every ranking and every figure that names no other profile. */
export const DEFAULT_SPEND: SpendPreset = {
  slug: "default",
  name: "Typical household",
  monthlyUsd: {
    dining: 450,
    groceries: 600,
    gas: 150,
    transit: 80,
    travel_portal: 100,
    travel_other: 300,
    streaming: 40,
    other: 900,
  },
  foreignPercent: 0,
};

export const SPEND_PRESETS: readonly SpendPreset[] = [
  {
    slug: "student",
    name: "Student",
    monthlyUsd: {
      dining: 250,
      groceries: 200,
      gas: 60,
      transit: 60,
      travel_portal: 0,
      travel_other: 50,
      streaming: 30,
      other: 250,
    },
    foreignPercent: 0,
  },
  {
    slug: "family",
    name: "Family",
    monthlyUsd: {
      dining: 500,
      groceries: 1_200,
      gas: 350,
      transit: 40,
      travel_portal: 150,
      travel_other: 250,
      streaming: 60,
      other: 1_600,
    },
    foreignPercent: 0,
  },
  {
    slug: "frequent-flyer",
    name: "Frequent flyer",
    monthlyUsd: {
      dining: 700,
      groceries: 400,
      gas: 80,
      transit: 250,
      travel_portal: 600,
      travel_other: 1_200,
      streaming: 30,
      other: 1_000,
    },
    foreignPercent: 20,
  },
  {
    slug: "road-warrior",
    name: "Road warrior",
    monthlyUsd: {
      dining: 800,
      groceries: 350,
      gas: 500,
      transit: 120,
      travel_portal: 300,
      travel_other: 1_000,
      streaming: 30,
      other: 900,
    },
    foreignPercent: 0,
  },
  {
    slug: "small-business",
    name: "Small business",
    monthlyUsd: {
      dining: 600,
      groceries: 200,
      gas: 400,
      transit: 150,
      travel_portal: 400,
      travel_other: 800,
      streaming: 50,
      other: 5_000,
    },
    foreignPercent: 5,
  },
];

/** A preset as spend lines, one for each category that is not 0. */
export function toPresetLines(preset: SpendPreset): SpendLine[] {
  const { monthlyUsd, foreignPercent } = preset;
  return SPEND_CATEGORIES.filter((category) => monthlyUsd[category] > 0).map((category) => ({
    category,
    brand: null,
    subcategory: null,
    monthlyUsd: monthlyUsd[category],
    foreignPercent,
  }));
}

/** `DEFAULT_SPEND` as lines. */
export const DEFAULT_LINES: readonly SpendLine[] = toPresetLines(DEFAULT_SPEND);
