import { BRANDS } from "../../catalog/brand.ts";
import type { Card } from "../../catalog/card.ts";
import { PROGRAMS } from "../../catalog/program.ts";
import { formatDate, formatNumber, formatUsd, upperFirst } from "../../words/format.ts";
import { toCountedText } from "../../words/offer.ts";
import { toPointUnit } from "../../words/point-unit.ts";
import { SEEN_MONTHS } from "../../engine/value/counted-bonus.ts";
import { centsPerPoint } from "../../engine/value/points.ts";
import { toCardPoints } from "../../engine/value/to-card-points.ts";
import { toCardBonus } from "../../engine/value/to-rewards-catalog.ts";
import type { BonusTier } from "../../engine/value/wallet-card.ts";
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
  if (counted.basis === "ceiling") {
    // That the amount is shown on applying stands in the offer's own words, right above.
    const asked = counted.spendUsd > 0 ? ` after ${formatUsd(counted.spendUsd)} of purchases` : "";
    return `Our first-year figure counts ${amount}${asked}, the lowest offer of the past ${SEEN_MONTHS} months${seen}. Apply only if you are shown that or more.`;
  }
  const why =
    state === "ended"
      ? `This offer ended ${formatDate(endsOn ?? asOf)}.`
      : `Our source for this offer dates from ${formatDate(asOf.slice(0, 7))}, more than 90 days ago.`;
  if (counted.basis === "seen") {
    return `${why} Our first-year figure counts a newer one, ${amount}${seen}.`;
  }
  if (counted.basis === "usual") {
    return `${why} Our first-year figure counts the usual offer or the last one seen, whichever is lower: ${amount}${seen}. Apply only if you are shown at least that.`;
  }
  return `${why} It counts as $0 in our first-year figure: look up the current offer before you count on one.`;
}

const DAYS_A_MONTH = 30;
const SAME_USD = 1e-9;

const toWindow = (months: number) =>
  Number.isInteger(months)
    ? `${months} ${months === 1 ? "month" : "months"}`
    : `${Math.round(months * DAYS_A_MONTH)} days`;

/** Whether the offer's own words, right above, have the figure. */
const says = ({ signUpBonus }: Card, figure: string) => signUpBonus.description.includes(`${figure} `);

/** For the reader of the review: the same as in the figures of the page. */
function BonusFacts({ card }: { readonly card: Card }) {
  const { kind, tiers } = toCardBonus(card);
  const profile = toReaderProfile(toCardReader(card), BRANDS);
  const monthlyUsd = sumMonthlyUsd(profile);
  if (kind === "match") {
    const matchUsd = getComputed(card).firstYear.bonusesUsd;
    return (
      <dl className="facts">
        <div>
          <dt>Match on {formatUsd(monthlyUsd)} a month</dt>
          <dd className="num">{formatUsd(matchUsd)}</dd>
        </div>
      </dl>
    );
  }
  const counted = kind === "fixed" || kind === "on-approval" ? tiers : [];
  if (!counted.some(({ points, usd }) => points + usd > 0)) return null;
  const value = toCardPoints(card, PROGRAMS);
  const cents = centsPerPoint(value, profile.value, value.transfersAlone);
  const points = counted.reduce((sum, tier) => sum + tier.points, 0);
  const unit = toPointUnit(card.rewardProgram);
  const usd = counted.reduce((sum, tier) => sum + tier.usd + (tier.points * cents) / 100, 0);
  const asking = counted.filter(({ afterUsd }) => afterUsd > 0);
  const isReached = ({ afterUsd, months }: BonusTier) => afterUsd <= monthlyUsd * months + SAME_USD;
  const reached = asking.filter(isReached).length;
  const only = asking.length === 1 ? asking[0] : undefined;
  return (
    <dl className="facts">
      {points > 0 && !says(card, formatNumber(points)) && (
        <div>
          <dt>{upperFirst(unit)}</dt>
          <dd className="num">{formatNumber(points)}</dd>
        </div>
      )}
      <div>
        <dt>{points > 0 && counted.every((tier) => tier.usd === 0) ? `Value of ${unit}` : "Value"} (estimate)</dt>
        <dd className="num">{formatUsd(usd)}</dd>
      </div>
      {!(only && says(card, formatUsd(only.afterUsd))) && (
        <div>
          <dt>Spending required</dt>
          {asking.length === 0 && <dd>None</dd>}
          {asking.map(({ afterUsd, months }) => (
            <dd key={afterUsd}>
              {formatUsd(afterUsd)} in {toWindow(months)}
              {!only && <small>{formatUsd(afterUsd / months)} a month</small>}
            </dd>
          ))}
        </div>
      )}
      {asking.length > 0 && (
        <div>
          <dt>With {formatUsd(monthlyUsd)} a month</dt>
          <dd className={reached > 0 ? "gain" : "cost"}>
            {reached === asking.length ? "Within reach" : reached > 0 ? "Partly within reach" : "Out of reach"}
            {only && <small className="muted">It takes {formatUsd(only.afterUsd / only.months)} a month</small>}
          </dd>
        </div>
      )}
    </dl>
  );
}
