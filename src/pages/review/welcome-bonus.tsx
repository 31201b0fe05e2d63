import { BRANDS } from "../../catalog/brand.ts";
import type { Card } from "../../catalog/card.ts";
import { findOfferRecord } from "../../words/card-offers.ts";
import { formatDate, formatUsd, joinNames } from "../../words/format.ts";
import { toCountedText } from "../../words/offer.ts";
import { SAME_USD, SEEN_MONTHS } from "../../engine/value/counted-bonus.ts";
import { toCardBonus } from "../../engine/value/to-rewards-catalog.ts";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader, toReaderProfile } from "../readers.ts";
import { Uncertain } from "./fact-marks.tsx";
import { OfferHistory } from "./offer-history.tsx";
import { WhenToApply } from "./when-to-apply.tsx";
import { sumMonthlyUsd } from "../../engine/value/profile.ts";

/** Points, dollars, and the spend a month it takes; of an offer that does not count, only what it was. */
export function WelcomeBonus({ card }: { readonly card: Card }) {
  const bonus = card.signUpBonus;
  const isClosed = card.status === "closed";
  const hasOffer = bonus.kind !== "none";
  const { basis } = bonus.counted;
  const counts = !isClosed && (basis !== "none" || bonus.state === "open" || bonus.state === "none");
  return (
    <section className="section" id="bonus">
      <h2>Welcome bonus</h2>
      <p>
        {hasOffer && (isClosed || bonus.state === "ended") ? <s>{bonus.description}</s> : bonus.description}.{" "}
        <Uncertain card={card} field="signUpBonus" />
      </p>
      {isClosed
        ? hasOffer && (
            <p className="callout">The card is closed to new applications, so no one can get this offer anymore.</p>
          )
        : (!counts || basis === "seen" || basis === "usual" || basis === "ceiling") && (
            <p className="callout">{toStateText(card)}</p>
          )}
      {counts && <BonusFacts card={card} />}
      {!isClosed && <WhenToApply card={card} />}
      {!isClosed && <OfferHistory card={card} />}
    </section>
  );
}

/** Why today's offer does not count as it stands, and what counts in its place. */
function toStateText(card: Card): string {
  const { state, endsOn, asOf, counted } = card.signUpBonus;
  const seen = counted.lastSeen === null ? "" : `, last seen ${formatDate(counted.lastSeen.slice(0, 7))}`;
  const amount = toCountedText(card);
  // The year of a reader who does not spend that much has none of it.
  const counts = toReach(card).isWithin ? "Our first-year figure counts" : "If your spending reaches it, count on";
  if (counted.basis === "ceiling") {
    // That the amount is shown on applying stands in the offer's own words, right above.
    const asked = counted.spendUsd > 0 ? ` after ${formatUsd(counted.spendUsd)} of purchases` : "";
    return `${counts} ${amount}${asked}, the lowest offer of the past ${SEEN_MONTHS} months${seen}. Apply only if you are shown that or more.`;
  }
  const why =
    state === "ended"
      ? `This offer ended ${formatDate(endsOn ?? asOf)}.`
      : `Our source for this offer dates from ${formatDate(asOf.slice(0, 7))}, more than 90 days ago.`;
  if (counted.basis === "seen") {
    return `${why} ${counts} a newer one, ${amount}${seen}.`;
  }
  if (counted.basis === "usual") {
    return `${why} ${counts} the usual offer or the last one seen, whichever is lower: ${amount}${seen}. Apply only if you are shown at least that.`;
  }
  return `${why} It counts as $0 in our first-year figure: look up the current offer before you count on one.`;
}

const DAYS_A_MONTH = 30;

const toWindow = (days: number) =>
  days % DAYS_A_MONTH === 0 ? `${days / DAYS_A_MONTH} ${days === DAYS_A_MONTH ? "month" : "months"}` : `${days} days`;

/** What comes besides the points or cash of the card's own offer, or after its first step: only those count. Null: nothing. */
function findUncounted(card: Card): string | null {
  if (card.signUpBonus.counted.basis !== "read") return null;
  const { todayOffer, todayUsd } = findOfferRecord(card) ?? {};
  // What the offer pays in cash of its own is in the figure already.
  const isMore = (todayUsd ?? 0) > card.signUpBonus.counted.usd + SAME_USD;
  const { later } = card.signUpBonus;
  const parts = [...(later === undefined ? [] : [later]), ...((isMore && todayOffer?.extras) || [])];
  return parts.length > 0 ? joinNames(parts) : null;
}

/** What the reader of the review spends a month, and what the offer that counts takes. */
function toReach(card: Card) {
  const { spendUsd, days } = card.signUpBonus.counted;
  const monthlyUsd = sumMonthlyUsd(toReaderProfile(toCardReader(card), BRANDS));
  const neededUsd = spendUsd > 0 ? (spendUsd * DAYS_A_MONTH) / days : 0;
  return { monthlyUsd, neededUsd, isWithin: neededUsd <= monthlyUsd };
}

/** For the reader of the review, as in the figures of the page: what it comes to, and whether it is reached. */
function BonusFacts({ card }: { readonly card: Card }) {
  const { usd, spendUsd, days } = card.signUpBonus.counted;
  const { monthlyUsd, neededUsd, isWithin } = toReach(card);
  const isMatch = toCardBonus(card).kind === "match";
  const valueUsd = isMatch ? getComputed(card).firstYear.bonusesUsd : usd;
  if (valueUsd <= 0) return null;
  const uncounted = findUncounted(card);
  return (
    <dl className="facts">
      <div>
        <dt>{isMatch ? `Match on ${formatUsd(monthlyUsd)} a month` : "Value (estimate)"}</dt>
        <dd className="num">
          {formatUsd(valueUsd)}
          {uncounted && <small className="muted">Not counted: {uncounted}</small>}
        </dd>
      </div>
      {spendUsd > 0 && (
        <div>
          <dt>With {formatUsd(monthlyUsd)} a month</dt>
          <dd className={isWithin ? "gain" : "cost"}>
            {isWithin ? "Within reach" : "Out of reach"}
            <small className="muted">
              It takes {formatUsd(spendUsd)} in {toWindow(days)}, {formatUsd(neededUsd)} a month
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
