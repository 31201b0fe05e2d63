import type { AgedProvenance } from "../catalog/provenance.ts";
import { formatDate } from "../words/format.ts";
import { isOldFact } from "../words/facts.ts";
import { nameSource } from "../words/source-names.ts";
import { SourceLink } from "./source-link.tsx";

export interface FactSourceProps {
  /** What the fact is, for people who cannot see which figure the mark stands at: `the annual fee`. */
  readonly of: string;
  readonly provenance: AgedProvenance;
  /** Before the month, where no figure stands above it: `Facts as of `. */
  readonly lead?: string;
}

/** A quiet month at a figure that opens to its source: native, so it needs no script. */
export function FactSource({ of, provenance, lead }: FactSourceProps) {
  const { asOf, source, shownConfidence } = provenance;
  const month = formatDate(asOf);
  return (
    <details className={isOldFact(provenance) ? "italic" : undefined}>
      <summary className="source-mark">
        <span className="visually-hidden">Source of {of}: </span>
        {lead}
        {month}
        {isOldFact(provenance) && <span className="visually-hidden">, more than six months old</span>}
      </summary>
      <span>
        As of {month}; from {nameSource(source)}; confidence: {shownConfidence}.
        <SourceLink address={source.address} />
      </span>
    </details>
  );
}
