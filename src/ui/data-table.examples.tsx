import { DataTable } from "./data-table.tsx";
import type { Example } from "./example.ts";

const ROWS = [
  {
    name: "Travel",
    rate: "5x",
    cents: "7.5 cents",
    fee: "$95",
    rating: "9.2",
    note: "Flights on the issuer's travel site",
  },
  { name: "Everything else", rate: "1x", cents: "1.5 cents", fee: "$0", rating: "8.0", note: "All other purchases" },
];

export const examples: readonly Example[] = [
  [
    "Table, sorted, with figures, words and a foot",
    () => (
      <DataTable
        caption="Sorted by rate"
        isCaptionShown
        rows={ROWS}
        toKey={(row) => row.name}
        columns={[
          { label: "Spending", render: (row) => row.name },
          {
            label: <a href="#main">Rate</a>,
            shortLabel: "Rate",
            isNumber: true,
            sort: "descending",
            render: (row) => row.rate,
          },
          { label: "Per dollar", isNumber: true, render: (row) => row.cents },
          { label: "Fee", isNumber: true, render: (row) => row.fee },
          { label: "Rating", isNumber: true, render: (row) => row.rating },
          { label: "Note", isWide: true, render: (row) => row.note },
        ]}
        foot={
          <tr>
            <th scope="row">Total</th>
            <td className="is-number num" data-label="Rate">
              6x
            </td>
            <td className="desktop-only" colSpan={4} />
          </tr>
        }
      />
    ),
  ],
  [
    "Compact table",
    () => (
      <DataTable
        caption="Stays a table on every width"
        isCaptionShown
        isStacked={false}
        rows={ROWS}
        toKey={(row) => row.name}
        columns={[
          { label: "Spending", render: (row) => row.name },
          { label: "Rate", isNumber: true, render: (row) => row.rate },
        ]}
      />
    ),
  ],
];
