import { useState } from "react";

import { formatDate, formatUsdExact } from "../words/format.ts";
import { useBoard } from "./board.ts";
import { CreditRow } from "./credit-row.tsx";
import { type CreditState, type DueGroup, findLeftUsd, listDue } from "./credit-state.ts";
import { countDays } from "./periods.ts";

/** What lapses later than this needs no attention this month. */
export const SOON_DAYS = 35;

export const sumLeftUsd = (states: readonly CreditState[]) =>
  states.reduce((sum, state) => sum + findLeftUsd(state), 0);

export const listSoon = (groups: readonly DueGroup[], today: string): DueGroup[] =>
  groups.filter(({ end }) => end !== null && countDays(today, end) <= SOON_DAYS);

/** Credits to use, the soonest to lapse on top; the rest of the year behind a fold. What is ticked off here stays in sight. */
export function DueCredits() {
  const { states, today } = useBoard();
  // The order and the rows of this visit: nothing moves away under a finger.
  const [shown] = useState(() => new Set(listDue(states).flatMap((group) => group.states.map(({ key }) => key))));
  const stay = states.map((state): CreditState => {
    const isOpen = shown.has(state.key) && state.mode === "use" && state.now !== null;
    return isOpen && state.now ? { ...state, now: { ...state.now, isDone: false } } : state;
  });
  const groups = listDue(stay).map(({ end, states: of }) => ({
    end,
    states: of.map((state) => states.find(({ key }) => key === state.key) ?? state),
  }));
  const soon = listSoon(groups, today);
  const later = groups.filter((group) => !soon.includes(group));
  const laterStates = later.flatMap((group) => group.states);
  return (
    <section className="panel" aria-labelledby="due-title">
      <h2 className="panel-title" id="due-title">
        Use this month
      </h2>
      {soon.length === 0 && <p className="muted">Nothing expires in the next {SOON_DAYS} days.</p>}
      {soon.map((group) => (
        <DueList key={group.end} group={group} />
      ))}
      {laterStates.length > 0 && (
        <details className="disclosure">
          <summary>
            Later: {formatUsdExact(sumLeftUsd(laterStates))} in {laterStates.length}{" "}
            {laterStates.length === 1 ? "credit" : "credits"}
          </summary>
          {later.map((group) => (
            <DueList key={group.end ?? ""} group={group} />
          ))}
        </details>
      )}
    </section>
  );
}

function DueList({ group: { end, states } }: { readonly group: DueGroup }) {
  const left = sumLeftUsd(states);
  const heading = end === null ? "Whenever you like" : `Until ${formatDate(end)}`;
  return (
    <div>
      <h3 className="kicker flex justify-between gap-4 mt-2">
        <span>{heading}</span>
        {left > 0 && <span className="num">{formatUsdExact(left)} left</span>}
      </h3>
      <ul className="m-0 p-0 list-none">
        {states.map((state) => (
          <CreditRow key={state.key} state={state} showsCard />
        ))}
      </ul>
    </div>
  );
}
