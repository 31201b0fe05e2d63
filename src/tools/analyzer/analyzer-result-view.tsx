/** Everything the analyzer found, for the server and the browser alike. */
import { ValueBars } from "../../ui/value-bars.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { CardReasons } from "./card-reasons.tsx";
import { Assumptions, FlipPoints, ProofNote } from "./certainty.tsx";
import { FrontierSection } from "./frontier-section.tsx";
import { LeftOutCard, OwnedVerdicts, RunnersUp, SimpleAnswer } from "./other-wallets.tsx";
import { PerkLists } from "./perk-lists.tsx";
import { PlacementTable } from "./placement-table.tsx";
import { WalletHeadline } from "./wallet-headline.tsx";

export function AnalyzerResultView({ result }: { readonly result: AnalyzerResult }) {
  const { wallet } = result.analysis;
  return (
    <>
      <WalletHeadline result={result} />
      {wallet.cards.length > 0 && (
        <>
          <CardReasons result={result} />
          <PlacementTable result={result} />
          <section className="result-part">
            <h3>Where the value comes from</h3>
            <figure className="figure">
              <ValueBars parts={wallet} perksLabel="Perks you would use" />
            </figure>
          </section>
          <PerkLists result={result} />
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
