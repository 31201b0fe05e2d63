import type { Card } from "../../catalog/card.ts";
import { formatUsd, withThe } from "../../format.ts";
import { DEFAULT_PERK_PERCENT, isOncePerWallet, yearlyPerkUsd } from "../../rewards/perks.ts";
import { neededSpendUsd } from "../../tools/analyzer/unmet-perks.ts";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FREQUENCY_LABELS, toPerkLabel } from "../../labels.ts";
import { isUncertain, Uncertain } from "./uncertain.tsx";

/** Such a perk counts in all figures, as the others do; whether the spend is there only the reader knows. */
function NeededSpend({ description }: { readonly description: string }) {
  const usd = neededSpendUsd(description);
  return usd === null ? null : <Badge tone="cost">needs {formatUsd(usd)} of spend</Badge>;
}

/** Every perk with its face value and what it is worth when half of it is used; totals last. */
export function PerksSection({ card }: { readonly card: Card }) {
  const perks = card.perks.toSorted((left, right) => (right.valueUsd ?? -1) - (left.valueUsd ?? -1));
  const faceUsd = perks.reduce((sum, perk) => sum + yearlyPerkUsd(perk, { percent: 100 }), 0);
  const usedUsd = perks.reduce((sum, perk) => sum + yearlyPerkUsd(perk), 0);
  if (perks.length === 0) return null;
  return (
    <section className="section" id="perks">
      <h2>Perks</h2>
      <p>
        Few people use every credit in full, so we count {DEFAULT_PERK_PERCENT}% of the face value unless you say
        otherwise. Values are our estimates. <Uncertain when={isUncertain(card, "perks")} />
      </p>
      <DataTable
        caption={`Perks of ${withThe(card.name)}`}
        isCaptionHidden
        toKey={(perk) => `${perk.type} ${perk.description}`}
        rows={perks}
        columns={[
          {
            key: "perk",
            label: "Perk",
            render: (perk) => (
              <>
                {toPerkLabel(perk)} {isOncePerWallet(perk.type) && <Badge>once per wallet</Badge>}
                <NeededSpend description={perk.description} />
                <small className="cell-note">{perk.description}</small>
              </>
            ),
          },
          {
            key: "frequency",
            label: "How often",
            render: (perk) => (perk.frequency ? FREQUENCY_LABELS[perk.frequency] : "Always"),
          },
          {
            key: "face",
            label: "Face value",
            isNumber: true,
            render: (perk) => (perk.valueUsd === null ? "Not priced" : formatUsd(perk.valueUsd)),
          },
          {
            key: "used",
            label: `A year, ${DEFAULT_PERK_PERCENT}% used`,
            shortLabel: `${DEFAULT_PERK_PERCENT}% used`,
            isNumber: true,
            render: (perk) => (perk.valueUsd === null ? "–" : formatUsd(yearlyPerkUsd(perk))),
          },
        ]}
        foot={
          <tr>
            <th scope="row">Total a year</th>
            <td className="desktop-only" />
            <td className="is-number num" data-label="Face value">
              {formatUsd(faceUsd)}
            </td>
            <td className="is-number num" data-label={`${DEFAULT_PERK_PERCENT}% used`}>
              {formatUsd(usedUsd)}
            </td>
          </tr>
        }
      />
    </section>
  );
}
