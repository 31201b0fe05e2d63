/**
 * Keep, downgrade or cancel, decided by a year and for the whole set: of the cards at hand and the lower cards that the
 * held ones may be changed into, the set that is best in twelve equal months by the measure of our pick. A held card
 * that is in it is kept. Judged one by one, two cards that do the same would both go. Planner and analyzer say the same,
 * because both ask here. Model: "Keep, downgrade, cancel".
 */
import type { Profile } from "../value/profile.ts";
import { type RewardsCatalog, compareSlugs } from "../value/wallet-card.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";
import { surchargeFees } from "./fee-surcharge.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { searchWallets } from "./search-wallets.ts";

export interface SteadyQuestion {
  readonly catalog: RewardsCatalog;
  /** Whose year it is; its `owned`, `mustHave`, `exclude` and limits do not matter here. */
  readonly profile: Profile;
  readonly held: readonly string[];
  /** Cards that are opened besides. */
  readonly opened: readonly string[];
  /** Default: no limit. */
  readonly work?: WorkBudget;
}

export interface SteadyVerdict {
  readonly slug: string;
  readonly verdict: "keep" | "downgrade" | "cancel";
  /** The lower card, where the verdict is to downgrade. */
  readonly to: string | null;
  readonly feeUsd: number;
  /** What it adds in a year beside the others of the best set, its fee not yet taken off. Found when it is read: of many cards that is much work. */
  readonly yearUsd: number;
}

export interface SteadyYear {
  /** The best set, sorted by slug; free cards that do nothing are not in it, though they may be kept. */
  readonly cards: readonly string[];
  readonly netUsd: number;
  /** One for each held card that the catalog knows. */
  readonly verdicts: readonly SteadyVerdict[];
  /** False where the budget of work ended before it was proved. */
  readonly isProved: boolean;
}

export function findSteadyYear({ catalog, profile, held, opened, work = startWork() }: SteadyQuestion): SteadyYear {
  const atHand = new Set([...held, ...opened]);
  const lowerOf = (slug: string) => (catalog.changes[slug] ?? []).filter((to) => !atHand.has(to));
  const lower = new Set(held.flatMap(lowerOf));
  const cards = catalog.cards.filter(({ slug }) => atHand.has(slug) || lower.has(slug)).toSorted(compareSlugs);
  const year: Profile = {
    ...profile,
    owned: cards.map(({ slug }) => slug),
    mustHave: [],
    exclude: [],
    maxAnnualFeesUsd: null,
  };
  const plain = compileSearch(cards, year);
  const indexOf = new Map(cards.map(({ slug }, index) => [slug, index]));
  /** By lower card: the held ones that it may come from. */
  const origins = new Map(
    [...lower].map((to) => [
      indexOf.get(to) ?? -1,
      held.flatMap((slug) => (lowerOf(slug).includes(to) ? (indexOf.get(slug) ?? []) : [])),
    ]),
  );
  const found = findBestSet({ model: surchargeFees(plain), origins, maxCards: atHand.size, work });
  const pricer = createWalletPricer(plain, createPriceBound(plain));
  const netOf = (members: readonly number[]) =>
    pricer.price(members, null, -Infinity) + plain.effortUsd * Math.max(0, members.length - 1);
  const netUsd = netOf(found.members);
  return {
    cards: found.members.map((card) => cards[card]!.slug),
    netUsd,
    isProved: found.isProved,
    verdicts: held.flatMap((slug): SteadyVerdict[] => {
      const card = indexOf.get(slug);
      if (card === undefined) return [];
      const isKept = found.members.includes(card);
      const to = found.changes.get(card);
      // A card that is changed cannot be there beside the one that it becomes.
      const others = found.members.filter((other) => other !== card && other !== to);
      const feeUsd = plain.laterFeeUsd[card]!;
      const verdict = isKept || (feeUsd === 0 && to === undefined) ? "keep" : to === undefined ? "cancel" : "downgrade";
      let yearUsd: number | undefined;
      return [
        {
          slug,
          verdict,
          to: to === undefined ? null : cards[to]!.slug,
          feeUsd,
          get yearUsd() {
            return (yearUsd ??=
              netOf([...others, card].toSorted((left, right) => left - right)) - netOf(others) + feeUsd);
          },
        },
      ];
    }),
  };
}

interface SetQuestion {
  readonly model: SearchModel;
  /** By lower card: held cards, one of which becomes it. */
  readonly origins: ReadonlyMap<number, readonly number[]>;
  readonly maxCards: number;
  readonly work: WorkBudget;
}

interface FoundSet {
  readonly members: readonly number[];
  /** By held card that is changed: the lower one that it becomes. */
  readonly changes: ReadonlyMap<number, number>;
  readonly isProved: boolean;
}

/**
 * Searches as if lower cards could be had for nothing. Where a set holds one without a held card left to become it,
 * either that card is not in the set, or one of the cards it comes from is not: the same search for each of these.
 */
function findBestSet({ model, origins, maxCards, work }: SetQuestion): FoundSet {
  let best: FoundSet = { members: [], changes: new Map(), isProved: true };
  let bestUsd = 0;
  let isProved = true;
  const seen = new Set<string>();

  function look(without: readonly number[]): void {
    const key = without.join();
    if (seen.has(key)) return;
    seen.add(key);
    const free = model.cards.flatMap((_, card) => (without.includes(card) ? [] : [card]));
    const limits = { maxCards, keep: 1, withinUsd: 0, must: [], free, everySize: false, aboveUsd: bestUsd, work };
    const outcome = searchWallets(model, limits);
    isProved &&= outcome.isProved;
    const [found] = outcome.best;
    if (!found) return;
    const { changes, unmatched } = matchChanges(found.members, origins);
    if (unmatched === null) {
      best = { members: found.members, changes, isProved };
      bestUsd = found.objectiveUsd;
      return;
    }
    for (const card of [unmatched, ...origins.get(unmatched)!]) {
      if (work.isOver()) isProved = false;
      else if (!without.includes(card)) look([...without, card].toSorted((left, right) => left - right));
    }
  }

  look([]);
  return { ...best, isProved };
}

/** Gives each lower card of a set a held card that becomes it, by augmenting paths; the first one that finds none. */
function matchChanges(
  members: readonly number[],
  origins: ReadonlyMap<number, readonly number[]>,
): { readonly changes: ReadonlyMap<number, number>; readonly unmatched: number | null } {
  const changes = new Map<number, number>();
  function place(lower: number, tried: Set<number>): boolean {
    for (const origin of origins.get(lower)!) {
      if (members.includes(origin) || tried.has(origin)) continue;
      tried.add(origin);
      const before = changes.get(origin);
      if (before !== undefined && !place(before, tried)) continue;
      changes.set(origin, lower);
      return true;
    }
    return false;
  }
  const unmatched = members.find((card) => origins.has(card) && !place(card, new Set())) ?? null;
  return { changes, unmatched };
}
