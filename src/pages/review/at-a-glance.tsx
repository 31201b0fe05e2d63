import type { ReactNode } from "react";

import type { Card } from "../../catalog/card.ts";
import { formatPercent, formatRate, formatUsd, upperFirst } from "../../words/format.ts";
import { toIntroAprText, toPurchaseAprText, toTransferFeeText, UNKNOWN_APR } from "../../words/apr.ts";
import { REQUIREMENT_PERKS } from "../../words/perk.ts";
import { AnnualFee } from "../../ui/annual-fee.tsx";
import { FactSource } from "../../ui/fact-source.tsx";
import { Offer } from "../../ui/offer.tsx";
import { nameRequired } from "./membership.ts";
import { DetailSection } from "./detail-section.tsx";
import { AgeBanner, Uncertain } from "./fact-marks.tsx";

function toEarnText(card: Pick<Card, "rewards" | "cashBack">): string {
  const { rewards } = card;
  const best = Math.max(...rewards.map((reward) => reward.multiplier));
  const everything = rewards.find((reward) => reward.base);
  const base = everything?.multiplier ?? 1;
  if (best === 0) return "No rewards";
  if (best === base) {
    const { cap, afterCapMultiplier } = everything ?? {};
    return cap && afterCapMultiplier
      ? `${formatRate(base, card)} up to ${formatUsd(cap.amountUsd)} a ${cap.period}, then ${formatRate(afterCapMultiplier, card)}`
      : `${formatRate(base, card)} on everything`;
  }
  return `${formatRate(base, card)} to ${formatRate(best, card)}`;
}

/** The terms' own words go before the name alone: they have the price of a membership. */
function toRequiredText({ perks, requires }: Card): string | null {
  const told = perks.find(({ type }) => REQUIREMENT_PERKS.has(type))?.description.replace(/^Needs /, "");
  return upperFirst(told ?? (requires ? nameRequired(requires) : "")) || null;
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The facts most people look for first. */
export function AtAGlance({ card }: { readonly card: Card }) {
  const { annualFee, provenance } = card;
  const isClosed = card.status === "closed";
  const required = toRequiredText(card);
  return (
    <DetailSection id="glance" title="At a glance" gist="Fees, rates, APR, credit, network">
      <AgeBanner card={card} />
      <dl className="fact-rows fact-rows-two">
        <Fact label="Annual fee">
          <AnnualFee fee={annualFee} />
          <FactSource of="the annual fee" provenance={provenance.annualFee} />
        </Fact>
        <Fact label="Welcome bonus">
          {isClosed ? (
            "None: closed to new applications"
          ) : (
            <>
              <Offer card={card} />
              <Uncertain card={card} field="signUpBonus" />
              <FactSource of="the welcome bonus" provenance={provenance.signUpBonus} />
            </>
          )}
        </Fact>
        <Fact label="Earns">
          {toEarnText(card)}
          <Uncertain card={card} field="rewards" />
          <FactSource of="the rates" provenance={provenance.rewards} />
        </Fact>
        <Fact label="Foreign transaction fee">
          {card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent)}
          <Uncertain card={card} field="foreignTransactionFeePercent" />
          <FactSource of="the foreign transaction fee" provenance={provenance.foreignFee} />
        </Fact>
        <Fact label="Intro APR">
          {isClosed ? "None: closed to new applications" : upperFirst(toIntroAprText(card.introApr) ?? "None")}
          {!isClosed && card.introApr?.transfers && (
            <small>Balance transfer fee: {toTransferFeeText(card.introApr) ?? "not stated"}.</small>
          )}
          {!isClosed && <Uncertain card={card} field="introApr" />}
        </Fact>
        <Fact label="Purchase APR">
          {toPurchaseAprText(card.purchaseApr) ?? UNKNOWN_APR}
          <Uncertain card={card} field="purchaseApr" />
          <FactSource of="the APR" provenance={provenance.apr} />
        </Fact>
        <Fact label="Credit needed">
          {card.creditScore.text ?? `${card.creditScore.floor}+`}
          <small>Our estimate; issuers don't publish a minimum score.</small>
        </Fact>
        {required && <Fact label="You also need">{required}</Fact>}
        {card.deposit && (
          <Fact label="Security deposit">
            {card.deposit.text}
            <FactSource of="the deposit" provenance={provenance.perks} />
          </Fact>
        )}
        <Fact label="Program">{card.rewardProgram ?? "None"}</Fact>
        <Fact label="Network">
          {card.network}
          <Uncertain card={card} field="network" />
        </Fact>
        <Fact label="Issued by">{card.issuingBank}</Fact>
      </dl>
    </DetailSection>
  );
}
