/**
 * What a visitor keeps of their own cards, in this browser only: its shape and how it is read. Everything outside the
 * shape is left out of what is used, and said to be (`isWhole`): a file of which some is left out is not loaded.
 */
export const CREDIT_MODES = ["use", "automatic", "never"] as const;
/** *I'll use it* · *it happens by itself* · *never*. */
export type CreditMode = (typeof CREDIT_MODES)[number];

export interface BonusProgress {
  readonly minUsd: number;
  readonly spentUsd: number;
  /** Last day. */
  readonly by: string;
}

export interface HeldCard {
  readonly slug: string;
  /** `YYYY-MM`, if known. */
  readonly opened: string | null;
  /** Calendar month of the annual fee, 1 to 12, where it is not that of the opening. */
  readonly renews: number | null;
  readonly bonus: BonusProgress | null;
}

/** So much of a credit was used on that day; 0 dollars of one without a price. */
export interface CreditUse {
  readonly card: string;
  readonly perk: string;
  readonly on: string;
  readonly usd: number;
}

/** What has gone toward a limited rate in the period of that day. */
export interface CapSpending {
  readonly card: string;
  readonly rate: string;
  readonly on: string;
  readonly usd: number;
}

export interface KeptCards {
  readonly held: readonly HeldCard[];
  readonly watched: readonly string[];
  /** By `card:perk`; without one it is to be used. */
  readonly modes: Readonly<Record<string, CreditMode>>;
  readonly uses: readonly CreditUse[];
  readonly caps: readonly CapSpending[];
  /** Months in which accounts were opened that are no card held. */
  readonly accounts: readonly string[];
  /** By card: the changes that have been seen. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

export const VERSION = 1;
/** More than anybody holds, uses or reads; they only bound what a foreign file can bring in. */
const MOST = { held: 60, watched: 60, modes: 600, uses: 10_000, caps: 500, accounts: 60, seen: 300, changes: 200 };

export const NOTHING_KEPT: KeptCards = {
  held: [],
  watched: [],
  modes: {},
  uses: [],
  caps: [],
  accounts: [],
  seen: {},
};

export interface ReadCards {
  readonly kept: KeptCards;
  /** False: some of the text is in no form that this page knows. */
  readonly isWhole: boolean;
  /** A later version of this page wrote it. */
  readonly isNewer: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSlug = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,80}$/.test(value);
const isKey = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9-]{1,80}:[a-z0-9-]{1,80}$/.test(value);
const isMonth = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const isUsd = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1_000_000;
const isName = (value: unknown): value is string => typeof value === "string" && value.length <= 120;

function toBonus(value: unknown): BonusProgress | null | undefined {
  if (value === null || value === undefined) return null;
  if (!isObject(value)) return undefined;
  const { minUsd, spentUsd, by } = value;
  return isUsd(minUsd) && isUsd(spentUsd) && isDay(by) ? { minUsd, spentUsd, by } : undefined;
}

function toHeld(value: unknown): HeldCard | undefined {
  if (!isObject(value) || !isSlug(value["slug"])) return undefined;
  const { slug, opened = null, renews = null } = value;
  const bonus = toBonus(value["bonus"]);
  if ((opened !== null && !isMonth(opened)) || bonus === undefined) return undefined;
  if (renews !== null && !(Number.isInteger(renews) && Number(renews) >= 1 && Number(renews) <= 12)) return undefined;
  return { slug, opened, renews: renews === null ? null : Number(renews), bonus };
}

function toUse(value: unknown): CreditUse | undefined {
  if (!isObject(value)) return undefined;
  const { card, perk, on, usd } = value;
  return isSlug(card) && isSlug(perk) && isDay(on) && isUsd(usd) ? { card, perk, on, usd } : undefined;
}

function toCap(value: unknown): CapSpending | undefined {
  if (!isObject(value)) return undefined;
  const { card, rate, on, usd } = value;
  return isSlug(card) && isName(rate) && isDay(on) && isUsd(usd) ? { card, rate, on, usd } : undefined;
}

/** Reads lists and tables entry by entry, and notes what had to be left out. */
function createReader() {
  let isWhole = true;
  const take = <Item>(items: readonly (Item | undefined)[], most: number): Item[] => {
    const known = items.filter((item): item is Item => item !== undefined);
    if (known.length < items.length || known.length > most) isWhole = false;
    return known.slice(0, most);
  };
  const list = <Item>(value: unknown, toItem: (item: unknown) => Item | undefined, most: number): Item[] => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return take(value.map(toItem), most);
    isWhole = false;
    return [];
  };
  const table = <Item>(
    value: unknown,
    toEntry: (key: string, item: unknown) => Item | undefined,
    most: number,
  ): Record<string, Item> => {
    if (value === undefined) return {};
    if (!isObject(value)) {
      isWhole = false;
      return {};
    }
    const entries = Object.entries(value).map(([key, item]): readonly [string, Item] | undefined => {
      const entry = toEntry(key, item);
      return entry === undefined ? undefined : [key, entry];
    });
    return Object.fromEntries(take(entries, most));
  };
  return { list, table, isWhole: () => isWhole };
}

/** @param text as `writeKept` makes it; empty where nothing is kept */
export function parseKept(text: string): ReadCards {
  const nothing = { kept: NOTHING_KEPT, isWhole: text === "", isNewer: false };
  if (text === "") return nothing;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (!isObject(stored)) return nothing;
  const { version } = stored;
  if (version !== VERSION) return { ...nothing, isNewer: typeof version === "number" && version > VERSION };
  const { list, table, isWhole } = createReader();
  const pick =
    <Item>(isItem: (value: unknown) => value is Item) =>
    (value: unknown) =>
      isItem(value) ? value : undefined;
  const held = list(stored["held"], toHeld, MOST.held);
  const kept: KeptCards = {
    held: [...new Map(held.map((card) => [card.slug, card])).values()],
    watched: [...new Set(list(stored["watched"], pick(isSlug), MOST.watched))],
    modes: table(
      stored["modes"],
      (key, mode) => (isKey(key) ? CREDIT_MODES.find((known) => known === mode) : undefined),
      MOST.modes,
    ),
    uses: list(stored["uses"], toUse, MOST.uses),
    caps: list(stored["caps"], toCap, MOST.caps),
    accounts: list(stored["accounts"], pick(isMonth), MOST.accounts),
    seen: table(
      stored["seen"],
      (slug, ids) => {
        const isList = isSlug(slug) && Array.isArray(ids) && ids.length <= MOST.changes;
        return isList && ids.every(isSlug) ? ids : undefined;
      },
      MOST.seen,
    ),
  };
  return { kept, isWhole: isWhole(), isNewer: false };
}

export const writeKept = (kept: KeptCards): string => JSON.stringify({ version: VERSION, ...kept });
