/** One card that the finder proposes: what it leaves and of what, one reason, who should leave it, what to check. */
import { formatUsd } from "../../words/format.ts";
import { toPastPart } from "../../words/offer.ts";
import { paths } from "../../paths.ts";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { CardArt } from "../../ui/card-art.tsx";
import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { sortPair } from "../../catalog/parse-pair.ts";
import type { Debt, FinderPick, YearParts } from "./find-cards.ts";

export interface FinderPickViewProps {
  readonly pick: FinderPick;
  /** From 1. */
  readonly rank: number;
  /** Whether the bonus decides, so that the first year comes first. */
  readonly isForBonus: boolean;
  /** The only pick has the whole width. */
  readonly isAlone: boolean;
}

/** To people who carry a balance, interest comes first and rewards do not decide. */
function DebtHeadline({ debt, isFeeKnown }: { readonly debt: Debt; readonly isFeeKnown: boolean }) {
  const { months, balanceUsd, monthlyUsd, savedUsd } = debt;
  return (
    <p>
      <b className="big-number gain">{months} months</b> without interest on a balance transfer: on{" "}
      {formatUsd(balanceUsd)}, paid off at {formatUsd(Math.ceil(monthlyUsd))} a month, you save about{" "}
      {formatUsd(savedUsd)} {isFeeKnown ? "after the transfer fee" : "before any transfer fee"}
    </p>
  );
}

const toBarParts = ({ bonusUsd, feeUsd, forgoneUsd, ...parts }: YearParts) => ({
  ...parts,
  bonusesUsd: bonusUsd,
  feesUsd: feeUsd + forgoneUsd,
});

export function FinderPickView({ pick, rank, isForBonus, isAlone }: FinderPickViewProps) {
  const { label, facts, ongoing, firstYear, next, debt } = pick;
  const card = { ...facts, ...label };
  const shown = isForBonus ? firstYear : ongoing;
  const past = toPastPart(pick.pastBasis, firstYear.bonusUsd);
  const other = isForBonus
    ? `${formatUsd(ongoing.netUsd)} in later years`
    : firstYear.bonusUsd > 0 && `${formatUsd(firstYear.netUsd)} in the first year with its bonus`;
  return (
    <article className={isAlone ? "panel" : "panel finder-pick"}>
      <div className="finder-pick-head">
        <div>
          <CardArt card={label} width={200} />
        </div>
        <div className="grid gap-1">
          <h3>
            {rank}. <a href={paths.review(label.slug)}>{label.name}</a>
          </h3>
          <p className="muted">
            Rating {facts.rating.toFixed(1)} ·{" "}
            {pick.laterFeeUsd === 0 ? "no annual fee" : `${formatUsd(pick.laterFeeUsd)} annual fee`}
            {label.depositUsd !== undefined && ` · deposit from ${formatUsd(label.depositUsd)}`}
          </p>
          {debt && <DebtHeadline debt={debt} isFeeKnown={facts.introApr?.transferFee !== undefined} />}
          <p>
            <span className="inline-block">
              <b className={debt ? "num" : "big-number gain"}>{formatUsd(shown.netUsd)}</b>{" "}
              {isForBonus ? "in the first year" : "a year"}
              {other && ","}
            </span>
            {other && ` ${other}`}
            {past && ` (${isForBonus ? "the first year " : ""}${past})`}
          </p>
        </div>
      </div>
      <p className="pick-why">{pick.why}</p>
      <figure className="figure content-start mb-1">
        <ValueBars
          parts={toBarParts(shown)}
          perksLabel="Perks you would use"
          {...(shown.forgoneUsd >= 0.5 && { feesLabel: "Fee, and what the bonus's spending would earn elsewhere" })}
          totalLabel={isForBonus ? "Net in the first year" : "Net per year"}
        />
      </figure>
      <div>
        <h4 className="font-sans">Who should skip it</h4>
        <ul className="plain-list list-disc">
          {pick.skip.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <div>
        {next && pick.whyNotNext && (
          <>
            <h4 className="font-sans">
              Why not the next card, <a href={paths.review(next.slug)}>{next.name}</a>
            </h4>
            <p>
              {pick.whyNotNext} <a href={paths.comparePair(...sortPair(label.slug, next.slug))}>Compare the two</a>.
            </p>
          </>
        )}
      </div>
      <details className="disclosure">
        <summary>Check before you apply</summary>
        <ul className="plain-list">
          {pick.check.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </details>
      <div className="row items-start content-start no-print">
        <ApplyLink card={card} />
        <RatesAndFeesLink card={card} />
        <KeepButtons card={label} />
      </div>
    </article>
  );
}
