import { formatUsd } from "../../format.ts";
import type { Reason } from "../../rewards/search/answer.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CardName } from "../results/card-name.tsx";
import { toCardNote } from "../results/to-card-note.ts";
import type { AnalyzerResult } from "./analyze.ts";

const REASON_LABELS: Readonly<Record<Reason["kind"], string>> = {
  rewards: "rewards",
  perks: "perks",
  bonus: "bonus",
  fee: "fee",
  lifts: "adds",
};

/** @example "rewards $412 (earns on dining), perks $60 (travel credit), fee −$95" */
const toReasons = (reasons: readonly Reason[]) =>
  reasons
    .map(({ kind, usd, text }) => `${REASON_LABELS[kind]} ${formatUsd(usd)}${kind === "fee" ? "" : ` (${text})`}`)
    .join("; ");

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
            render: (card) => <CardName card={labels[card.slug]} note={toCardNote(card, labels)} />,
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
