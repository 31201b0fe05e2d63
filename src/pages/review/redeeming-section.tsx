import type { Card, Redemption } from "../../catalog/card.ts";
import { earnsNothing } from "../../catalog/earns-nothing.ts";
import { formatCents, joinNames } from "../../words/format.ts";
import { FactSource } from "../../ui/fact-source.tsx";
import { toOneUnit } from "../../words/point-unit.ts";
import { transferCents, transfersWithAnother, typicalCents } from "../../words/typical-cents.ts";
import { BarList } from "../../ui/bar-list.tsx";
import { REDEMPTION_LABELS } from "../../words/labels.ts";
import { paths } from "../../paths.ts";
import { DetailSection } from "./detail-section.tsx";
import { Uncertain } from "./fact-marks.tsx";

/** Cents per point for each way of using points, as bars; nothing of a card that earns none. */
export function RedeemingSection({ card }: { readonly card: Card }) {
  if (earnsNothing(card)) return null;
  const { programCpp: _, transferPartnerAverageCpp: __, ...fixed } = card.redemption;
  const counted = typicalCents(card);
  const unit = toOneUnit(card.rewardProgram);
  const transfer = transferCents(card);
  const partners = transfersWithAnother(card)
    ? "Transfer partners, through another card"
    : REDEMPTION_LABELS.transferPartnerAverageCpp;
  const ways: readonly (readonly [string, number])[] = [
    ...Object.entries(fixed).map(([key, cpp]) => [REDEMPTION_LABELS[key as keyof Redemption], cpp] as const),
    ...(transfer === null ? [] : [[partners, transfer] as const]),
  ];
  if (card.cashBack && ways.every(([, cpp]) => cpp === counted)) {
    const others = ways.map(([label]) => label).filter((label) => label !== REDEMPTION_LABELS.cashBackCpp);
    return (
      <DetailSection id="redeeming" title="Redeeming" gist="Cash at face value">
        <p>
          Rewards are worth their face value as cash{others.length > 0 && ` and in ${joinNames(others)}`}.{" "}
          <Uncertain card={card} field="redemption" />
        </p>
      </DetailSection>
    );
  }
  const bars = [
    { label: "Our value", to: counted, figure: formatCents(counted) },
    ...ways
      .toSorted(([, left], [, right]) => right - left)
      .map(([label, cpp]) => ({ label, to: cpp, figure: formatCents(cpp), tone: 3 as const })),
  ];
  return (
    <DetailSection id="redeeming" title="Redeeming" gist={`${formatCents(counted)} per ${unit} in our math`}>
      <p>
        How much your rewards are worth depends on how you redeem them. Our{" "}
        {transfer === null ? "value is an estimate" : "value and the partner value are estimates"}:{" "}
        <a href={`${paths.about("how-we-rate")}#how-we-value-points`}>how we set {transfer === null ? "it" : "them"}</a>
        . <Uncertain card={card} field="redemption" />
      </p>
      <FactSource of="these values" provenance={card.provenance.redemption} />
      <figure className="figure">
        <BarList label={`Cents per ${unit}`} bars={bars} />
        <figcaption>
          Cents per {unit} by redemption option. Unless we say otherwise, the figures on this page use our value.
        </figcaption>
      </figure>
    </DetailSection>
  );
}
