/** Tables, on wide screens and stacked on narrow ones. */
import { getCard } from "../../catalog/queries.ts";
import type { CardLabels } from "../../tools/tool-card.ts";
import { AllocationTable } from "../../tools/results/allocation-table.tsx";
import { BonusList } from "../../tools/results/bonus-list.tsx";
import { CardComparison } from "../../ui/card-comparison.tsx";
import { CardNames } from "../../tools/results/card-names.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { UnmetPerkList } from "../../tools/analyzer/unmet-perk-list.tsx";
import type { Example } from "./example.ts";

const LABELS: CardLabels = Object.fromEntries(
  ["amex-gold", "marriott-bonvoy-boundless"].map((slug) => [slug, getCard(slug)]),
);

const ROWS = [
  { name: "Travel", rate: "5x", cents: "7.5 cents", fee: "$95", rating: "9.2", note: "Flights in the issuer's portal" },
  { name: "Everything else", rate: "1x", cents: "1.5 cents", fee: "$0", rating: "8.0", note: "All other purchases" },
];

export const TABLE_EXAMPLES: readonly Example[] = [
  [
    "Table",
    () => (
      <CardComparison
        cards={[getCard("amex-gold"), getCard("marriott-bonvoy-boundless"), getCard("bilt-mastercard")]}
        rows={["fee", "bonus", "dining", "groceries", "cpp"]}
        caption="Three cards; on a narrow screen each row is a block"
      />
    ),
  ],
  [
    "Table, sorted, with figures, words and a foot",
    () => (
      <DataTable
        caption="Sorted by rate"
        rows={ROWS}
        toKey={(row) => row.name}
        columns={[
          { key: "name", label: "Spend", render: (row) => row.name },
          {
            key: "rate",
            label: <a href="#main">Rate</a>,
            shortLabel: "Rate",
            isNumber: true,
            sort: "descending",
            render: (row) => row.rate,
          },
          { key: "cents", label: "Per dollar", isNumber: true, render: (row) => row.cents },
          { key: "fee", label: "Fee", isNumber: true, render: (row) => row.fee },
          { key: "rating", label: "Rating", isNumber: true, render: (row) => row.rating },
          { key: "note", label: "Note", isWide: true, render: (row) => row.note },
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
        isStacked={false}
        rows={ROWS}
        toKey={(row) => row.name}
        columns={[
          { key: "name", label: "Spend", render: (row) => row.name },
          { key: "rate", label: "Rate", isNumber: true, render: (row) => row.rate },
        ]}
      />
    ),
  ],
  [
    "Which card for which spend",
    () => (
      <AllocationTable
        labels={LABELS}
        allocation={[
          {
            category: "dining",
            brand: null,
            subcategory: null,
            foreign: false,
            card: "amex-gold",
            annualUsd: 5_400,
            multiplier: 4,
            valueUsd: 346,
          },
        ]}
        unplaced={[{ category: "other", brand: null, subcategory: null, foreign: false, annualUsd: 1_200 }]}
      />
    ),
  ],
  ["A wallet in one line", () => <CardNames slugs={["amex-gold", "marriott-bonvoy-boundless"]} labels={LABELS} />],
  ["No wallet", () => <CardNames slugs={[]} labels={LABELS} />],
  [
    "Welcome bonuses",
    () => (
      <BonusList
        labels={LABELS}
        monthlyUsd={800}
        bonuses={[
          { slug: "amex-gold", valueUsd: 960, minSpendUsd: 6_000, status: "earned" },
          { slug: "marriott-bonvoy-boundless", valueUsd: 400, minSpendUsd: 3_000, status: "unreachable" },
        ]}
      />
    ),
  ],
  [
    "Perks that ask for more spend",
    () => (
      <UnmetPerkList
        labels={LABELS}
        perks={[
          {
            slug: "marriott-bonvoy-boundless",
            description: "Gold after $35,000 of spend in a calendar year",
            neededUsd: 35_000,
            spendUsd: 4_000,
            countedUsd: 25,
          },
        ]}
      />
    ),
  ],
];
