/** The cards held: each with its next fee and what to do about it, how much of it has come back, its bonus and credits. */
import type { ReactNode } from "react";

import { formatDate, formatUsd, MONTH_NAMES } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { useBoard } from "./board.ts";
import { changeCard, letGo, setBonus } from "./change-cards.ts";
import { CreditRow } from "./credit-row.tsx";
import { findFeeProgress } from "./credit-state.ts";
import type { HeldRecord } from "./held-record.ts";
import type { HeldWorth } from "./held-worth.ts";
import type { BonusProgress, HeldCard } from "./kept-cards.ts";
import { MoneyInput } from "./money-input.tsx";
import { addDays, countDays, countMonths, findNextFee, findRenewal, monthOf } from "./periods.ts";

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

function BonusText({ card: { bonus, slug } }: Pick<HeldCardProps, "card">): ReactNode {
  const { today, keep } = useBoard();
  if (!bonus) return null;
  const left = Math.max(0, bonus.minUsd - bonus.spentUsd);
  const days = countDays(today, bonus.by);
  if (left === 0) return <p className="small">Bonus: you've spent the {formatUsd(bonus.minUsd)}.</p>;
  return (
    <div className="grid gap-1">
      <p className="small">
        <b>Bonus:</b> {formatUsd(left)} of {formatUsd(bonus.minUsd)} to spend by {formatDate(bonus.by)}
        {days < 0
          ? ", which is over"
          : days < 45
            ? `: ${days} ${days === 1 ? "day" : "days"} left`
            : `, ${formatUsd(Math.ceil((left / days) * 30))} a month`}
        .
      </p>
      <label className="row small credit-controls">
        <span>Spent so far</span>
        <MoneyInput usd={bonus.spentUsd} onSay={(spentUsd) => keep(setBonus(slug, { ...bonus, spentUsd }), "Kept.")} />
      </label>
    </div>
  );
}

const YEARS_BACK = 25;

/** When it was opened, when its fee comes, its bonus, and how to take it out. */
function CardDates({ card, record }: HeldCardProps) {
  const { today, keep } = useBoard();
  const { slug, opened, renews, bonus } = card;
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  const setOpened = (year: string, month: string) => {
    const said = year === "" ? null : `${year}-${month === "" ? "01" : month}`;
    if (said !== null && said > monthOf(today)) return;
    keep(changeCard(slug, { opened: said }), said ? `Opened in ${formatDate(said)}.` : "Not known.");
  };
  const offered: BonusProgress | null =
    record.bonus && opened
      ? { minUsd: record.bonus.minUsd, spentUsd: 0, by: addDays(`${opened}-01`, record.bonus.days) }
      : null;
  return (
    <div className="grid gap-3">
      <div className="field-grid">
        <label className="field">
          Opened in
          <select
            value={opened?.slice(5) ?? ""}
            onChange={(event) => setOpened(opened?.slice(0, 4) ?? String(thisYear), event.currentTarget.value)}
          >
            <option value="">Month</option>
            {MONTH_NAMES.map((name, at) => (
              <option key={name} value={String(at + 1).padStart(2, "0")}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Year
          <select
            value={opened?.slice(0, 4) ?? ""}
            onChange={(event) => setOpened(event.currentTarget.value, opened?.slice(5) ?? "")}
          >
            <option value="">Not known</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
        {record.feeUsd > 0 && (
          <label className="field">
            Annual fee comes in
            <select
              value={renews ?? ""}
              onChange={({ currentTarget: { value } }) =>
                keep(changeCard(slug, { renews: value === "" ? null : Number(value) }), "Kept.")
              }
            >
              <option value="">The month it was opened in</option>
              {MONTH_NAMES.map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {bonus ? (
        <BonusFields bonus={bonus} onChange={(next) => keep(setBonus(slug, next), "Kept.")} />
      ) : (
        <p>
          <button
            className="btn btn-secondary"
            type="button"
            onClick={() =>
              keep(
                setBonus(
                  slug,
                  offered ?? { minUsd: record.bonus?.minUsd ?? 3000, spentUsd: 0, by: addDays(today, 90) },
                ),
                "The bonus now shows with the card.",
              )
            }
          >
            I'm working toward its bonus
          </button>
          {record.bonus && <small className="block mt-1 muted">The offer we have: {record.bonus.text}.</small>}
        </p>
      )}
      <p>
        <button
          className="btn btn-quiet px-0!"
          type="button"
          onClick={() => keep(letGo(slug), `${record.name} is no longer in My cards. What you checked off is kept.`)}
        >
          I no longer have it
        </button>
      </p>
    </div>
  );
}

function BonusFields({
  bonus,
  onChange,
}: {
  readonly bonus: BonusProgress;
  readonly onChange: (bonus: BonusProgress | null) => void;
}) {
  return (
    <div className="field-grid items-end">
      <label className="field">
        Bonus after spending
        <MoneyInput usd={bonus.minUsd} onSay={(minUsd) => minUsd > 0 && onChange({ ...bonus, minUsd })} min={1} />
      </label>
      <label className="field">
        By
        <input
          type="date"
          defaultValue={bonus.by}
          onBlur={({ currentTarget: { value, validity } }) =>
            validity.valid && value !== "" && onChange({ ...bonus, by: value })
          }
        />
      </label>
      <button className="btn btn-quiet" type="button" onClick={() => onChange(null)}>
        No bonus
      </button>
    </div>
  );
}
