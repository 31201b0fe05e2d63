import { formatUsd } from "../../words/format.ts";
import { Figure } from "../shared/figure.tsx";
import { WalletArt } from "../shared/wallet-art.tsx";
import type { CalculatorResult } from "./calculate-rewards.ts";

/** The answer in one look: which of the cards to keep, why, and what they are worth with and without perks. */
export function CalculatorHeadline({ result }: { readonly result: CalculatorResult }) {
  const { best, verdict, labels, cards } = result;
  const shown = best.slugs.length > 0 ? best.slugs : cards.flatMap(({ slugs }) => slugs);
  // A single card keeps its figures even where it isn't worth having.
  const figures = best.slugs.length > 0 || cards.length > 1 ? best : (cards[0] ?? best);
  return (
    <div className="panel wallet-headline">
      <WalletArt slugs={shown} labels={labels} />
      <p className="calculator-verdict font-serif font-600 text-1 leading-[1.35]">{verdict.text}</p>
      {verdict.why && <p>{verdict.why}</p>}
      {verdict.saving && <p className="callout callout-info">{verdict.saving}</p>}
      {figures.later.cards.length > 0 && (
        <>
          <p>
            <span className={`big-number ${figures.later.netUsd < 0 ? "cost" : "gain"}`}>
              {formatUsd(figures.later.netUsd)}
            </span>{" "}
            in each later year, after all fees
          </p>
          <dl className="facts">
            <Figure
              label="In the first year"
              usd={figures.firstYear.netUsd}
              note={
                figures.firstYear.bonusesUsd > 0
                  ? `${formatUsd(figures.firstYear.bonusesUsd)} of it welcome bonuses`
                  : "no welcome bonus counted"
              }
            />
            <Figure label="Without any perks" usd={figures.withoutPerksUsd} note="in a later year" />
            <Figure label="With the perks you would use" usd={figures.later.netUsd} note="the figure above" />
            <Figure label="With all perks at face value" usd={figures.faceValueUsd} note="what issuers advertise" />
          </dl>
        </>
      )}
    </div>
  );
}
