/** The comparison: the answer as an object, and below the form everything behind it. */
import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import type { ComparedWorth, Comparison } from "./compare-cards.ts";
import { COMPARE_FORM_ID, SAME_SWITCH_ID } from "./compare-asking.ts";
import { ComparisonRows } from "./comparison-rows.tsx";
import { NetChart } from "./net-chart.tsx";
import type { CardWorth } from "./worth.ts";

/** The cards face to face with their dollars, who is ahead, and where that turns. */
export function Verdict({ comparison: { cards, worth, shortNames } }: { readonly comparison: Comparison }) {
  return worth && <VerdictCard cards={cards} worth={worth} names={shortNames} />;
}

interface VerdictCardProps {
  readonly cards: readonly Card[];
  readonly worth: ComparedWorth;
  readonly names: readonly string[];
}

function VerdictCard({ cards, worth: { cards: worth, verdict }, names }: VerdictCardProps) {
  const [lead, ...more] = verdict.sentences;
  const leader = worth.find(({ slug }) => slug === verdict.leaders[0]);
  const leaderName = names[cards.findIndex(({ slug }) => slug === leader?.slug)];
  return (
    <div className="panel verdict">
      <ul className={`facing of-${cards.length}`}>
        {cards.map((card, index) => {
          const netUsd = worth[index]?.ongoing.netUsd ?? 0;
          return (
            <li key={card.slug}>
              <CardArt card={card} width={280} isMain={index === 0} />
              <a className="inline-flex items-center min-h-11" href={paths.review(card.slug)}>
                {names[index]}
              </a>
              <span>
                <b className={`figures ${netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(netUsd)}</b>{" "}
                <span className="whitespace-nowrap">a year</span>
              </span>
              {verdict.leaders.length === 1 && verdict.leaders.includes(card.slug) && (
                <span className="comparison-mark">✓ Ahead by {formatUsd(verdict.leadUsd)}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="verdict-lead">{lead}</p>
      <ul className="plain-list">
        {more.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {leader && (
        <figure className="figure">
          <figcaption>What {leaderName} is worth each year after the first</figcaption>
          <ValueBars parts={leader.ongoing} perksLabel="Perks you would use" feesLabel={toFeesLabel(leader)} />
        </figure>
      )}
    </div>
  );
}

/** A card alone has one annual fee, and one that only needs a membership has none. */
function toFeesLabel({ ongoing, membershipUsd }: CardWorth): string {
  if (membershipUsd <= 0) return "Annual fee";
  return ongoing.feesUsd === membershipUsd ? "Membership" : "Annual fee and membership";
}

export interface ComparisonBodyProps {
  readonly comparison: Comparison;
  readonly isDifferencesOnly: boolean;
}

/** The picture by spending, every row, and the figures behind them. */
export function ComparisonBody({ comparison, isDifferencesOnly }: ComparisonBodyProps) {
  return (
    <>
      <section className="section comparison" aria-labelledby="rows-title">
        <div className="section-head">
          <h2 id="rows-title">Side by side</h2>
          <label className="choice no-print">
            <input
              id={SAME_SWITCH_ID}
              type="checkbox"
              name="differences"
              value="no"
              form={COMPARE_FORM_ID}
              defaultChecked={!isDifferencesOnly}
            />
            Also show rows where the cards are the same
          </label>
        </div>
        <DisclosureNote />
        <ComparisonRows comparison={comparison} />
      </section>
      <NetChart comparison={comparison} />
      <details className="disclosure">
        <summary>Show the math</summary>
        <div className="stack">
          {comparison.assumptions.length > 0 && <p>{comparison.assumptions.join(" ")}</p>}
          <p className="small muted">
            ✓ marks the best value in the rows we judge. A row with a tie or an unconfirmed figure has no winner; check
            unconfirmed figures with the issuer. Point and perk values are our estimates.
          </p>
        </div>
      </details>
    </>
  );
}
