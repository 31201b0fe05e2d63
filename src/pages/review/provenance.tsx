import type { Card } from "../../catalog/card.ts";
import { earnsNothing } from "../../catalog/earns-nothing.ts";
import {
  type AgedProvenance,
  FACT_GROUPS,
  type FactGroup,
  JUDGED_GROUPS,
  type Source,
} from "../../catalog/provenance.ts";
import { describeMonths, GROUP_LABELS } from "../../words/facts.ts";
import { nameSource } from "../../words/source-names.ts";
import { formatDate, joinNames, lowerFirst, upperFirst, withThe } from "../../words/format.ts";
import { UNCERTAIN_LABELS } from "../../words/labels.ts";
import { paths } from "../../paths.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { listDoubted } from "../../words/uncertain-facts.ts";
import { DetailSection } from "./detail-section.tsx";

interface Origin {
  readonly facts: string;
  readonly origin: AgedProvenance;
  /** What of it an editor could not confirm. */
  readonly doubted: readonly string[];
}

/** What was read together stands in one row: facts of the same month, source and confidence. */
function listOrigins(card: Card): readonly Origin[] {
  const { provenance } = card;
  const groups = (Object.keys(GROUP_LABELS) as FactGroup[]).filter((group) => isOf(card, group));
  const byOrigin = Map.groupBy(groups, (group) => {
    const { asOf, source, shownConfidence } = provenance[group];
    return `${asOf} ${nameSource(source)} ${shownConfidence}`;
  });
  return [...byOrigin.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const [name = "", ...others] = alike.map((group) => GROUP_LABELS[group]);
    return {
      facts: [name, ...others.map(lowerFirst)].join(", "),
      origin: provenance[first],
      doubted: listDoubted(card, alike).map((field) => UNCERTAIN_LABELS[field]),
    };
  });
}

/** Not among the months of a card's facts: they may be older. */
const UNJUDGED_GROUPS = FACT_GROUPS.filter((group) => !JUDGED_GROUPS.some((judged) => judged === group));

/** Points of a card that earns none have no value to date. */
const isOf = (card: Card, group: FactGroup) => group !== "redemption" || !earnsNothing(card);

/** A link where there is an address: the name says where it leads. */
function OriginName({ source }: { readonly source: Source }) {
  // A list keeps its own spelling.
  const name = nameSource(source);
  if (source.address === undefined) return upperFirst(name);
  return (
    <a href={source.address} rel="noopener nofollow">
      {name}
    </a>
  );
}

/** What is older than the months that the card's facts are told to be of: an earn rate or a perk may have its own date. */
function nameOlder(card: Card): string {
  const isOlder = (fact?: { readonly asOf: string }) => fact !== undefined && fact.asOf < card.asOf;
  const [first, ...others] = UNJUDGED_GROUPS.filter(
    (group) => isOf(card, group) && isOlder(card.provenance[group]),
  ).map((group) => lowerFirst(GROUP_LABELS[group]));
  const partly = (["rewards", "perks"] as const)
    .filter((group) => card[group].some(({ provenance }) => isOlder(provenance)))
    .map((group) => lowerFirst(GROUP_LABELS[group]));
  if (first === undefined) return partly.length > 0 ? `some older ${joinNames(partly)}` : "";
  return joinNames([`the older ${first}`, ...others, ...partly.map((name) => `some ${name}`)]);
}

/** Where the facts come from and from when, what could not be confirmed, how to report an error. */
export function Provenance({ card }: { readonly card: Card }) {
  const older = nameOlder(card);
  // A link is no fact about the card.
  const uncertain = card.uncertainFields
    .filter((field) => field !== "ratesAndFeesLink")
    .map((field) => UNCERTAIN_LABELS[field]);
  return (
    <DetailSection
      id="provenance"
      title="How sure we are"
      gist={`Sources and dates${uncertain.length === 0 ? "" : `; ${uncertain.length} unconfirmed`}`}
    >
      <p>
        These facts are {describeMonths([card])}
        {older && `, except for ${older}`}. Our overall confidence in them is {card.confidence}
        {uncertain.length > 0
          ? `, ${card.confidence === "low" ? "and" : "but"} we could not fully confirm the following: ${uncertain.join(", ")}. Check with the issuer.`
          : ". None of the card's own terms is marked unconfirmed, but terms can change."}
      </p>
      <DataTable
        caption={`Where the facts on ${withThe(card.name)} come from`}
        rows={listOrigins(card)}
        toKey={({ facts }) => facts}
        columns={[
          { label: "Fact", render: ({ facts }) => facts },
          {
            label: "As of",
            render: ({ origin }) => <span className="whitespace-nowrap">{formatDate(origin.asOf)}</span>,
          },
          {
            label: "From",
            isLine: true,
            render: ({ origin }) => <OriginName source={origin.source} />,
          },
          {
            label: "Confidence in source",
            render: ({ facts, origin, doubted }) => (
              <>
                {upperFirst(origin.shownConfidence)}
                {doubted.length > 0 && (
                  <small className="cell-note">
                    {lowerFirst(facts) === joinNames(doubted) ? "unconfirmed" : `unconfirmed: ${joinNames(doubted)}`}
                  </small>
                )}
              </>
            ),
          },
        ]}
      />
      <p>
        Facts with a different date show their own month. Confidence drops one step for each year of age. The rating,
        perk values, cents per point and minimum credit score are editorial estimates, not issuer facts:{" "}
        <a href={paths.about("how-we-rate")}>how we rate</a>. Found a mistake?{" "}
        <a href={paths.about("contact")}>Tell us</a>.
      </p>
    </DetailSection>
  );
}
