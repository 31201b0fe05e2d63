import { formatUsd } from "../../words/format.ts";
import type { CountedPerk, NotEarnedPerk } from "../../engine/value/wallet-plan.ts";
import type { CardLabels } from "./tool-records.ts";

export interface PerkListsProps {
  readonly perks: readonly CountedPerk[];
  readonly notEarned: readonly NotEarnedPerk[];
  readonly labels: CardLabels;
  /** What each perk is, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  /** Under the card's own name. */
  readonly isOneCard?: boolean;
}

function toCondition({ needs, ...perk }: CountedPerk | NotEarnedPerk, labels: CardLabels): string {
  if ("why" in perk && perk.why === "once-per-wallet") return "another card already includes it";
  const cards = needs?.card?.map((slug) => labels[slug]?.name ?? slug).join(" or ");
  return [
    ...(needs?.spendUsd ? [`needs ${formatUsd(needs.spendUsd)} a year on the card`] : []),
    ...(cards ? [`needs ${cards}`] : []),
  ].join(" and ");
}

/** Perks that are in the figures, and those that the plan does not earn. */
export function PerkLists({ perks, notEarned, ...rest }: PerkListsProps) {
  return (
    <>
      {perks.length > 0 && (
        <>
          <p>We counted these perks:</p>
          <PerkList perks={perks} {...rest} />
        </>
      )}
      {notEarned.length > 0 && (
        <>
          <p>We didn't count these, although you might use them:</p>
          <PerkList perks={notEarned} {...rest} />
        </>
      )}
    </>
  );
}

function PerkList({
  perks,
  labels,
  perkTexts,
  isOneCard,
}: Omit<PerkListsProps, "perks" | "notEarned"> & { readonly perks: readonly (CountedPerk | NotEarnedPerk)[] }) {
  return (
    <ul>
      {perks.map((perk) => {
        const key = `${perk.card}:${perk.perk}`;
        const condition = toCondition(perk, labels);
        return (
          <li key={key}>
            {!isOneCard && `${labels[perk.card]?.name}: `}
            {perkTexts[key]} (<b className="num">{formatUsd(perk.usd)}</b>
            {condition && `, ${condition}`})
          </li>
        );
      })}
    </ul>
  );
}
