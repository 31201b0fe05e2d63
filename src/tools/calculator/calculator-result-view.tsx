/** Everything the calculator worked out, for the server and the browser alike. */
import { formatCents, formatUsd } from "../../format.ts";
import type { CalculatorResult, CardFigures } from "./calculate-rewards.ts";
import { AllocationTable } from "../results/allocation-table.tsx";
import { BonusList } from "../results/bonus-list.tsx";
import { CapBars } from "../results/cap-bars.tsx";
import { CardName } from "../results/card-name.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { NetBars } from "./net-bars.tsx";

export function CalculatorResultView({ result }: { readonly result: CalculatorResult }) {
  const { cards, labels, together, monthlyUsd } = result;
  return (
    <>
      <p>
        For {formatUsd(monthlyUsd)} of spend a month, each card held alone and used for everything
        {together ? "; the last row is all of them in one wallet" : ""}.
      </p>
      <FiguresTable result={result} />
      {cards.length > 1 && (
        <figure className="figure result-part">
          <NetBars cards={cards} labels={labels} />
          <figcaption>Worth in each later year: rewards and perks minus the annual fee.</figcaption>
        </figure>
      )}
      {cards.map((figures) => (
        <CardDetail key={figures.slug} figures={figures} result={result} />
      ))}
      {together && (
        <section className="result-part">
          <h3>All of them in one wallet: which card for which spend</h3>
          <AllocationTable
            allocation={together.ongoing.allocation}
            unplaced={together.ongoing.unplaced}
            labels={labels}
          />
          <CapBars caps={together.ongoing.caps} labels={labels} />
        </section>
      )}
    </>
  );
}

interface FiguresRow extends Pick<CardFigures, "ongoing" | "firstYear"> {
  readonly slug: string | null;
}

function FiguresTable({ result }: { readonly result: CalculatorResult }) {
  const { cards, labels, together } = result;
  const rows: FiguresRow[] = together ? [...cards, { slug: null, ...together }] : [...cards];
  return (
    <DataTable
      caption="What each card is worth a year"
      isCaptionHidden
      rows={rows}
      toKey={(row) => row.slug ?? "together"}
      columns={[
        {
          key: "card",
          label: "Card",
          render: (row) =>
            row.slug === null ? (
              cards.length === 2 ? (
                "Both together"
              ) : (
                `All ${cards.length} together`
              )
            ) : (
              <CardName card={labels[row.slug]} />
            ),
        },
        { key: "rewards", label: "Rewards", isNumber: true, render: (row) => formatUsd(row.ongoing.rewardsUsd) },
        { key: "perks", label: "Perks", isNumber: true, render: (row) => formatUsd(row.ongoing.perksUsd) },
        { key: "fee", label: "Fee", isNumber: true, render: (row) => formatUsd(-row.ongoing.feesUsd) },
        { key: "first", label: "First year", isNumber: true, render: (row) => <Net usd={row.firstYear.netUsd} /> },
        { key: "later", label: "Later years", isNumber: true, render: (row) => <Net usd={row.ongoing.netUsd} /> },
      ]}
    />
  );
}

function Net({ usd }: { readonly usd: number }) {
  return <b className={usd < 0 ? "cost" : "gain"}>{formatUsd(usd)}</b>;
}

/** Caps, bonus and cents per point of one card; nothing when there is nothing to say. */
function CardDetail({ figures, result }: { readonly figures: CardFigures; readonly result: CalculatorResult }) {
  const { slug, ongoing, firstYear } = figures;
  const { labels, monthlyUsd } = result;
  const value = ongoing.cards[0]?.centsPerPoint;
  return (
    <section className="result-part card-detail">
      <h3>{labels[slug]?.name}</h3>
      {value && (
        <p className="small muted">
          Points at {formatCents(value.cpp)} each
          {value.fellBack &&
            ": the way you chose is not on record for this card, so the program's usual value stands in"}
          .
        </p>
      )}
      <CapBars caps={ongoing.caps} />
      <BonusList bonuses={firstYear.bonuses} monthlyUsd={monthlyUsd} />
    </section>
  );
}
