/**
 * `<Spend/>`, `<Wallet/>` and `<BestWallet/>`: sums over a spend profile of the site,
 * worked out by the same engine as in the tools. Perks and bonuses count zero, as
 * the texts that show these figures say.
 */
import type { Card } from "../../src/catalog/card.ts";
import { type BestWallet, findBestWallet } from "../../src/rewards/best-wallet.ts";
import { MONTHS_A_YEAR, totalMonthlyUsd } from "../../src/rewards/spend.ts";
import { DEFAULT_SPEND, SPEND_PRESETS, toPresetLines } from "../../src/rewards/spend-presets.ts";
import { REDEEM_MODES, type RedeemMode } from "../../src/rewards/value-options.ts";
import { valueWallet } from "../../src/rewards/value-wallet.ts";
import { formatNumber, formatUsd, formatUsdExact } from "../../src/format.ts";

type Attributes = Readonly<Record<string, string>>;
type Cards = ReadonlyMap<string, Card>;

const NO_PERKS = { percent: 0 } as const;

function linesOf(attributes: Attributes) {
  const slug = attributes["profile"] ?? DEFAULT_SPEND.slug;
  const profiles = [DEFAULT_SPEND, ...SPEND_PRESETS];
  const profile = profiles.find((preset) => preset.slug === slug);
  if (!profile) throw new Error(`profile="${slug}" is not one of ${profiles.map((preset) => preset.slug).join(", ")}`);
  return toPresetLines(profile);
}

/** `<Spend/>`: dollars a month of the default profile; `profile=`, `of="dining,gas"`, `as="year"`. */
export function spendText(attributes: Attributes): string {
  const names = attributes["of"]?.split(",");
  const lines = linesOf(attributes).filter((line) => names?.includes(line.category) ?? true);
  if (names && lines.length !== names.length)
    throw new Error(`of="${attributes["of"]}" names a category without spend`);
  return formatUsd(totalMonthlyUsd(lines) * (attributes["as"] === "year" ? MONTHS_A_YEAR : 1));
}

/** `<Wallet cards="a,b"/>`: rewards minus fees of these cards in a year; `as="rewards|fees"`, `way="transfer"`. */
export function walletText(attributes: Attributes, cards: Cards): string {
  const held = (attributes["cards"] ?? "").split(",").map((slug) => {
    const card = cards.get(slug.trim());
    if (!card) throw new Error(`no card has the slug "${slug.trim()}"`);
    return card;
  });
  const redeem = (attributes["way"] ?? "program") as RedeemMode;
  if (!REDEEM_MODES.includes(redeem)) throw new Error(`way="${redeem}" is not one of ${REDEEM_MODES.join(", ")}`);
  const value = valueWallet(held, { lines: linesOf(attributes), perks: NO_PERKS, redeem });
  if (attributes["as"] === "fees") return formatUsd(value.feesUsd);
  return formatUsdExact(attributes["as"] === "rewards" ? value.rewardsUsd : value.netUsd);
}

/** A search takes some milliseconds and texts ask for the same one several times. */
const found = new WeakMap<Cards, Map<string, BestWallet>>();

function searchBest(size: number, attributes: Attributes, cards: Cards): BestWallet {
  const known = found.get(cards) ?? new Map<string, BestWallet>();
  found.set(cards, known);
  const key = `${size} ${attributes["profile"]} ${attributes["way"]}`;
  const before = known.get(key);
  if (before) return before;
  const result = findBestWallet([...cards.values()], {
    lines: linesOf(attributes),
    perks: NO_PERKS,
    maxCards: size,
    cardType: "personal",
    redeem: (attributes["way"] ?? "program") as RedeemMode,
  });
  if (!result.ok) throw new Error(`the search has no answer: ${JSON.stringify(result)}`);
  known.set(key, result);
  return result;
}

/**
 * `<BestWallet size={2}/>`: what the best wallet of at most so many open consumer cards earns
 * after fees. `as="gain"`: over the best with one card fewer; `as="count"`: wallets compared;
 * `is="a,b"` makes the build fail when the best wallet is another one than the text says.
 */
export function bestWalletText(attributes: Attributes, cards: Cards): string {
  const size = Number(attributes["size"]);
  if (!Number.isInteger(size) || size < 1 || size > 3) throw new Error("size={1}, {2} or {3} is missing");
  const best = searchBest(size, attributes, cards);
  const slugs = best.cards.map((card) => card.slug).join(",");
  if (attributes["is"] !== undefined && attributes["is"].split(",").toSorted().join(",") !== slugs) {
    throw new Error(`the best wallet is ${slugs}`);
  }
  if (attributes["as"] === "count") return formatNumber(best.proof.wallets);
  const before = size > 1 && attributes["as"] === "gain" ? searchBest(size - 1, attributes, cards).wallet.netUsd : 0;
  return formatUsdExact(best.wallet.netUsd - before);
}
