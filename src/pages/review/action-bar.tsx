import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { getComputed } from "../../page/computed-cards.ts";

/**
 * On phones the action stays at hand below the first screen: the bar sticks to the window's foot as long as its
 * container, which begins after the hero, is in view. Needs no script.
 */
export function ActionBar({ card }: { readonly card: Card }) {
  const { netUsd } = getComputed(card).ongoing;
  const isOffered = card.status === "open" && card.applyLink !== null;
  return (
    <div className="action-bar sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-3 h-14 px-4 border-t border-control bg-surface md:hidden print:hidden">
      <div className="w-14 flex-none">
        <CardArt card={card} width={56} />
      </div>
      <p className="flex-1 small leading-[1.2]">
        <b className={`figures text-0 ${netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(netUsd)}</b> a year
      </p>
      {isOffered ? (
        <a
          className="btn btn-primary min-h-11! px-4! py-1!"
          href={card.applyLink ?? ""}
          target="_blank"
          rel="sponsored noopener"
          data-issuer-link={card.slug}
        >
          See the offer<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <a className="btn btn-secondary min-h-11! px-4! py-1!" href={paths.compare([card.slug])}>
          Compare
        </a>
      )}
    </div>
  );
}
