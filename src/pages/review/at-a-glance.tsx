import type { Card } from "../../catalog/card.ts";
import { formatMultiplier, formatPercent, upperFirst } from "../../words/format.ts";
import { toIntroAprText, toPurchaseAprText, toTransferFeeText, UNKNOWN_APR } from "../../words/apr.ts";
import { AnnualFee } from "../../ui/annual-fee.tsx";
import { FactSource } from "../../ui/fact-source.tsx";
import { Offer } from "../../ui/offer.tsx";
import { AgeBanner } from "./age-banner.tsx";
import { nameRequired } from "./membership.ts";
import { Uncertain } from "./uncertain.tsx";
import { DetailSection } from "./detail-section.tsx";

function toEarnText(base: number, best: number): string {
  if (best === 0) return "No rewards";
  if (best === base) return `${formatMultiplier(base)} on everything`;
  return `${formatMultiplier(base)} to ${formatMultiplier(best)}`;
}

/** The facts most people look for first. */
export function AtAGlance({ card }: { readonly card: Card }) {
  const { annualFee, provenance } = card;
  const best = Math.max(...card.rewards.map((reward) => reward.multiplier));
  const base = card.rewards.find((reward) => reward.base)?.multiplier ?? 1;
  return (
    <DetailSection id="glance" title="At a glance" gist="Fees, rates, APR, credit, network">
      <AgeBanner card={card} />
      <dl className="fact-rows fact-rows-two">
        <div>
          <dt>Annual fee</dt>
          <dd>
            <AnnualFee fee={annualFee} />
            <FactSource of="the annual fee" provenance={provenance.annualFee} />
          </dd>
        </div>
        <div>
          <dt>Welcome bonus</dt>
          <dd>
            {card.status === "closed" ? (
              "None: closed to new applications"
            ) : (
              <>
                <Offer card={card} />
                <Uncertain card={card} field="signUpBonus" />
                <FactSource of="the welcome bonus" provenance={provenance.signUpBonus} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Earns</dt>
          <dd>
            {toEarnText(base, best)}
            <Uncertain card={card} field="rewards" />
            <FactSource of="the rates" provenance={provenance.rewards} />
          </dd>
        </div>
        <div>
          <dt>Foreign transaction fee</dt>
          <dd>
            {card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent)}
            <Uncertain card={card} field="foreignTransactionFeePercent" />
            <FactSource of="the foreign transaction fee" provenance={provenance.foreignFee} />
          </dd>
        </div>
        <div>
          <dt>Intro APR</dt>
          <dd>
            {upperFirst(toIntroAprText(card.introApr) ?? "None")}
            {card.introApr?.transfers && (
              <small>Balance transfer fee: {toTransferFeeText(card.introApr) ?? "not stated"}.</small>
            )}
            <Uncertain card={card} field="introApr" />
          </dd>
        </div>
        <div>
          <dt>Purchase APR</dt>
          <dd>
            {toPurchaseAprText(card.purchaseApr) ?? UNKNOWN_APR}
            <Uncertain card={card} field="purchaseApr" />
            <FactSource of="the APR" provenance={provenance.apr} />
          </dd>
        </div>
        <div>
          <dt>Credit needed</dt>
          <dd>
            {card.creditScore.text ?? `${card.creditScore.floor}+`}
            <small>The score is an estimate; issuers publish none.</small>
            {card.requires && <small>Also needs {nameRequired(card.requires)}.</small>}
          </dd>
        </div>
        {card.deposit && (
          <div>
            <dt>Security deposit</dt>
            <dd>
              {card.deposit.text}
              <FactSource of="the deposit" provenance={provenance.perks} />
            </dd>
          </div>
        )}
        <div>
          <dt>Program</dt>
          <dd>{card.rewardProgram ?? "None"}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>
            {card.network}
            <Uncertain card={card} field="network" />
          </dd>
        </div>
        <div>
          <dt>Issued by</dt>
          <dd>{card.issuingBank}</dd>
        </div>
      </dl>
    </DetailSection>
  );
}
