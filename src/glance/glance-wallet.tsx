import { Fragment } from "react";

import { formatNumber, formatUsd, joinNames, subtractShown } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { ValueBars } from "../ui/value-bars.tsx";
import { AdvisedAnswer } from "../tools/shared/advised-answer.tsx";
import { FLAT_PERCENT } from "../engine/value/flat-card.ts";
import type { Glance } from "./glance-answer.ts";

export interface GlanceWalletProps {
  readonly glance: Glance;
  /** The analyzer's query string of the same wallet. */
  readonly canonical: string;
  /** The fields have something wrong; this is the wallet before. */
  readonly isStale: boolean;
}

const ART_WIDTH = 224;

/** A wallet as an object: its cards, dollars a year, against what, where they come from, and how sure that is. */
export function GlanceWallet({ glance, canonical, isStale }: GlanceWalletProps) {
  const { cards, netUsd, flatUsd, wallets, maxCards, isProved, rewardsUsd, perksUsd, feesUsd, advised } = glance;
  const moreUsd = subtractShown(netUsd, flatUsd);
  return (
    <section
      className="glance-wallet min-w-0 [&>*+*]:mt-3 data-[stale]:opacity-60"
      aria-labelledby="glance-title"
      data-stale={isStale || undefined}
    >
      <h2 className="kicker" id="glance-title">
        The best wallet for that, of up to {maxCards} cards
      </h2>
      <div className="glance-fan no-print" data-cards={cards.length}>
        {cards.map((card) => (
          <CardArt key={card.slug} card={card} width={ART_WIDTH} />
        ))}
      </div>
      {cards.length > 0 ? (
        <p className="glance-names">
          {cards.map(({ slug, name }, at) => (
            <Fragment key={slug}>
              {at > 0 && <span className="muted"> + </span>}
              <a href={paths.review(slug)}>{name}</a>
            </Fragment>
          ))}
        </p>
      ) : (
        <p className="glance-names">No card: none earns back its fee on this spend.</p>
      )}
      <p>
        <span className="big-number gain">{formatUsd(netUsd)}</span> a year after all fees,{" "}
        <b className="num">
          {formatUsd(Math.abs(moreUsd))} {moreUsd < 0 ? "less" : "more"}
        </b>{" "}
        than a flat {FLAT_PERCENT}% card
      </p>
      {advised && (
        <AdvisedAnswer
          feesSavedUsd={advised.feesSavedUsd}
          costsUsd={subtractShown(netUsd, advised.netUsd)}
          netUsd={advised.netUsd}
          feesUsd={advised.feesUsd}
          period="a year"
          isOneCard={advised.names.length === 1}
          href={paths.analyzer() + advised.search}
        >
          {joinNames(advised.names)}
        </AdvisedAnswer>
      )}
      <ValueBars parts={{ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd: 0 }} perksLabel="Perks you would use" />
      <p className="small muted">
        {isProved ? "The best" : "The best we found"} of {formatNumber(wallets)} wallets, by these estimates.{" "}
        <a href={paths.analyzer() + canonical}>What each card does, and what would change it</a>
      </p>
    </section>
  );
}
