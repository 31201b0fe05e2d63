import { getList } from "../../content/content-index.ts";
import { CATEGORY_LABELS } from "../../words/menu.ts";
import type { CategoryKey } from "../../paths.ts";
import { rankCategory } from "../category/rank-category.ts";
import { getPicks } from "../../page/computed-cards.ts";
import type { ListedCard } from "../category/category-sorts.ts";

/** A list with the pick that stands for it on the home page. */
export interface ListFace {
  readonly key: CategoryKey;
  readonly label: string;
  /** Whom the pick is for, in the list's own words. */
  readonly pickLabel: string;
  readonly listed: ListedCard;
  /** Whom the pick's dollars are for, where the label's reader is not the list's own. */
  readonly readerText: string | null;
  /** Other lists whose first pick this card is, too. */
  readonly alsoBestFor: readonly string[];
}

/** More cards of one issuer would look paid for. */
const MAX_OF_ISSUER = 2;

const toLabel = (key: CategoryKey) => (key === "travel" ? "Travel overall" : CATEGORY_LABELS[key]);

/**
 * Nine lists, nine faces: each list's first pick that no list before it shows; a card that leads several has them as
 * tags. No one would call a card the best that earns its reader nothing. The business list chooses last, because most
 * visitors have no business.
 */
export function chooseFaces(): readonly ListFace[] {
  const keys = Object.keys(CATEGORY_LABELS) as CategoryKey[];
  const leads = new Map(keys.map((key) => [key, getList(key).picks[0]?.card]));
  const faces: ListFace[] = [];
  for (const key of keys.toSorted((left, right) => Number(left === "business") - Number(right === "business"))) {
    const ranked = rankCategory(key);
    const priced = getPicks(key);
    const candidates = getList(key).picks.flatMap((pick, at) => {
      const entry = ranked.find(({ card }) => card.slug === pick.card);
      if (!entry || faces.some((face) => face.listed.card === entry.card)) return [];
      const own = priced[at];
      const listed = { ...entry, parts: own?.parts ?? null };
      return (listed.parts?.netUsd ?? 1) > 0 ? [{ pick, listed, readerText: own?.readerText ?? null }] : [];
    });
    const isFresh = ({ listed }: (typeof candidates)[number]) =>
      faces.filter((face) => face.listed.card.issuer === listed.card.issuer).length < MAX_OF_ISSUER;
    const chosen = candidates.find(isFresh) ?? candidates[0];
    if (!chosen) continue;
    const { pick, listed, readerText } = chosen;
    const alsoBestFor = keys.filter((other) => other !== key && leads.get(other) === pick.card).map(toLabel);
    faces.push({ key, label: toLabel(key), pickLabel: pick.label, listed, readerText, alsoBestFor });
  }
  return faces.toSorted((left, right) => keys.indexOf(left.key) - keys.indexOf(right.key));
}
