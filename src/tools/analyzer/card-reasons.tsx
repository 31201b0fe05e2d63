import { formatUsd } from "../../words/format.ts";
import type { Reason } from "../../engine/wallet/answer.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CardName } from "../shared/card-name.tsx";
import { toCardNote } from "../shared/to-card-note.ts";
import type { AnalyzerResult } from "./analyze.ts";

const REASON_LABELS: Readonly<Record<Reason["kind"], string>> = {
  rewards: "Rewards",
  perks: "Perks",
  bonus: "Bonus",
  fee: "Fee",
  lifts: "Adds",
};

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
          {
            key: "why",
            label: "Why",
            isWide: true,
            render: ({ reasons }) =>
              reasons.map(({ kind, usd, text }) => (
                <div key={kind + text} className="lg:min-w-72">
                  {REASON_LABELS[kind]} <b className="num">{formatUsd(usd)}</b>
                  {kind !== "fee" && `: ${text}`}
                </div>
              )),
          },
          {
            key: "without",
            label: "Without\u00A0it",
            isNumber: true,
            render: (card) => formatUsd(-card.marginalUsd),
          },
        ]}
      />
    </section>
  );
}
