import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { OtherWayNote } from "../shared/other-way-note.tsx";
import type { FinderResult } from "./find-cards.ts";

/** Cards beside the picks that a visitor would ask about. */
export function OtherCards({ result }: { readonly result: FinderResult }) {
  const { brandBests, brandOffers, otherWay } = result;
  return (
    <>
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
            : `comes ${rank === 4 ? "fourth" : `in place ${rank}`}: ${formatUsd(netUsd)} a year.`}
        </p>
      ))}
      {brandOffers.length > 0 && (
        <div className="callout callout-info">
          <p className="callout-title">Only if you would use their points</p>
          <ul>
            {brandOffers.map(({ brand, slug, name, bonusNetUsd }) => (
              <li key={slug}>
                <a href={paths.review(slug)}>{name}</a>: {formatUsd(bonusNetUsd)} of bonus after its costs, in {brand}{" "}
                points
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
