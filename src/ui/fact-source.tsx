import type { AgedProvenance } from "../catalog/provenance.ts";
import { formatDate } from "../words/format.ts";
import { isOldFact } from "../words/facts.ts";
import { nameSource } from "../words/source-names.ts";
import { SourceLink } from "./source-link.tsx";

export interface FactSourceProps {
  /** What the fact is, for people who cannot see which figure the mark stands at: `the annual fee`. */
  readonly of: string;
  readonly provenance: AgedProvenance;
}

/**
 * A quiet mark at a figure that opens to its source: native, so it needs no script. What is fresh says when; that the
 * others are older is said once a page.
 */
export function FactSource({ of, provenance }: FactSourceProps) {
  const { asOf, source, shownConfidence } = provenance;
  const month = formatDate(asOf);
  const isOld = isOldFact(provenance);
  return (
    <details>
      <summary className="source-mark">
        {isOld ? "Source" : `As of ${month}`}
        <span className="visually-hidden">: {of}</span>
      </summary>
      <span>
        {isOld ? `As of ${month}; from` : "From"} {nameSource(source)}; confidence in the source: {shownConfidence}.
        <SourceLink address={source.address} />
      </span>
    </details>
  );
}
