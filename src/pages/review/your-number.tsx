import type { Card } from "../../catalog/card.ts";
import { findCard } from "../../catalog/queries.ts";
import { toCardBonus } from "../../engine/value/to-rewards-catalog.ts";
import { Island } from "../../ui/island.tsx";
import { YourNumberPanel } from "../../own-worth/your-number.tsx";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader } from "../readers.ts";
import { findMembership } from "./membership.ts";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

/** What the card is worth a year: for its stated reader here, for the visitor's own spend in the browser. */
export function YourNumber({ card }: { readonly card: Card }) {
  const { ongoing, firstYear, noFee, withoutPerksUsd, faceValueUsd } = getComputed(card);
  const other = noFee ? findCard(noFee.slug) : undefined;
  const props = {
    slug: card.slug,
    ...(card.status === "closed" && { isClosed: true }),
    ...(findMembership(card) && { feeName: "membership" }),
    spenderText: toCardReader(card).text,
    number: {
      firstYearUsd: firstYear.netUsd,
      bonusUsd: firstYear.bonusesUsd,
      forgoneUsd: firstYear.forgoneUsd,
      pastBasis: toCardBonus(card).past?.basis,
      ongoingUsd: ongoing.netUsd,
      rewardsUsd: ongoing.rewardsUsd,
      perksUsd: ongoing.perksUsd,
      feeUsd: ongoing.feesUsd,
      withoutPerksUsd,
      faceValueUsd,
      noFee: noFee && other ? { slug: other.slug, name: other.name, differenceUsd: noFee.differenceUsd } : null,
    },
  };
  return (
    <section className="section" id="your-number">
      <h2>Your number</h2>
      <Island name="your-number" when="kept" kept={SPEND_KEY} props={props}>
        <YourNumberPanel {...props} />
      </Island>
    </section>
  );
}
