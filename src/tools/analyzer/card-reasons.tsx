import { formatUsd } from "../../words/format.ts";
import type { CardDoes } from "../../engine/wallet/answer.ts";
import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { CardName } from "../shared/card-name.tsx";
import { toCardNote } from "../shared/to-card-note.ts";
import type { AnalyzerResult } from "./analyze.ts";

const DOES_LABELS: Readonly<Record<CardDoes["kind"], string>> = {
  rewards: "Earns",
  perks: "Perks",
  lifts: "Adds",
};

/** The cards of our pick: what each does, in dollars, and what it adds to the others. */
export function CardReasons({ result }: { readonly result: AnalyzerResult }) {
  const { pick, labels, doesWords } = result;
  return (
    <section className="result-part">
      <h3>What each card does</h3>
      <DataTable
        caption="The cards and what each one does"
        rows={pick.cards}
        toKey={(card) => card.slug}
        columns={[
          {
            label: "Card",
            render: (card) => (
              <>
                <CardName card={labels[card.slug]} note={toCardNote(card, labels)} />
                <KeepButtons card={{ slug: card.slug, name: labels[card.slug]?.name ?? card.slug }} />
              </>
            ),
          },
          {
            label: "Why",
            isWide: true,
            render: ({ slug, does, feeUsd }) => (
              <>
                {does.map(({ kind, usd }, at) => (
                  <div key={kind} className="lg:min-w-72">
                    {DOES_LABELS[kind]} <b className="num">{formatUsd(usd)}</b> {doesWords[slug]?.[at]}
                  </div>
                ))}
                {feeUsd > 0 && (
                  <div>
                    Costs <b className="num">{formatUsd(feeUsd)}</b> a year
                  </div>
                )}
              </>
            ),
          },
          { label: "Adds", isNumber: true, render: (card) => formatUsd(card.addsUsd) },
        ]}
      />
    </section>
  );
}
