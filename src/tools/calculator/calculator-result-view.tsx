/** Everything the calculator worked out, for the server and the browser alike: the answer, and what is behind it. */
import { formatUsd } from "../../words/format.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { AllocationTable } from "../shared/allocation-table.tsx";
import { Assumptions } from "../shared/assumptions.tsx";
import { BonusList } from "../shared/bonus-list.tsx";
import { CapBars } from "../shared/cap-bars.tsx";
import { CardName } from "../shared/card-name.tsx";
import { Figure } from "../shared/figure.tsx";
import { PerkLists } from "../shared/perk-lists.tsx";
import { toCardNote } from "../shared/to-card-note.ts";
import { WalletArt } from "../shared/wallet-art.tsx";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";
import { CardDetail, type PartProps } from "./card-detail.tsx";

/** Those worth keeping; a single card keeps its figures even where it isn't worth having. */
export const findShown = ({ best, cards }: CalculatorResult): HeldCards =>
  best.slugs.length > 0 || cards.length > 1 ? best : (cards[0] ?? best);

/** The answer in one look: which of the cards to keep, why, and where their dollars come from. */
export function CalculatorAnswer({ result }: { readonly result: CalculatorResult }) {
  const { best, verdict, labels, cards } = result;
  const slugs = best.slugs.length > 0 ? best.slugs : cards.flatMap((held) => held.slugs);
  const { later, firstYear, withoutPerksUsd, faceValueUsd } = findShown(result);
  return (
    <div className="panel wallet-headline">
      <WalletArt slugs={slugs} labels={labels} />
      <p className="calculator-verdict font-serif font-600 text-1 leading-[1.35]">{verdict.text}</p>
      {later.cards.length > 0 && (
        <p>
          <span className={`big-number ${later.netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(later.netUsd)}</span> in each
          later year, after all fees
        </p>
      )}
      {verdict.why && <p>{verdict.why}</p>}
      {verdict.most && <p>{verdict.most}</p>}
      {later.cards.length > 0 && (
        <>
          <ValueBars
            parts={{ ...later, bonusesUsd: 0 }}
            label="Where a later year's dollars come from"
            perksLabel="Perks you would use"
            feesLabel={later.cards.length > 1 ? "Annual fees" : "Annual fee"}
            totalLabel="You come out ahead by"
          />
          <dl className="facts">
            {firstYear && (
              <Figure
                label="In the first year"
                usd={firstYear.netUsd}
                note={
                  firstYear.bonusesUsd > 0
                    ? `${formatUsd(firstYear.bonusesUsd)} of it the welcome bonus`
                    : "no welcome bonus counted"
                }
              />
            )}
            {Math.round(withoutPerksUsd) !== Math.round(later.netUsd) && (
              <Figure label="Without any perks" usd={withoutPerksUsd} note="in a later year" />
            )}
            <Figure label="With all perks at face value" usd={faceValueUsd} note="what issuers advertise" />
          </dl>
        </>
      )}
    </div>
  );
}

/** The cards side by side, and one fold with how it was worked out. */
export function CalculatorRest({ result }: { readonly result: CalculatorResult }) {
  const { cards, together } = result;
  return (
    <>
      {together && (
        <section className="result-part">
          <h3>Side by side</h3>
          <p>Alone, a card pays for everything. Together, you always pay with the best one.</p>
          <FiguresTable result={result} />
        </section>
      )}
      <details className="disclosure">
        <summary>Show the math</summary>
        <div className="stack max-w-none!">
          {together && <TogetherPart held={together} result={result} />}
          {cards.map((held) => (
            <CardDetail key={held.slugs.join()} held={held} result={result} />
          ))}
          <Assumptions assumptions={result.assumptions} />
        </div>
      </details>
    </>
  );
}

/** What is worth most stands first. */
function FiguresTable({ result: { cards, labels, together, best } }: { readonly result: CalculatorResult }) {
  const isPart = best.slugs.length > 1 && best.slugs.length < cards.length;
  return (
    <DataTable<HeldCards>
      caption="What each card is worth a year"
      rows={[...cards, ...(together ? [together] : []), ...(isPart ? [best] : [])].toSorted(
        (left, right) => right.later.netUsd - left.later.netUsd,
      )}
      toKey={({ slugs }) => slugs.join()}
      columns={[
        {
          label: "Card",
          render: (held) => <HeldName held={held} labels={labels} isPart={held !== together} />,
        },
        { label: "Rewards", isNumber: true, render: ({ later }) => formatUsd(later.rewardsUsd) },
        { label: "Perks", isNumber: true, render: ({ later }) => formatUsd(later.perksUsd) },
        { label: "Fee", isNumber: true, render: ({ later }) => formatUsd(-later.feesUsd) },
        { label: "Later years", isNumber: true, render: ({ later }) => <Net usd={later.netUsd} /> },
        {
          label: "First year",
          isNumber: true,
          render: ({ firstYear }) => (firstYear ? <Net usd={firstYear.netUsd} /> : "–"),
        },
      ]}
    />
  );
}

/** With what the perks make of it: nothing of them, and all of them at face value. */
function HeldName({
  held,
  labels,
  isPart,
}: { readonly held: HeldCards; readonly isPart: boolean } & Pick<CalculatorResult, "labels">) {
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
      {isPart ? `${held.name} together` : slugs.length === 2 ? "Both together" : `All ${slugs.length} together`}
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
      <h3>All of them together: which card for which spending</h3>
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
      <BonusList bonuses={bonuses} labels={labels} />
    </section>
  );
}
