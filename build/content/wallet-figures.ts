/**
 * `<Spend/>` and `<Wallet/>`: sums over a spend profile of the site,
 * worked out by the same engine as in the tools. Perks and bonuses count zero, as
 * the texts that show these figures say.
 */
import type { Card, SpendCategory } from "../../src/catalog/card.ts";
import { formatUsd, formatUsdExact } from "../../src/words/format.ts";
import { valueWallet } from "../../src/engine/wallet/value-wallet.ts";
import { findPreset, PRESETS, type Preset } from "../../src/engine/value/presets.ts";
import { MONTHS_A_YEAR, type Profile, type ProfileInput } from "../../src/engine/value/profile.ts";
import { resolveProfile } from "../../src/engine/value/resolve-profile.ts";
import { WAY_LABELS } from "../../src/words/profile-labels.ts";
import type { ToolRecords } from "../../src/tools/shared/tool-records.ts";
import { toToolRecords } from "../tool-records.ts";

const VALUE_WAYS = Object.keys(WAY_LABELS) as (keyof typeof WAY_LABELS)[];

type Attributes = Readonly<Record<string, string>>;
type Cards = ReadonlyMap<string, Card>;

/** Made once for a catalog: texts ask for it many times. */
const recordsOf = new WeakMap<Cards, ToolRecords["rewards"]>();

function getRewards(cards: Cards): ToolRecords["rewards"] {
  const known = recordsOf.get(cards) ?? toToolRecords([...cards.values()]).rewards;
  recordsOf.set(cards, known);
  return known;
}

function presetOf(attributes: Attributes): Preset {
  const slug = attributes["profile"] ?? PRESETS[0]?.slug ?? "";
  const preset = findPreset(slug);
  if (!preset) throw new Error(`profile="${slug}" is not one of ${PRESETS.map((known) => known.slug).join(", ")}`);
  return preset;
}

function toProfile(attributes: Attributes, cards: Cards, input: ProfileInput = {}): Profile {
  const way = attributes["way"];
  const value = VALUE_WAYS.find((known) => known === way);
  if (way !== undefined && !value) throw new Error(`way="${way}" is not one of ${VALUE_WAYS.join(", ")}`);
  const { brands } = getRewards(cards);
  return resolveProfile(
    { preset: presetOf(attributes).slug, perks: "none", ...(value ? { value } : {}), ...input },
    brands,
  ).profile;
}

/** `<Spend/>`: dollars a month of the default profile; `profile=`, `of="dining,gas"`, `as="year"`. */
export function spendText(attributes: Attributes): string {
  const names = attributes["of"]?.split(",");
  const { spend } = presetOf(attributes);
  const amounts = names ? names.map((name) => spend[name as SpendCategory] ?? 0) : Object.values(spend);
  if (names && amounts.includes(0)) throw new Error(`of="${attributes["of"]}" names a category without spend`);
  const monthlyUsd = amounts.reduce((sum, usd) => sum + usd, 0);
  return formatUsd(monthlyUsd * (attributes["as"] === "year" ? MONTHS_A_YEAR : 1));
}

/** `<Wallet cards="a,b"/>`: rewards minus fees of these cards in a year; `as="rewards|fees"`, `way="transfer"`. */
export function walletText(attributes: Attributes, cards: Cards): string {
  const { cards: known } = getRewards(cards);
  const held = (attributes["cards"] ?? "").split(",").map((slug) => {
    const card = known.find((one) => one.slug === slug.trim());
    if (!card) throw new Error(`no card has the slug "${slug.trim()}"`);
    return card;
  });
  // Whoever holds a brand's card uses the brand.
  const brandsUsed = [...new Set(held.flatMap(({ brandOf }) => brandOf ?? []))];
  const value = valueWallet(held, toProfile(attributes, cards, { brandsUsed }));
  if (attributes["as"] === "fees") return formatUsd(value.feesUsd);
  return formatUsdExact(attributes["as"] === "rewards" ? value.rewardsUsd : value.netUsd);
}
