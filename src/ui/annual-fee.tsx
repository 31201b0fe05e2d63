import type { AnnualFee as Fee } from "../catalog/card.ts";
import { formatUsd } from "../words/format.ts";

/** The fee of each year; below it the first year's where that differs, and the terms where a figure can't say them. */
export function AnnualFee({ fee: { ongoingUsd, firstYearUsd, text } }: { readonly fee: Fee }) {
  return (
    <>
      {formatUsd(ongoingUsd)}
      {firstYearUsd !== ongoingUsd && <small className="cell-note">First year {formatUsd(firstYearUsd)}</small>}
      {text.includes("plus") && <small className="cell-note">{text}</small>}
    </>
  );
}
