import type { ReactNode } from "react";

import { formatUsd, subtractShown } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { OtherWayNote } from "../shared/other-way-note.tsx";
import type { BesideCard, FinderResult } from "./find-cards.ts";

/** Cards beside the picks that a visitor would ask about. */
export function OtherCards({ result }: { readonly result: FinderResult }) {
  const { brandBests, brandOffers, otherWay, picks, most, withoutFee } = result;
  const [first] = picks;
  return (
    <>
      {first && most && (
        <BesideLine label="The most money" card={most}>
          {formatUsd(subtractShown(most.netUsd, first.ongoing.netUsd))} more a year
          {most.feeUsd > first.ongoing.feeUsd && ` for ${formatUsd(most.feeUsd - first.ongoing.feeUsd)} more in fees`}.
        </BesideLine>
      )}
      {withoutFee && (
        <BesideLine label="With no annual fee" card={withoutFee}>
          {formatUsd(withoutFee.netUsd)} a year.
        </BesideLine>
      )}
      {otherWay && (
        <OtherWayNote value={otherWay.value} netUsd={otherWay.netUsd}>
          <a href={paths.review(otherWay.slug)}>{otherWay.name}</a> comes first
        </OtherWayNote>
      )}
      {brandBests.map(({ brand, slug, name, rank, netUsd }) => (
        <p key={brand} className="callout callout-info">
          The best {brand} card, <a href={paths.review(slug)}>{name}</a>,{" "}
          {rank === null
            ? netUsd <= 0
              ? `would cost you ${formatUsd(-netUsd)} a year more than it earns.`
              : "doesn't fit your other answers."
            : `ranks ${rank === 4 ? "fourth" : `number ${rank}`}: ${formatUsd(netUsd)} a year.`}
        </p>
      ))}
      {brandOffers.length > 0 && (
        <div className="callout callout-info">
          <p className="callout-title">Only if you would use their rewards</p>
          <ul>
            {brandOffers.map(({ brand, slug, name, bonusNetUsd }) => (
              <li key={slug}>
                <a href={paths.review(slug)}>{name}</a>: a bonus worth {formatUsd(bonusNetUsd)} after its costs, paid in{" "}
                {brand} rewards
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function BesideLine({
  label,
  card,
  children,
}: {
  readonly label: string;
  readonly card: BesideCard;
  readonly children: ReactNode;
}) {
  return (
    <p className="section-more">
      <b>{label}:</b> <a href={paths.review(card.slug)}>{card.name}</a>, {children}
    </p>
  );
}
