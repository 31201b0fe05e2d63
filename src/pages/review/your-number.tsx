import type { Card } from "../../catalog/card.ts";
import { findCard } from "../../catalog/queries.ts";
import { formatUsd } from "../../format.ts";
import { YourNumberPanel } from "../../tools/own-worth/your-number.tsx";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES, DEFAULT_SPEND } from "../../rewards/spend-presets.ts";
import { Island } from "../../islands/island.tsx";
import { getComputed } from "../computed-cards.ts";

const SPENDER_TEXT = `a ${DEFAULT_SPEND.name.toLowerCase()} that spends ${formatUsd(totalMonthlyUsd(DEFAULT_LINES))} a month`;

/** What the card is worth a year: for the stated default spend here, for the visitor's own in the browser. */
export function YourNumber({ card }: { readonly card: Card }) {
  const { ongoing, firstYear, noFee } = getComputed(card);
  const other = noFee ? findCard(noFee.slug) : undefined;
  const props = {
    slug: card.slug,
    spenderText: SPENDER_TEXT,
    number: {
      firstYearUsd: firstYear.netUsd,
      bonusUsd: firstYear.bonusesUsd,
      ongoingUsd: ongoing.netUsd,
      rewardsUsd: ongoing.rewardsUsd,
      perksUsd: ongoing.perksUsd,
      feeUsd: ongoing.feesUsd,
      noFee: noFee && other ? { slug: other.slug, name: other.name, differenceUsd: noFee.differenceUsd } : null,
    },
  };
  return (
    <section className="section" id="your-number">
      <h2>Your number</h2>
      <Island name="your-number" when="spend-kept" props={props}>
        <YourNumberPanel {...props} />
      </Island>
    </section>
  );
}
