import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { CardArt } from "../../ui/card-art.tsx";
import type { ListFace } from "./choose-faces.ts";

/** The nine lists as tiles: the list is the link, the card its face. */
export function ListFaces({ faces }: { readonly faces: readonly ListFace[] }) {
  return (
    // Nine in two columns: the first, which is everybody's, stands over both.
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 [&>:first-child]:md:col-span-2 [&>:first-child]:lg:col-span-1">
      {faces.map(({ key, label, pickLabel, listed, readerText, alsoBestFor }) => {
        const { card, parts, purchaseMonths, transferMonths } = listed;
        return (
          <article className="tile tile-row" key={key}>
            <CardArt card={card} width={112} />
            <div>
              <h3>
                <a href={paths.category(key)}>{label}</a>
              </h3>
              <p className="small leading-[1.4]">
                <span className="muted">{pickLabel}:</span> {card.name}
              </p>
              <p className="figures">
                <b className="font-serif font-650 text-1">
                  {parts ? formatUsd(parts.netUsd) : `${Math.max(purchaseMonths, transferMonths)} months`}
                </b>{" "}
                <span className="small muted">
                  {parts ? "a year" : "at 0%"} ·{" "}
                  {card.annualFee.ongoingUsd === 0 ? "no fee" : `${formatUsd(card.annualFee.ongoingUsd)} fee`}
                </span>
              </p>
              {readerText && <p className="small muted leading-[1.4]">for {readerText}</p>}
              {alsoBestFor.length > 0 && (
                <p className="flex [&>span]:whitespace-normal">
                  <Badge>also {alsoBestFor.map((other) => other.toLowerCase()).join(", ")}</Badge>
                </p>
              )}
            </div>
          </article>
        );
      })}
    </div>
  );
}
