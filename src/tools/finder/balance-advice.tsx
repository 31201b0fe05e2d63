import { CATEGORY_LABELS } from "../../words/menu.ts";
import { formatPercent, formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { EXAMPLE_BALANCE_USD } from "./finder-asking.ts";

/** Interest takes more than rewards give: said before any card is shown to people who carry a balance. */
export function BalanceAdvice({ aprPercent }: { readonly aprPercent: number | null }) {
  return (
    <aside className="callout finder-advice" aria-label="If you carry a balance">
      <p className="callout-title">You carry a balance: look at the APR first</p>
      <p>
        {aprPercent !== null &&
          `At an APR of ${formatPercent(aprPercent)}, the top rate of the first card below, a balance of ${formatUsd(EXAMPLE_BALANCE_USD)} costs about ${formatUsd((EXAMPLE_BALANCE_USD * aprPercent) / 100)} a year in interest: more than most cards give back. `}
        A 0% period stops the interest for a while: divide the balance by its months and pay that much each month,
        because whatever you still owe at the end is charged the full APR.
      </p>
      <p>
        A balance transfer usually costs a percentage of the amount you move; see each card's rates and fees.{" "}
        <a href={paths.category("zero-apr-balance-transfer")}>{CATEGORY_LABELS["zero-apr-balance-transfer"]} cards</a> ·{" "}
        <a href={paths.learn("credit-management")}>Getting out of a balance</a>
      </p>
    </aside>
  );
}
