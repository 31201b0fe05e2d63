/** The spend profiles that the site names. Model: "Spend", presets; the first is behind every figure that names no other. */
import { SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import type { Part } from "../../catalog/parts.ts";

export interface Preset {
  readonly slug: string;
  readonly name: string;
  /** Dollars a month. */
  readonly spend: Readonly<Record<SpendCategory, number>>;
  /** Dollars a month beside the categories' amounts. */
  readonly parts: Readonly<Partial<Record<Part, number>>>;
  readonly foreignPercent: number;
  readonly trips: number;
  readonly travelers: number;
  readonly type: "personal" | "business";
  readonly score: number | "none" | null;
  /** Memberships and relationships that come with being such a person, by key. */
  readonly has: readonly string[];
}

/** Amounts in the order of the spec's categories. */
function toSpend(...amounts: readonly number[]): Record<SpendCategory, number> {
  return Object.fromEntries(SPEND_CATEGORIES.map((category, at) => [category, amounts[at] ?? 0])) as Record<
    SpendCategory,
    number
  >;
}

const PERSONAL = { parts: {}, foreignPercent: 0, travelers: 1, type: "personal", score: null, has: [] } as const;

// Nobody books on a bank's travel site unless they say so. Household, student and family hold the five amounts that
// every form asks first: transit and streaming are part of everything else.
//                                    dining, groceries, gas, transit, portal, travel, streaming, other
export const PRESETS: readonly Preset[] = [
  {
    ...PERSONAL,
    slug: "household",
    name: "Typical household",
    spend: toSpend(450, 600, 150, 0, 0, 400, 0, 1_000),
    trips: 4,
  },
  {
    ...PERSONAL,
    slug: "student",
    name: "Student",
    spend: toSpend(250, 200, 60, 0, 0, 50, 0, 340),
    trips: 1,
    score: "none",
    has: ["student"],
  },
  {
    ...PERSONAL,
    slug: "family",
    name: "Family",
    spend: toSpend(500, 1_200, 350, 0, 0, 400, 0, 1_700),
    trips: 3,
    travelers: 4,
  },
  {
    ...PERSONAL,
    slug: "frequent-flyer",
    name: "Frequent flyer",
    spend: toSpend(700, 400, 80, 250, 0, 1_800, 30, 1_000),
    foreignPercent: 20,
    trips: 12,
  },
  {
    ...PERSONAL,
    slug: "road-warrior",
    name: "Road warrior",
    spend: toSpend(800, 350, 500, 120, 0, 1_300, 30, 900),
    trips: 25,
  },
  {
    ...PERSONAL,
    slug: "small-business",
    name: "Small business",
    spend: toSpend(400, 0, 300, 100, 0, 600, 0, 2_500),
    // Visible amounts: what a business spends most on differs too much for shares that nobody sees.
    parts: { advertising: 600, software: 400, shipping: 200, phone: 200, internet: 100, "office-supplies": 200 },
    foreignPercent: 5,
    trips: 6,
    type: "business",
  },
];

export function findPreset(slug: string): Preset | undefined {
  return PRESETS.find((preset) => preset.slug === slug);
}
