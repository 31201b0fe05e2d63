/** Everything the calculator worked out, for the server and the browser alike. */
import { formatUsd } from "../../words/format.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { AllocationTable } from "../shared/allocation-table.tsx";
import { Assumptions } from "../shared/assumptions.tsx";
import { BonusList } from "../shared/bonus-list.tsx";
import { CapBars } from "../shared/cap-bars.tsx";
import { CardName } from "../shared/card-name.tsx";
import { PerkLists } from "../shared/perk-lists.tsx";
import { toCardNote } from "../shared/to-card-note.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";
import { CalculatorHeadline } from "./calculator-headline.tsx";
import { CardDetail, FirstYear, type PartProps } from "./card-detail.tsx";
import { NetBars } from "./net-bars.tsx";

export function CalculatorResultView({ result }: { readonly result: CalculatorResult }) {
  const { cards, labels, together, best, monthlyUsd, profile } = result;
  const isPart = best.slugs.length > 1 && best.slugs.length < cards.length;
  return (
    <>
      <CalculatorHeadline result={result} />
      <section className="result-part">
        <h3>{together ? "Side by side" : "What it brings and costs"}</h3>
        <p>
          For {formatUsd(monthlyUsd)} of spend a month and {toTrips(profile.trips)}
          {together
            ? ". Each card alone is used for everything; together, the best card pays everywhere."
            : ", all of it on this card."}
        </p>
        <figure className="figure">
          <NetBars cards={isPart ? [...cards, best] : cards} together={together} labels={labels} />
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

const toTrips = (trips: number) =>
  trips === 0 ? "no trips" : trips === 1 ? "one trip a year" : `${trips} trips a year`;

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
          render: (held) => <HeldName held={held} labels={labels} />,
        },
        { key: "rewards", label: "Rewards", isNumber: true, render: ({ later }) => formatUsd(later.rewardsUsd) },
        { key: "perks", label: "Perks", isNumber: true, render: ({ later }) => formatUsd(later.perksUsd) },
        { key: "fee", label: "Fee", isNumber: true, render: ({ later }) => formatUsd(-later.feesUsd) },
        { key: "later", label: "Later years", isNumber: true, render: ({ later }) => <Net usd={later.netUsd} /> },
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

/** With what the perks make of it: nothing of them, and all of them at face value. */
function HeldName({ held, labels }: { readonly held: HeldCards } & Pick<CalculatorResult, "labels">) {
  const { slugs, withoutPerksUsd, faceValueUsd } = held;
  const note =
    faceValueUsd > withoutPerksUsd
      ? `${formatUsd(withoutPerksUsd)} without perks, ${formatUsd(faceValueUsd)} at face value`
      : undefined;
  const [only] = slugs;
  if (slugs.length === 1 && only !== undefined) {
    return <CardName card={labels[only]} {...(note === undefined ? {} : { note })} />;
  }
  return (
    <>
      {slugs.length === 2 ? "Both together" : `All ${slugs.length} together`}
      {note && <small className="cell-note">{note}</small>}
    </>
  );
}

function Net({ usd }: { readonly usd: number }) {
  return <b className={usd < 0 ? "cost" : "gain"}>{formatUsd(usd)}</b>;
}

function TogetherPart({ held, result }: PartProps) {
  const { labels, perkTexts } = result;
  const { later, caps, bonuses } = held;
  return (
    <section className="result-part [&>*+*]:mt-2.5 [&>.bars]:mt-4">
      <h3>All of them together: which card for which spend</h3>
      <AllocationTable allocation={later.allocation} unplaced={later.unplaced} labels={labels} />
      <ul>
        {later.cards.map((card) => (
          <li key={card.slug}>
            {labels[card.slug]?.name}: {toCardNote(card, labels)}
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
