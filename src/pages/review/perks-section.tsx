import type { Card, Perk } from "../../catalog/card.ts";
import { findPerkUse } from "../../catalog/perk-use.ts";
import { formatCents, formatDate, formatUsd, upperFirst, withThe } from "../../words/format.ts";
import { isOncePerWallet, REQUIREMENT_PERKS, yearlyFaceUsd } from "../../words/perk.ts";
import { toLoungeText } from "../../words/lounge.ts";
import { paths } from "../../paths.ts";
import { toOneUnit } from "../../words/point-unit.ts";
import { typicalCents } from "../../words/typical-cents.ts";
import { Badge } from "../../ui/badge.tsx";
import { FactSource } from "../../ui/fact-source.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FREQUENCY_LABELS, PORTION_LABELS, toPerkLabel } from "../../words/labels.ts";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader } from "../readers.ts";
import { DetailSection } from "./detail-section.tsx";
import { OwnSource, Uncertain } from "./fact-marks.tsx";

/** Such a perk counts only where the spend on this card reaches it. */
function NeededSpend({ slug, perk }: { readonly slug: string; readonly perk: Perk }) {
  const usd = findPerkUse(slug, perk.id)?.needs?.spendUsd;
  return usd === undefined ? null : <Badge tone="cost">needs {formatUsd(usd)} of spending</Badge>;
}

/** Points of an anniversary count like all points: their face value, in the program's own terms, may be another. */
function Counted({ card, perk, usd }: { readonly card: Card; readonly perk: Perk; readonly usd: number }) {
  if (perk.valueUsd === null) return "–";
  const points = findPerkUse(card.slug, perk.id)?.points;
  return (
    <>
      {formatUsd(usd)}
      {points !== undefined && usd > 0 && (
        <small className="cell-note">
          at {formatCents(typicalCents(card))} per {toOneUnit(card.rewardProgram)}
        </small>
      )}
    </>
  );
}

/** A perk of the year that comes in portions: how often one does. */
function findPortion(card: Card, { id, frequency }: Perk): string | undefined {
  const resets = frequency === "annual" ? findPerkUse(card.slug, id)?.resets : undefined;
  return resets && PORTION_LABELS[resets];
}

/** Why the column adds up to more than its total; null: it doesn't. */
function toTotalNote(perks: readonly Perk[]): string | null {
  const priced = perks.filter(({ valueUsd }) => (valueUsd ?? 0) > 0);
  const notes = [
    ...(priced.some(({ frequency }) => frequency === "one_time") ? ["leaves out one-time credits"] : []),
    ...priced
      .filter(({ frequency }) => frequency === "every_4_years")
      .map((perk) => `counts ${toPerkLabel(perk)} at ${formatUsd(yearlyFaceUsd(perk))} a year`),
  ];
  return notes.length > 0 ? upperFirst(notes.join("; ")) : null;
}

const toFrequencyText = (card: Card, perk: Perk): string =>
  findPortion(card, perk) ?? (perk.frequency ? FREQUENCY_LABELS[perk.frequency] : "Always");

/** Every perk (what the card asks for stands at a glance) with its face value and what it is worth to the review's reader; totals last. */
export function PerksSection({ card }: { readonly card: Card }) {
  const perks = card.perks
    .filter(({ type }) => !REQUIREMENT_PERKS.has(type))
    .toSorted((left, right) => (right.valueUsd ?? -1) - (left.valueUsd ?? -1));
  const faceUsd = perks.reduce((sum, perk) => sum + yearlyFaceUsd(perk), 0);
  const { perksUsd, ongoing } = getComputed(card);
  if (perks.length === 0) return null;
  const totalNote = toTotalNote(perks);
  const isPriced = perks.some(({ valueUsd }) => valueUsd !== null);
  const hasUncountedCredit = perks.some(
    ({ id, valueUsd }) =>
      (valueUsd ?? 0) > 0 && (perksUsd[id] ?? 0) === 0 && findPerkUse(card.slug, id)?.kind === "credit",
  );
  return (
    <DetailSection
      id="perks"
      title="Perks"
      gist={`${perks.length} ${perks.length === 1 ? "perk" : "perks"}, ${isPriced ? `${formatUsd(faceUsd)} at face value, ${formatUsd(ongoing.perksUsd)} counted` : "not priced"}`}
      className="perks-section"
    >
      <p>
        {isPriced
          ? `We count perks only to the extent that ${toCardReader(card).text} would use them. `
          : `We put no dollar value on ${perks.length === 1 ? "this perk" : "these perks"}. `}
        {hasUncountedCredit && (
          <>
            Credits that not everyone would use count as $0. If you would use them, check their boxes in{" "}
            <a href={paths.analyzer()}>the analyzer</a>.{" "}
          </>
        )}
        {isPriced && "Values are our estimates. "}
        <Uncertain card={card} field="perks" />
      </p>
      <FactSource of="the perks" provenance={card.provenance.perks} />
      <DataTable
        caption={`Perks of ${withThe(card.name)}`}
        toKey={(perk) => `${perk.type} ${perk.description}`}
        rows={perks}
        columns={[
          {
            label: "Perk",
            render: (perk) => (
              <>
                {toPerkLabel(perk)} {isOncePerWallet(perk.type) && <Badge>counted once across your cards</Badge>}
                <NeededSpend slug={card.slug} perk={perk} />
                <small className="cell-note">
                  {perk.lapsed ? <s>{perk.description}</s> : perk.description}
                  {perk.lounges?.map((lounge) => (
                    <span key={lounge.network} className="block">
                      {toLoungeText(lounge)}
                    </span>
                  ))}
                  {perk.lapsed && perk.endsOn && ` (ended ${formatDate(perk.endsOn)})`}
                </small>
              </>
            ),
          },
          {
            label: "How often",
            render: (perk) => (
              <div>
                {toFrequencyText(card, perk)}
                <OwnSource fact={perk} of="this perk" />
              </div>
            ),
          },
          {
            label: "Face value",
            isNumber: true,
            render: (perk) =>
              perk.valueUsd === null ? (
                "Not priced"
              ) : (
                <>
                  {formatUsd(perk.valueUsd)}
                  {findPortion(card, perk) && <small className="cell-note">a year</small>}
                </>
              ),
          },
          {
            label: "Yearly value",
            shortLabel: "Counted",
            isNumber: true,
            render: (perk) => <Counted card={card} perk={perk} usd={perksUsd[perk.id] ?? 0} />,
          },
        ]}
        foot={
          faceUsd > 0 && (
            <tr>
              <th scope="row">
                Total per year
                {totalNote && <small className="cell-note">{totalNote}</small>}
              </th>
              <td className="desktop-only" />
              <td className="is-number num" data-label="Face value">
                {formatUsd(faceUsd)}
              </td>
              <td className="is-number num" data-label="Counted">
                {formatUsd(ongoing.perksUsd)}
              </td>
            </tr>
          )
        }
      />
    </DetailSection>
  );
}
