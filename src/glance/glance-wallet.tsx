import { Fragment } from "react";
import { formatUsd, joinNames, subtractShown } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { ValueBars } from "../ui/value-bars.tsx";
import type { Glance, GlanceAnswer } from "./glance-answer.ts";
import { FLAT_PERCENT } from "../engine/value/profile.ts";

export interface GlanceWalletProps {
  readonly answer: Pick<GlanceAnswer, "glance" | "canonical">;
  /** Nothing is spent: the place asks for a first number. */
  readonly isEmpty: boolean;
  /** The fields have something wrong; this is the pick before. */
  readonly isStale: boolean;
}

const ART_WIDTH = 240;

/** Our pick as an object. Every line has its place from the start, so that nothing moves while somebody types. */
export function GlanceWallet({ answer: { glance, canonical }, isEmpty, isStale }: GlanceWalletProps) {
  return (
    <section
      className="glance-wallet min-w-0 [&>*+*]:mt-3 data-[stale]:opacity-60"
      aria-labelledby="glance-title"
      data-stale={isStale || undefined}
    >
      <h2 className="kicker" id="glance-title">
        Our pick for this spending
      </h2>
      {/* Dealt anew for each answer: what is replaced in its place has not moved. */}
      {glance && !isEmpty ? <Pick key={canonical} glance={glance} canonical={canonical} /> : <FirstNumber />}
    </section>
  );
}

const FirstNumber = () => (
  <p className="glance-first">
    Type what you spend a month on any one of these, and we'll show the cards worth having. Nothing is filled in for
    you.
  </p>
);

function Pick({ glance, canonical }: { readonly glance: Glance; readonly canonical: string }) {
  const { cards, netUsd, flatUsd, rewardsUsd, perksUsd, feesUsd } = glance;
  const moreUsd = subtractShown(netUsd, flatUsd);
  return (
    <>
      <div className="glance-fan no-print" data-cards={cards.length}>
        {cards.map((card) => (
          <CardArt key={card.slug} card={card} width={ART_WIDTH} />
        ))}
      </div>
      <p className="glance-names">
        {cards.map(({ slug, name }, at) => (
          <Fragment key={slug}>
            {at > 0 && <span className="muted"> + </span>}
            <a href={paths.review(slug)}>{name}</a>
          </Fragment>
        ))}
        {cards.length === 0 && "No card: none earns back its fee on this spending."}
      </p>
      <p className="glance-hero">
        <span className="big-number gain">{formatUsd(netUsd)}</span> a year after all fees,{" "}
        <b className="num">
          {formatUsd(Math.abs(moreUsd))} {moreUsd < 0 ? "less" : "more"}
        </b>{" "}
        than a flat {FLAT_PERCENT}% card
      </p>
      <BesideLines glance={glance} />
      <p className="small muted">
        <a className="inline-flex items-center min-h-11" href={paths.analyzer() + canonical}>
          What each card does, and what would change it
        </a>
      </p>
      <div className="glance-bars">
        <ValueBars parts={{ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd: 0 }} perksLabel="Perks you'd use" />
      </div>
    </>
  );
}

/** What differs most, and what the bank's travel site would change: a place each, also where there is nothing to say. */
function BesideLines({ glance: { beside, portal, netUsd } }: { readonly glance: Glance }) {
  return (
    <>
      <p className="glance-line">
        {beside &&
          (beside.kind === "most"
            ? `The most money: ${joinNames(beside.names)}, ${formatUsd(subtractShown(beside.netUsd, netUsd))} more a year for ${formatUsd(beside.moreFeesUsd)} more in fees.`
            : `Without any annual fee: ${joinNames(beside.names)}, ${formatUsd(beside.netUsd)} a year.`)}
      </p>
      <p className="glance-line">
        {portal && (
          <>
            If you'd book {formatUsd(portal.portal)} of trips a year on the issuer's travel site, our pick would include{" "}
            {joinNames(portal.names)} and be worth {formatUsd(portal.gainsUsd)} more.{" "}
            <a href={paths.analyzer() + portal.search}>Show that pick</a>
          </>
        )}
      </p>
    </>
  );
}
