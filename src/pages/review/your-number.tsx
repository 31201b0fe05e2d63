import type { Card } from "../../catalog/card.ts";
import { findCard } from "../../catalog/queries.ts";
import { toCardBonus } from "../../engine/value/to-rewards-catalog.ts";
import { Island } from "../../ui/island.tsx";
import { toLateUsd } from "../../own-worth/card-number.ts";
import { YourNumberPanel } from "../../own-worth/your-number.tsx";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader } from "../readers.ts";
import { findMembership } from "./membership.ts";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

/** Rates that depend on how one pays, of which a typical household has no share: they count nothing. */
function findUnknownHabit({ rewards }: Card): string | null {
  if (rewards.some(({ brands }) => brands?.includes("PayPal"))) return "pay through PayPal";
  const isApple = rewards.some(({ subcategory }) => subcategory === "apple_and_partners");
  return isApple ? "pay with Apple Pay or spend at Apple" : null;
}

/** What the card is worth a year: for its stated reader here, for the visitor's own spend in the browser. */
export function YourNumber({ card }: { readonly card: Card }) {
  const { ongoing, firstYear, noFee, withoutPerksUsd, faceValueUsd } = getComputed(card);
  const unknown = findUnknownHabit(card);
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
      lateUsd: toLateUsd(ongoing, firstYear),
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
      {unknown && (
        <p className="unless-spend-kept small muted">
          These figures count the base rate only, because we can't know how much you {unknown}.
        </p>
      )}
    </section>
  );
}
