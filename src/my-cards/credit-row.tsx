/** One credit: ticked off whole or in part, with what became of its other periods this year, and how it is used. */
import { useId, useState } from "react";

import { formatDate, formatUsd, formatUsdExact } from "../words/format.ts";
import { useBoard } from "./board.ts";
import { addUses, setMode, setUsed } from "./change-cards.ts";
import { type CreditState, findLeftUsd, type PeriodState } from "./credit-state.ts";
import { CREDIT_MODES, type CreditMode } from "./kept-cards.ts";
import { MoneyInput } from "./money-input.tsx";
import { countDays, isEndless } from "./periods.ts";

export const MODE_LABELS: Readonly<Record<CreditMode, string>> = {
  use: "I'll use it",
  automatic: "It's automatic",
  never: "Never",
};

export interface CreditRowProps {
  readonly state: CreditState;
  /** Where rows of several cards stand together. */
  readonly showsCard: boolean;
}

export function CreditRow({ state, showsCard }: CreditRowProps) {
  const { today, keep } = useBoard();
  const { key, card, record, credit, mode, now, periods } = state;
  const id = useId();
  const [isPart, setIsPart] = useState(false);
  const isDone = now?.isDone ?? false;
  const use = { card: card.slug, perk: credit.id, on: today };
  const setPart = (usd: number | null) => {
    if (!now) return;
    const said = usd === null ? "Not used." : usd > 0 ? `${formatUsdExact(usd)} used.` : "Used.";
    // What lasts for years is not taken out of the years before.
    if (credit.reset === "years" && usd !== null) keep(addUses([{ ...use, usd }]), said);
    else keep(setUsed({ ...use, usd }, now.start, now.end), said);
  };
  return (
    <li className={`credit-row ${isDone ? "is-done" : ""}`}>
      <input
        id={id}
        type="checkbox"
        checked={isDone}
        disabled={now === null || mode !== "use"}
        onChange={() => setPart(isDone ? null : (credit.usd ?? 0))}
      />
      <div className="credit-text">
        <label htmlFor={id}>{credit.text}</label>
        <p className="small muted">
          {showsCard && `${record.shortName} · `}
          {toStanding(state, today)}
        </p>
        {credit.needsEnrollment && <p className="badge">Needs enrollment</p>}
        {periods.length > 1 && <Pips periods={periods} today={today} />}
      </div>
      <div className="credit-controls">
        <select
          aria-label={`How you use it: ${credit.text}`}
          value={mode}
          onChange={({ currentTarget }) => {
            const chosen = CREDIT_MODES.find((one) => one === currentTarget.value) ?? "use";
            keep(setMode(key, chosen), `${MODE_LABELS[chosen]}.`);
          }}
        >
          {CREDIT_MODES.map((one) => (
            <option key={one} value={one}>
              {MODE_LABELS[one]}
            </option>
          ))}
        </select>
        {mode === "use" && now && credit.usd !== null && !isDone && (
          <button
            className="btn btn-quiet small"
            type="button"
            aria-expanded={isPart}
            onClick={() => setIsPart(!isPart)}
          >
            Part of it
          </button>
        )}
        {isPart && now && !isDone && (
          <label className="row small">
            <span>Used so far</span>
            <MoneyInput
              usd={now.usedUsd}
              onSay={(usd) => setPart(usd > 0 ? usd : null)}
              max={credit.usd ?? undefined}
              step="0.01"
              onKeyDown={({ key: pressed, currentTarget }) => pressed === "Enter" && currentTarget.blur()}
            />
          </label>
        )}
      </div>
    </li>
  );
}

/** @example "$6 of $10 left until November 30, 4 days" */
function toStanding(state: CreditState, today: string): string {
  const { credit, mode, now, isGuess } = state;
  if (now === null) {
    if (credit.fromSecondYear) return "Starts in the card's second year.";
    return credit.endsOn ? `Ended ${formatDate(credit.endsOn)}.` : "Not available now.";
  }
  const condition = credit.afterSpendingUsd
    ? `After ${formatUsd(credit.afterSpendingUsd)} of purchases in the year. `
    : "";
  if (mode === "never") return "You don't use it.";
  if (mode === "automatic") return `${condition}Counted each time it comes around.`;
  if (isEndless(now)) return `${condition}${credit.years ? `Once every ${credit.years} years.` : "Once."}`;
  if (now.isDone) return `Used. It's available again after ${formatDate(now.end)}.`;
  const days = countDays(today, now.end);
  const until = `until ${formatDate(now.end)}${days < 15 ? (days === 0 ? ", today" : `, ${days} ${days === 1 ? "day" : "days"}`) : ""}`;
  const left = findLeftUsd(state);
  const amount =
    credit.usd === null
      ? "To use"
      : now.usedUsd > 0
        ? `${formatUsdExact(left)} of ${formatUsdExact(credit.usd)} left`
        : `${formatUsdExact(credit.usd)}${credit.pieces ? ` in ${credit.pieces} parts` : ""}`;
  const guess = isGuess ? " Enter when you opened the card for the exact day." : "";
  return `${condition}${amount} ${until}.${guess}`;
}

function Pips({ periods, today }: { readonly periods: readonly PeriodState[]; readonly today: string }) {
  const used = periods.filter(({ isDone }) => isDone).length;
  return (
    <span className="pips" role="img" aria-label={`${used} of ${periods.length} used this year`}>
      {periods.map(({ start, end, isDone }) => {
        const isNow = start <= today && today <= end;
        const kind = isDone ? "is-used" : end < today ? "is-lost" : "";
        return <span key={start} className={`${kind} ${isNow ? "is-now" : ""}`} />;
      })}
    </span>
  );
}
