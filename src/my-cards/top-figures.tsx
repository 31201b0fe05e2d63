import { formatDate, formatUsd } from "../words/format.ts";
import { Figures, type NamedFigure } from "../ui/figures.tsx";
import { useBoard } from "./board.ts";
import { listDue } from "./credit-state.ts";
import { listSoon, sumLeftUsd } from "./due-credits.tsx";
import type { HeldRecord } from "./held-record.ts";
import type { HeldCard } from "./kept-cards.ts";
import { findNextFee, type NewAccounts } from "./periods.ts";

interface TopFiguresProps {
  readonly held: readonly { readonly card: HeldCard; readonly record: HeldRecord }[];
  readonly accounts: NewAccounts;
}

/** What somebody opens the page for, in one row. */
export function TopFigures({ held, accounts }: TopFiguresProps) {
  const { all, states, today } = useBoard();
  const soon = listSoon(listDue(states), today).flatMap((group) => group.states);
  const [next] = held
    .flatMap(({ card, record }) => {
      const fee = findNextFee(card, record.feeUsd, today);
      return fee ? [{ ...fee, name: record.shortName }] : [];
    })
    .toSorted((left, right) => (left.month < right.month ? -1 : 1));
  const figures: NamedFigure[] = [
    {
      label: "To use this month",
      value: formatUsd(sumLeftUsd(soon)),
      isMain: true,
      note: soon.length === 0 ? "nothing expires soon" : `${soon.length} ${soon.length === 1 ? "credit" : "credits"}`,
    },
    next
      ? {
          label: "Next fee",
          value: formatUsd(next.usd),
          note: `${next.name}, ${formatDate(next.month)}`,
        }
      : { label: "Fees per year", value: formatUsd(held.reduce((sum, { record }) => sum + record.feeUsd, 0)) },
    {
      label: "New accounts",
      value: `${accounts.count} of ${all.newAccounts.limit}`,
      note: accounts.opensIn ? `a slot in ${formatDate(accounts.opensIn)}` : "a slot is open",
    },
  ];
  return (
    <div className="my-cards-figures">
      <Figures figures={figures} />
    </div>
  );
}
