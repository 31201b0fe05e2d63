/** Everything the calculator worked out, for the server and the browser alike. */
import { formatUsd } from "../../format.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { AllocationTable } from "../results/allocation-table.tsx";
import { Assumptions } from "../results/assumptions.tsx";
import { BonusList } from "../results/bonus-list.tsx";
import { CapBars } from "../results/cap-bars.tsx";
import { CardName } from "../results/card-name.tsx";
import { PerkLists } from "../results/perk-lists.tsx";
import type { CalculatorResult, HeldCards } from "./calculate-rewards.ts";
import { CalculatorHeadline } from "./calculator-headline.tsx";
import { CardDetail, FirstYear, type PartProps, toCardNote } from "./card-detail.tsx";
import { NetBars } from "./net-bars.tsx";

export function CalculatorResultView({ result }: { readonly result: CalculatorResult }) {
  const { cards, labels, together, monthlyUsd, profile } = result;
  return (
    <>
      <CalculatorHeadline result={result} />
      <section className="result-part">
        <h3>Side by side</h3>
        <p>
          For {formatUsd(monthlyUsd)} of spend a month and {profile.trips === 1 ? "one trip" : `${profile.trips} trips`}{" "}
          a year, each card alone and used for everything
          {together ? "; together, the best card pays everywhere" : ""}.
        </p>
        <figure className="figure">
          <NetBars cards={cards} together={together} labels={labels} />
          <figcaption>Worth in each later year: rewards and perks, less the annual fee.</figcaption>
        </figure>
        <FiguresTable result={result} />
      </section>
      {together && <TogetherPart held={together} result={result} />}
      {cards.map((held) => (
        <CardDetail key={held.slugs.join()} held={held} result={result} />
      ))}
      <Assumptions assumptions={result.assumptions} />
    </>
  );
}

function FiguresTable({ result }: { readonly result: CalculatorResult }) {
  const { cards, labels, together } = result;
  return (
    <DataTable<HeldCards>
      caption="What each card is worth a year"
      isCaptionHidden
      rows={together ? [...cards, together] : cards}
      toKey={({ slugs }) => slugs.join()}
      columns={[
        {
          key: "card",
          label: "Card",
          render: ({ slugs }) =>
            slugs.length === 1 ? (
              <CardName card={labels[slugs[0] ?? ""]} />
            ) : slugs.length === 2 ? (
              "Both together"
            ) : (
              `All ${slugs.length} together`
            ),
        },
        { key: "rewards", label: "Rewards", isNumber: true, render: ({ later }) => formatUsd(later.rewardsUsd) },
        { key: "perks", label: "Perks", isNumber: true, render: ({ later }) => formatUsd(later.perksUsd) },
        { key: "fee", label: "Fee", isNumber: true, render: ({ later }) => formatUsd(-later.feesUsd) },
        {
          key: "later",
          label: "Later years",
          isNumber: true,
          render: ({ later, withoutPerksUsd, faceValueUsd }) => (
            <>
              <Net usd={later.netUsd} />
              {faceValueUsd > withoutPerksUsd && (
                <small className="cell-note">
                  {formatUsd(withoutPerksUsd)} without perks, {formatUsd(faceValueUsd)} at face value
                </small>
              )}
            </>
          ),
        },
        {
          key: "first",
          label: "First year",
          isNumber: true,
          render: ({ firstYear }) => <Net usd={firstYear.netUsd} />,
        },
      ]}
    />
  );
}

function Net({ usd }: { readonly usd: number }) {
  return <b className={usd < 0 ? "cost" : "gain"}>{formatUsd(usd)}</b>;
}

function TogetherPart({ held, result }: PartProps) {
  const { labels, perkTexts } = result;
  const { later, caps, bonuses } = held;
  return (
    <section className="result-part card-detail">
      <h3>All of them together: which card for which spend</h3>
      <AllocationTable allocation={later.allocation} unplaced={later.unplaced} labels={labels} />
      <ul>
        {later.cards.map((card) => (
          <li key={card.slug}>
            {labels[card.slug]?.name}: {toCardNote(card, result)}
          </li>
        ))}
      </ul>
      <CapBars caps={caps} labels={labels} />
      <PerkLists perks={later.perks} notEarned={later.notEarned} labels={labels} perkTexts={perkTexts} />
      <FirstYear held={held} result={result} />
      <BonusList bonuses={bonuses} labels={labels} />
    </section>
  );
}
