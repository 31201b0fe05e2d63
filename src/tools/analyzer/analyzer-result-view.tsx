/** Everything the analyzer found, for the server and the browser alike. */
import { formatNumber, formatUsd } from "../../format.ts";
import type { AnalyzerResult } from "./analyze-wallet.ts";
import { AllocationTable } from "../results/allocation-table.tsx";
import { BonusList } from "../results/bonus-list.tsx";
import { CapBars } from "../results/cap-bars.tsx";
import { CardName } from "../results/card-name.tsx";
import { CardNames } from "../results/card-names.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { UnmetPerkList } from "./unmet-perk-list.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { FrontierSection } from "./frontier-section.tsx";
import { WalletHeadline } from "./wallet-headline.tsx";

export interface AnalyzerResultViewProps {
  readonly result: AnalyzerResult;
  readonly maxCards: number;
  readonly perkPercent: number;
}

export function AnalyzerResultView({ result, maxCards, perkPercent }: AnalyzerResultViewProps) {
  const { wallet, labels, firstYear, monthlyUsd } = result;
  return (
    <>
      <WalletHeadline result={result} maxCards={maxCards} />
      {wallet.cards.length > 0 && (
        <>
          <section className="result-part">
            <h3>What each card does</h3>
            <RoleTable result={result} />
            <UnmetPerkList perks={result.unmetPerks} labels={labels} />
          </section>
          <section className="result-part">
            <h3>Which card for which spend</h3>
            <AllocationTable allocation={wallet.allocation} unplaced={wallet.unplaced} labels={labels} />
            <CapBars caps={wallet.caps} labels={labels} />
          </section>
          <section className="result-part">
            <h3>Where the value comes from</h3>
            <figure className="figure">
              <ValueBars parts={wallet} perksLabel={`Perks, ${formatNumber(perkPercent)}% used`} />
            </figure>
          </section>
          {firstYear.bonuses.length > 0 && (
            <section className="result-part">
              <h3>Welcome bonuses in the first year</h3>
              <BonusList bonuses={firstYear.bonuses} labels={labels} monthlyUsd={monthlyUsd} />
            </section>
          )}
        </>
      )}
      <FrontierSection result={result} />
      <RunnersUp result={result} />
      <Proof result={result} />
    </>
  );
}

function RoleTable({ result }: { readonly result: AnalyzerResult }) {
  const { wallet, labels, roles } = result;
  return (
    <DataTable
      caption="The cards in the wallet and what each one does"
      isCaptionHidden
      rows={wallet.cards}
      toKey={(card) => card.slug}
      columns={[
        {
          key: "card",
          label: "Card",
          render: (card) => (
            <CardName card={labels[card.slug]} note={roles.find((role) => role.slug === card.slug)?.text ?? ""} />
          ),
        },
        { key: "rewards", label: "Rewards", isNumber: true, render: (card) => formatUsd(card.rewardsUsd) },
        { key: "perks", label: "Perks", isNumber: true, render: (card) => formatUsd(card.perksUsd) },
        { key: "fee", label: "Fee", isNumber: true, render: (card) => formatUsd(-card.feeUsd) },
        {
          key: "without",
          label: "The wallet without it",
          shortLabel: "Without it",
          isNumber: true,
          render: (card) => formatUsd(-(roles.find((role) => role.slug === card.slug)?.marginalUsd ?? 0)),
        },
      ]}
    />
  );
}

function RunnersUp({ result }: { readonly result: AnalyzerResult }) {
  const { runnersUp, wallet, labels } = result;
  if (runnersUp.length === 0) return null;
  return (
    <section className="result-part">
      <h3>The runners-up</h3>
      <DataTable
        caption="The next-best wallets, and how far behind they are"
        isCaptionHidden
        isStacked={false}
        rows={runnersUp}
        toKey={(other) => other.cards.join()}
        columns={[
          { key: "wallet", label: "Wallet", render: (other) => <CardNames slugs={other.cards} labels={labels} /> },
          { key: "fees", label: "Fees", isNumber: true, render: (other) => formatUsd(other.feesUsd) },
          {
            key: "net",
            label: "Worth a year",
            isNumber: true,
            render: (other) => (
              <>
                {formatUsd(other.netUsd)}
                <small className="cell-note">{formatUsd(other.netUsd - wallet.netUsd)}</small>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

/** On the server there is no time in it: a stored page must not differ from a new one. */
function Proof({ result }: { readonly result: AnalyzerResult }) {
  const { wallets, examined, elapsedMs } = result.proof;
  return (
    <section className="result-part">
      <h3>The proof</h3>
      <p>
        Best of <b className="num">{formatNumber(wallets)}</b> wallets
        {elapsedMs !== null && <>, found in {Math.max(1, Math.round(elapsedMs))} ms</>}. {formatNumber(examined)} of
        them were priced one by one; for all others an upper bound shows that they cannot be worth more. Nothing in the
        search sees who pays the site.
      </p>
    </section>
  );
}
