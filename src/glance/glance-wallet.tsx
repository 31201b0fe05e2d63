import { Fragment } from "react";

import { formatUsd, joinNames, subtractShown } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { ValueBars } from "../ui/value-bars.tsx";
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
  const { cards, netUsd, flatUsd, rewardsUsd, perksUsd, feesUsd, beside } = glance;
  const moreUsd = subtractShown(netUsd, flatUsd);
  return (
    <section
      className="glance-wallet min-w-0 [&>*+*]:mt-3 data-[stale]:opacity-60"
      aria-labelledby="glance-title"
      data-stale={isStale || undefined}
    >
      <h2 className="kicker" id="glance-title">
        Our pick for that
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
        <p className="glance-names">No card: none earns back its fee on this spending.</p>
      )}
      <p>
        <span className="big-number gain">{formatUsd(netUsd)}</span> a year after all fees,{" "}
        <b className="num">
          {formatUsd(Math.abs(moreUsd))} {moreUsd < 0 ? "less" : "more"}
        </b>{" "}
        than a flat {FLAT_PERCENT}% card
      </p>
      <ValueBars parts={{ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd: 0 }} perksLabel="Perks you'd use" />
      {beside && (
        <p>
          {beside.kind === "most"
            ? `The most money: ${joinNames(beside.names)}, ${formatUsd(subtractShown(beside.netUsd, netUsd))} more a year for ${formatUsd(beside.moreFeesUsd)} more in fees.`
            : `Without any annual fee: ${joinNames(beside.names)}, ${formatUsd(beside.netUsd)} a year.`}
        </p>
      )}
      <p className="small muted">
        <a href={paths.analyzer() + canonical}>What each card does, and what would change it</a>
      </p>
    </section>
  );
}
