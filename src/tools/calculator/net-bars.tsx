import { formatUsd } from "../../format.ts";
import type { CardFigures } from "./calculate-rewards.ts";
import type { CardLabels } from "../tool-card.ts";
import { BarList } from "../../ui/bar-list.tsx";

/** Cards side by side on one scale; a card that costs more than it brings goes left of zero. */
export function NetBars({ cards, labels }: { readonly cards: readonly CardFigures[]; readonly labels: CardLabels }) {
  return (
    <BarList
      bars={cards.map(({ slug, ongoing: { netUsd } }) => ({
        key: slug,
        label: labels[slug]?.name,
        figure: <b>{formatUsd(netUsd)}</b>,
        to: netUsd,
        tone: netUsd < 0 ? 2 : 1,
      }))}
    />
  );
}
