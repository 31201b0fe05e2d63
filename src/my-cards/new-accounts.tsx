/** Chase's rule on new accounts: how many count, and when a slot opens. */
import { formatDate, MONTH_NAMES } from "../words/format.ts";
import { useBoard } from "./board.ts";
import { setAccounts } from "./change-cards.ts";
import type { HeldRecords } from "./held-record.ts";
import type { KeptCards } from "./kept-cards.ts";
import { addMonths, countNewAccounts, monthOf, type NewAccounts } from "./periods.ts";

/** The accounts that the rule sees: cards that show on the credit report, and others that the visitor names. */
export function countAccounts(kept: KeptCards, { cards, newAccounts }: HeldRecords, today: string): NewAccounts {
  const opened = kept.held.flatMap(({ slug, opened: month }) => (month && cards[slug]?.isReported ? [month] : []));
  return countNewAccounts([...opened, ...kept.accounts], newAccounts, today);
}

export function NewAccountsPanel() {
  const { kept, all, records, today, keep } = useBoard();
  const { limit, months } = all.newAccounts;
  const { count, opensIn } = countAccounts(kept, all, today);
  const unknown = kept.held.filter(({ slug, opened }) => opened === null && records[slug]?.isReported).length;
  const choices = Array.from({ length: months + 1 }, (_, back) => addMonths(monthOf(today), -back));
  return (
    <section className="panel" aria-labelledby="accounts-title">
      <h2 className="panel-title" id="accounts-title">
        {count} of {limit} new accounts
      </h2>
      <p>
        {opensIn
          ? `Chase won't approve new cards until ${formatDate(opensIn)}. It declines people who opened ${limit} or more accounts in ${months} months.`
          : `Chase declines people who opened ${limit} or more accounts in ${months} months. You have room for ${limit - count} more.`}
      </p>
      {unknown > 0 && (
        <p className="small muted">
          {unknown === 1 ? "One card has" : `${unknown} cards have`} no month yet. Enter when you opened{" "}
          {unknown === 1 ? "it" : "them"} to count {unknown === 1 ? "it" : "them"} here.
        </p>
      )}
      <label className="field">
        Another account, opened in
        <select
          value=""
          onChange={({ currentTarget: { value } }) =>
            value !== "" &&
            keep(setAccounts([...kept.accounts, value]), `An account opened in ${formatDate(value)} is counted.`)
          }
        >
          <option value="">Choose a month</option>
          {choices.map((month) => (
            <option key={month} value={month}>
              {MONTH_NAMES[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
            </option>
          ))}
        </select>
      </label>
      {kept.accounts.length > 0 && (
        <ul className="m-0 p-0 list-none">
          {[...Map.groupBy(kept.accounts, (month) => month)].map(([month, same]) => (
            <li key={month} className="flex justify-between items-center gap-4">
              <span>
                {formatDate(month)}
                {same.length > 1 && `: ${same.length}`}
              </span>
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => {
                  const at = kept.accounts.indexOf(month);
                  keep(setAccounts(kept.accounts.filter((_, other) => other !== at)), "Taken out.");
                }}
              >
                Remove<span className="visually-hidden"> an account of {formatDate(month)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
