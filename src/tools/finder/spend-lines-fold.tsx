import { formatUsd } from "../../format.ts";
import { SPEND_LABELS } from "../../labels.ts";
import { type SpendLine, totalMonthlyUsd } from "../../rewards/spend.ts";
import { DataTable } from "../../ui/data-table.tsx";

/** A spend line by line, folded under its sum. */
export function SpendLinesFold({ caption, lines }: { readonly caption: string; readonly lines: readonly SpendLine[] }) {
  return (
    <details className="disclosure">
      <summary>{formatUsd(totalMonthlyUsd(lines))} a month, line by line</summary>
      <div>
        <DataTable
          caption={caption}
          isCaptionHidden
          rows={lines}
          toKey={(line) => `${line.category} ${line.brand ?? ""}`}
          columns={[
            { key: "line", label: "Spend", render: (line) => line.brand ?? SPEND_LABELS[line.category] },
            { key: "usd", label: "A month", isNumber: true, render: (line) => formatUsd(line.monthlyUsd) },
          ]}
        />
      </div>
    </details>
  );
}
