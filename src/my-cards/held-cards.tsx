/** The cards held: each with its next fee and what to do about it, how much of it has come back, its bonus and credits. */
import { formatDate, formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { useBoard } from "./board.ts";
import { BonusText, CardDates } from "./card-dates.tsx";
import { CreditRow } from "./credit-row.tsx";
import { findFeeProgress } from "./credit-state.ts";
import type { HeldRecord } from "./held-record.ts";
import type { HeldWorth } from "./held-worth.ts";
import type { HeldCard } from "./kept-cards.ts";
import { countDays, countMonths, findNextFee, findRenewal, monthOf } from "./periods.ts";

export interface HeldCardProps {
  readonly card: HeldCard;
  readonly record: HeldRecord;
}

export function HeldCardPanel(props: HeldCardProps) {
  const { card, record } = props;
  const own = useBoard().states.filter((state) => state.card.slug === card.slug);
  return (
    <article className="panel held-card" aria-labelledby={`held-${card.slug}`}>
      <CardArt card={record} width={144} />
      <div className="grid gap-2 content-start">
        <h3 id={`held-${card.slug}`}>
          <a className="text-ink" href={paths.review(card.slug)}>
            {record.name}
          </a>
        </h3>
        {record.status === "closed" && <p className="small muted">Closed to new accounts; yours stays open.</p>}
        <NextFeeText {...props} />
        <FeeBar {...props} />
        <BonusText card={card} />
      </div>
      <div className="held-more">
        {own.length > 0 && (
          <details className="disclosure">
            <summary>
              {own.length} {own.length === 1 ? "credit" : "credits"}
            </summary>
            <ul className="m-0 p-0 list-none">
              {own.map((state) => (
                <CreditRow key={state.key} state={state} showsCard={false} />
              ))}
            </ul>
          </details>
        )}
        <details className="disclosure">
          <summary>Dates, bonus and more</summary>
          <CardDates {...props} />
        </details>
      </div>
    </article>
  );
}

/** The next fee, the day to decide, and what to do, by the year of all cards together. */
function NextFeeText({ card, record }: HeldCardProps) {
  const { records, worth, links, today } = useBoard();
  if (record.feeUsd === 0) return <p>No annual fee: it costs nothing to keep.</p>;
  const fee = findNextFee(card, record.feeUsd, today);
  const verdict = worth?.verdicts.find(({ slug }) => slug === card.slug);
  const unsaid = worth?.unsaid.find(({ slug }) => slug === card.slug);
  const isClose = fee !== null && countDays(today, fee.decideBy) < 60;
  return (
    <>
      <p>
        <b>{formatUsd(record.feeUsd)} a year</b>
        {fee
          ? `, next in ${formatDate(fee.month)}. ${
              fee.decideBy < today
                ? `Decide now: issuers usually refund a fee within 30 days of charging it.`
                : `Decide by ${formatDate(fee.decideBy)}.`
            }`
          : ". Enter below when you opened it to see its next fee here."}
      </p>
      {unsaid ? (
        <p className="small">
          Whether to keep it depends on how much you use {unsaid.brand}.{" "}
          <a href={links.analyzer}>Tell the analyzer, and save it</a>.
        </p>
      ) : verdict ? (
        <p>
          <Verdict
            {...verdict}
            toName={verdict.to ? (records[verdict.to]?.shortName ?? verdict.to) : ""}
            when={fee === null ? "" : fee.decideBy < today ? " now" : ` by ${formatDate(fee.decideBy)}`}
          />
        </p>
      ) : (
        isClose && (
          <p className="small">
            <a href={links.analyzer}>Work out whether to keep it</a>, and save what you spend. The verdict then shows
            here.
          </p>
        )
      )}
    </>
  );
}

type VerdictProps = HeldWorth["verdicts"][number] & { readonly toName: string; readonly when: string };

const VERDICT_WORDS = { keep: "Keep", downgrade: "Downgrade", cancel: "Cancel" } as const;

function Verdict({ verdict, yearUsd, feeUsd, toName, when }: VerdictProps) {
  const gainUsd = yearUsd - feeUsd;
  const beside = `Alongside your other cards it's worth about ${formatUsd(yearUsd)} a year to you`;
  const tail =
    verdict === "keep"
      ? `, ${formatUsd(gainUsd)} more than its fee.`
      : gainUsd > 0
        ? `, only ${formatUsd(gainUsd)} more than its fee: too little for the hassle.`
        : `, less than its fee of ${formatUsd(feeUsd)}.`;
  return (
    <>
      <span className={`badge ${verdict === "keep" ? "badge-gain" : "badge-cost"}`}>
        {VERDICT_WORDS[verdict]}
        {verdict === "downgrade" && ` to ${toName}`}
        {verdict !== "keep" && when}
      </span>{" "}
      {beside}
      {tail}
    </>
  );
}

/** Has the fee paid for itself: credits for sure, rewards as worked out from what is spent. */
function FeeBar({ card, record }: HeldCardProps) {
  const { kept, states, worth, today } = useBoard();
  const progress = findFeeProgress(card, record, states, kept.uses, today);
  if (!progress) return null;
  const { feeUsd, creditsUsd, year, lastYear } = progress;
  const isKnown = findRenewal(card) !== null;
  const months = countMonths(monthOf(year.start), monthOf(today)) + 1;
  const rewardsUsd = ((worth?.rewardsUsd[card.slug] ?? 0) * months) / 12;
  const totalUsd = creditsUsd + rewardsUsd;
  // A full bar beside "Cancel" needs a word: the verdict counts only what the others would not bring.
  const verdict = worth?.verdicts.find(({ slug }) => slug === card.slug);
  const isReplaceable = verdict !== undefined && verdict.verdict !== "keep" && verdict.yearUsd < rewardsUsd / 2;
  const share = (usd: number) => (feeUsd === 0 ? 100 : Math.min(100, (usd / feeUsd) * 100));
  return (
    <div className="grid gap-1">
      <svg
        className="fee-bar"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${formatUsd(totalUsd)} of the ${formatUsd(feeUsd)} fee earned back`}
      >
        <rect className="fill-3" width={share(creditsUsd)} height={6} />
        <rect
          className="fill-1"
          x={share(creditsUsd)}
          width={Math.max(0, share(totalUsd) - share(creditsUsd))}
          height={6}
        />
      </svg>
      <p className="small">
        <b>
          {formatUsd(totalUsd)} of {formatUsd(feeUsd)}
        </b>{" "}
        so far this {isKnown ? "card year" : "calendar year"}
        {rewardsUsd >= 1
          ? `: ${formatUsd(creditsUsd)} in credits and about ${formatUsd(rewardsUsd)} in rewards on what you spend${isReplaceable ? ", most of which your other cards would earn too" : ""}`
          : " in credits"}
        .
        {lastYear &&
          ` The year before: ${formatUsd(lastYear.creditsUsd)} of credits for ${formatUsd(lastYear.feeUsd)}.`}
      </p>
    </div>
  );
}
