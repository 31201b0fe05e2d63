import type { Card } from "../../catalog/card.ts";
import { countMonths, lowerConfidence } from "../../catalog/catalog-on.ts";
import { findProtection } from "../../catalog/protection.ts";
import { paths } from "../../paths.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { SourceLink } from "../../ui/source-link.tsx";
import { formatDate, withThe } from "../../words/format.ts";
import { COVER_KINDS, COVER_LABELS, PERKS_OF_COVER, toCoverText } from "../../words/protection.ts";
import { nameSource } from "../../words/source-names.ts";
import { DetailSection } from "./detail-section.tsx";

/** The insurance that comes with the card: limits, hours, exclusions. No dollar of it is in any sum. */
export function ProtectionSection({ card }: { readonly card: Card }) {
  const protection = findProtection(card.slug);
  if (!protection) return null;
  const { asOf, source, confidence, covers } = protection;
  // As old on this day as a perk from the same month.
  const { asOf: perksAsOf, ageMonths } = card.provenance.perks;
  const ownAgeMonths = ageMonths + countMonths(asOf, perksAsOf) - countMonths(perksAsOf, asOf);
  const rows = COVER_KINDS.flatMap((kind) => {
    const text = toCoverText(kind, covers);
    return text === null ? [] : [{ kind, text }];
  });
  const known = rows.filter(({ kind }) => covers[kind] !== null).length;
  const unknown = COVER_KINDS.filter(
    (kind) => covers[kind] === undefined && !card.perks.some(({ type }) => PERKS_OF_COVER[kind]?.includes(type)),
  );
  return (
    <DetailSection
      id="protection"
      title="If something goes wrong"
      gist={`${known} ${known === 1 ? "kind" : "kinds"} of coverage, with limits and hours`}
    >
      <DataTable
        caption={`Insurance that comes with ${withThe(card.name)}`}
        rows={rows}
        toKey={({ kind }) => kind}
        columns={[
          { label: "Coverage", render: ({ kind }) => COVER_LABELS[kind] },
          { label: "What it pays", isWide: true, render: ({ text }) => text },
        ]}
      />
      {unknown.length > 0 && (
        <p>
          Unknown: {unknown.map((kind) => COVER_LABELS[kind].toLowerCase()).join(", ")}. Our sources do not say whether
          the card includes {unknown.length > 1 ? "these" : "this"}.
        </p>
      )}
      <p>
        You have to pay for the fare, rental or purchase with the card. All coverage has exclusions, and the guide to
        benefits that came with your card has the final word. Our dollar figures leave coverage out.{" "}
        <a href={paths.article("guides", "if-something-goes-wrong")}>
          What each type of coverage means, and how to file a claim
        </a>
      </p>
      <p className="small muted">
        As of {formatDate(asOf)}; from {nameSource(source)}; confidence: {lowerConfidence(confidence, ownAgeMonths)}.
        <SourceLink address={source.address} />
      </p>
    </DetailSection>
  );
}
