/** Everything the analyzer found, for the server and the browser alike. */
import { formatUsd } from "../../words/format.ts";
import { AllocationTable } from "../shared/allocation-table.tsx";
import { Assumptions } from "../shared/assumptions.tsx";
import { CapBars } from "../shared/cap-bars.tsx";
import { CardNames } from "../shared/card-names.tsx";
import { OtherWayNote } from "../shared/other-way-note.tsx";
import { PerkLists } from "../shared/perk-lists.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { CardReasons } from "./card-reasons.tsx";
import { FlipPoints, ProofNote } from "./certainty.tsx";
import type { FirstYear } from "./first-year.ts";
import { FrontierSection } from "./frontier-section.tsx";
import { LeftOutCard, OwnedVerdicts, RunnersUp, SimpleAnswer } from "./other-wallets.tsx";
import { toPeriodWords } from "../shared/result-words.ts";
import { WalletHeadline } from "./wallet-headline.tsx";

export interface AnalyzerResultViewProps {
  readonly result: AnalyzerResult;
  /** Address of the plan for the same visitor. */
  readonly planPath: string;
}

export function AnalyzerResultView({ result, planPath }: AnalyzerResultViewProps) {
  const { wallet } = result.analysis;
  return (
    <>
      <WalletHeadline result={result} />
      {result.gap !== null && <p className="callout my-5">{result.gap}</p>}
      {result.firstYear && <FirstYearNote firstYear={result.firstYear} planPath={planPath} />}
      {result.otherWay && (
        <OtherWayNote
          value={result.otherWay.value}
          netUsd={result.otherWay.netUsd}
          period={toPeriodWords(result.analysis.horizon)}
        >
          the best wallet is <CardNames slugs={result.otherWay.cards} labels={result.labels} />
        </OtherWayNote>
      )}
      {wallet.cards.length > 0 && (
        <>
          <CardReasons result={result} />
          <section className="result-part">
            <h3>Which card for which spend</h3>
            <AllocationTable allocation={wallet.allocation} unplaced={wallet.unplaced} labels={result.labels} />
            <CapBars caps={result.caps} labels={result.labels} />
          </section>
          {wallet.perks.length + wallet.notEarned.length > 0 && (
            <section className="result-part">
              <h3>The perks behind these figures</h3>
              <PerkLists
                perks={wallet.perks}
                notEarned={wallet.notEarned}
                labels={result.labels}
                perkTexts={result.perkTexts}
              />
            </section>
          )}
          <section className="result-part">
            <h3>When to apply</h3>
            <p>
              A welcome bonus is often worth more than a year of rewards, and it depends on the month.{" "}
              <a href={planPath}>Plan which card to open when</a>.
            </p>
          </section>
        </>
      )}
      <OwnedVerdicts result={result} />
      <SimpleAnswer result={result} />
      <FrontierSection result={result} />
      <RunnersUp result={result} />
      <LeftOutCard result={result} />
      <FlipPoints result={result} />
      <Assumptions assumptions={result.assumptions} />
      <ProofNote result={result} />
    </>
  );
}

/** The sum above lays the windows of bonuses over each other; this is what can be had. */
function FirstYearNote({ firstYear, planPath }: { readonly firstYear: FirstYear; readonly planPath: string }) {
  const { netUsd, opened, isProved } = firstYear;
  return (
    <p className="callout callout-info my-5">
      That is an upper limit: it counts every welcome bonus that your spend can reach in its own time, even where two of
      them need the same dollars. Opened one after the other, at least three months apart,{" "}
      {isProved ? "the best plan" : "the best plan we found"} with {opened.length === 1 ? "this card" : "these cards"}{" "}
      comes to <b className="num">{formatUsd(netUsd)}</b> in twelve months. <a href={planPath}>Plan it by month</a>.
    </p>
  );
}
