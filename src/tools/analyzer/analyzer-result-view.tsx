/** Everything the analyzer found, for the server and the browser alike: what follows the answer, then one fold with its working. */
import { AllocationTable } from "../shared/allocation-table.tsx";
import { Assumptions } from "../shared/assumptions.tsx";
import { CapBars } from "../shared/cap-bars.tsx";
import { Figure } from "../shared/figure.tsx";
import { PerkLists } from "../shared/perk-lists.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { CardReasons } from "./card-reasons.tsx";
import { Changes } from "./changes.tsx";
import { FrontierSection } from "./frontier-section.tsx";
import { LeftOutCard, OwnedVerdicts, ProofNote, RunnersUp } from "./other-wallets.tsx";

export interface AnalyzerResultViewProps {
  readonly result: AnalyzerResult;
  /** Address of the plan for the same visitor. */
  readonly planPath: string;
  readonly toPortalPath: (portal: number) => string;
}

export function AnalyzerResultView({ result, planPath, toPortalPath }: AnalyzerResultViewProps) {
  const hasCards = result.pick.cards.length > 0;
  return (
    <>
      {result.gap !== null && <p className="callout my-5">{result.gap}</p>}
      <OwnedVerdicts result={result} />
      {hasCards && <CardReasons result={result} />}
      <Changes result={result} toPortalPath={toPortalPath} />
      {hasCards && (
        <p className="section-figure">
          A welcome bonus is often worth more than a year of rewards, and offers change from month to month.{" "}
          <a href={planPath}>Plan which card to open when</a>.
        </p>
      )}
      <details className="disclosure">
        <summary>Show the math</summary>
        <Working result={result} />
      </details>
    </>
  );
}

function Working({ result }: { readonly result: AnalyzerResult }) {
  const { pick, labels, perkTexts } = result;
  return (
    <>
      {pick.cards.length > 0 && (
        <section className="result-part">
          <h3>Which card for what</h3>
          <AllocationTable allocation={pick.allocation} unplaced={pick.unplaced} labels={labels} />
          <CapBars caps={pick.caps} labels={labels} />
        </section>
      )}
      {pick.cards.length > 0 && (
        <section className="result-part">
          <h3>The perks behind these figures</h3>
          <PerkLists perks={pick.perks} notEarned={pick.notEarned} labels={labels} perkTexts={perkTexts} />
          <dl className="facts">
            <Figure label="Without any perks" usd={pick.withoutPerksUsd} note="the same cards" />
            <Figure label="With the perks you'd use" usd={pick.netUsd} note="the figure above" />
            <Figure label="With all perks at face value" usd={pick.perksAtFaceValueUsd} note="what issuers advertise" />
          </dl>
        </section>
      )}
      <FrontierSection result={result} />
      <RunnersUp result={result} />
      <LeftOutCard result={result} />
      <Assumptions assumptions={result.assumptions} />
      <ProofNote result={result} />
    </>
  );
}
