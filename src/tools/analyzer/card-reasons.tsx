import { formatCents, formatUsd } from "../../format.ts";
import type { ExplainedCard, Reason } from "../../rewards/search/answer.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CardName } from "../results/card-name.tsx";
import type { CardLabels } from "../tool-records.ts";
import type { AnalyzerResult } from "./analyze.ts";

const REASON_LABELS: Readonly<Record<Reason["kind"], string>> = {
  rewards: "rewards",
  perks: "perks",
  bonus: "bonus",
  fee: "fee",
  lifts: "worth more",
};

/** @example "rewards $412 (earns on dining), perks $60 (travel credit), fee −$95" */
const toReasons = (reasons: readonly Reason[]) =>
  reasons
    .map(({ kind, usd, text }) => `${REASON_LABELS[kind]} ${formatUsd(usd)}${kind === "fee" ? "" : ` (${text})`}`)
    .join("; ");

/** What the holder has to do, and what the card's points count at. */
function toNote({ choices, enabledBy, centsPerPoint, neededSpendUsd }: ExplainedCard, labels: CardLabels): string {
  const enabler = enabledBy === null ? undefined : labels[enabledBy]?.name;
  return [
    ...(choices.length > 0 ? [`Choose ${choices.join(" and ")}.`] : []),
    `A point counts at ${formatCents(centsPerPoint)}${enabler ? `, because ${enabler} lets it transfer` : ""}.`,
    ...(neededSpendUsd > 0 ? [`The plan puts at least ${formatUsd(neededSpendUsd)} a year on it.`] : []),
  ].join(" ");
}

/** The cards of the wallet: why each is in it, in dollars. */
export function CardReasons({ result }: { readonly result: AnalyzerResult }) {
  const { analysis, labels } = result;
  return (
    <section className="result-part">
      <h3>What each card does</h3>
      <DataTable
        caption="The cards in the wallet and what each one does"
        isCaptionHidden
        rows={analysis.cards}
        toKey={(card) => card.slug}
        columns={[
          {
            key: "card",
            label: "Card",
            render: (card) => <CardName card={labels[card.slug]} note={toNote(card, labels)} />,
          },
          { key: "why", label: "Why", isWide: true, render: (card) => toReasons(card.reasons) },
          {
            key: "without",
            label: "The wallet without it",
            shortLabel: "Without it",
            isNumber: true,
            render: (card) => formatUsd(-card.marginalUsd),
          },
        ]}
      />
    </section>
  );
}
