/** The outcome of the finder: advice first where interest is at stake, then three cards with reasons, then the spend it rests on. */
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import type { FinderPick, FinderResult } from "./find-cards.ts";
import { parseApr } from "../apr.ts";
import { sortPair } from "../compare/parse-pair.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { AssumedSpendNote } from "./assumed-spend-note.tsx";
import { BalanceAdvice } from "./balance-advice.tsx";
import { OwnSpendNote } from "./own-spend-note.tsx";
import { RelaxationNote } from "./relaxation-note.tsx";

export function FinderResultView({ result }: { readonly result: FinderResult }) {
  const { answers, spend, picks, matches, brandBests } = result;
  const slugs = picks.map(({ card }) => card.slug);
  return (
    <>
      {answers.carriesBalance && (
        <BalanceAdvice aprPercent={parseApr(picks[0]?.card.purchaseApr ?? "No APR")?.high ?? null} />
      )}
      <h2 className="finder-heading">{toHeading(picks.length)}</h2>
      {matches > 0 && (
        <p>
          {matches} {matches === 1 ? "card fits" : "cards fit"} your answers.{" "}
          {answers.carriesBalance
            ? "The longest 0% period on balance transfers comes first; rewards decide last."
            : "Order: dollars, by the answer to question 1."}{" "}
          The rule sees no issuer and no commission.
        </p>
      )}
      <RelaxationNote result={result} />
      {picks.length > 0 && <DisclosureNote />}
      <ol className="finder-picks">
        {picks.map((pick, index) => (
          <li key={pick.card.slug}>
            <Pick pick={pick} rank={index + 1} />
          </li>
        ))}
      </ol>
      {brandBests.map((best) => (
        <p key={best.brand} className="callout callout-info">
          The best card with a {best.brand} rate, <a href={paths.review(best.card.slug)}>{best.card.name}</a>, comes{" "}
          {best.rank === 4 ? "fourth" : `in place ${best.rank}`}: {formatUsd(best.netUsd)} a year for this spend.
        </p>
      ))}
      {slugs.length > 1 && (
        <p className="section-more no-print">
          <a className="btn btn-secondary" href={paths.compare(slugs)}>
            Compare {slugs.length === 2 ? "both" : "all three"} side by side
          </a>
        </p>
      )}
      {spend.kind === "own" ? (
        <OwnSpendNote result={result} spend={spend} />
      ) : (
        <AssumedSpendNote result={result} spend={spend} />
      )}
    </>
  );
}

function toHeading(count: number): string {
  if (count === 0) return "No card fits these answers";
  return count === 1 ? "The one card that fits" : `Your ${count === 2 ? "two" : "three"} cards`;
}

function Pick({ pick, rank }: { readonly pick: FinderPick; readonly rank: number }) {
  const { card, next, reasons } = pick;
  return (
    <article className="panel pick">
      <div className="pick-head">
        <CardArt card={card} width={200} />
        <div>
          <h3>
            {rank}. <a href={paths.review(card.slug)}>{card.name}</a>
          </h3>
          <p className="muted">
            Rating {card.rating.toFixed(1)} ·{" "}
            {card.annualFee.ongoingUsd === 0 ? "no annual fee" : `${formatUsd(card.annualFee.ongoingUsd)} a year`}
          </p>
        </div>
      </div>
      <h4>Why this one</h4>
      <ul>
        {reasons.why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {next && reasons.whyNotNext && (
        <>
          <h4>
            Why not the next, <a href={paths.review(next.slug)}>{next.name}</a>
          </h4>
          <p>
            {reasons.whyNotNext} <a href={paths.comparePair(...sortPair(card.slug, next.slug))}>Compare the two</a>.
          </p>
        </>
      )}
      <h4>Check before you apply</h4>
      <ul>
        {reasons.check.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <div className="row no-print">
        <ApplyLink card={card} />
        <RatesAndFeesLink card={card} />
      </div>
    </article>
  );
}
