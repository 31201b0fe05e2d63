import { type Card, countedMultiplier, type Reward } from "../../catalog/card.ts";
import { earnsNothing } from "../../catalog/earns-nothing.ts";
import { formatCents, formatRate, formatUsd, joinNames, lowerFirst, upperFirst, withThe } from "../../words/format.ts";
import { toOneUnit, toPointUnit } from "../../words/point-unit.ts";
import { typicalCents } from "../../words/typical-cents.ts";
import { FactSource } from "../../ui/fact-source.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { toRewardLabel } from "../../words/labels.ts";
import { DetailSection } from "./detail-section.tsx";
import { OwnSource, Uncertain } from "./fact-marks.tsx";

/** Every rate with its cap, what comes after the cap, and what a dollar brings back. */
export function EarningSection({ card }: { readonly card: Card }) {
  const rewards = card.rewards.toSorted((left, right) => countedMultiplier(right) - countedMultiplier(left));
  const cpp = typicalCents(card);
  const hasCaps = rewards.some((reward) => reward.cap);
  const isOnly = rewards.length === 1;
  const toRate = (multiplier: number) => formatRate(multiplier, card);
  const toLabel = (reward: Reward) => toSpendingLabel(reward, rewards);
  if (earnsNothing(card)) {
    return (
      <section className="section" id="earning">
        <h2>Earning</h2>
        <p>
          This card earns no points and no cash back on any purchase. <Uncertain card={card} field="rewards" />
        </p>
        <FactSource of="the rewards" provenance={card.provenance.rewards} />
      </section>
    );
  }
  return (
    <DetailSection id="earning" title="Earning" gist={toGist(rewards, card)}>
      <p>
        This is what you get back per dollar
        {!card.cashBack && ` at our value of ${formatCents(cpp)} per ${toOneUnit(card.rewardProgram)}`}, if this is your
        only card.
        {!hasCaps && (isOnly ? " The rate has no cap." : " None of these rates has a cap.")}{" "}
        <Uncertain card={card} field="rewards" />
      </p>
      <DataTable
        caption={`Earn rates of ${withThe(card.name)}`}
        toKey={(reward) => `${toRewardLabel(reward)} ${reward.notes}`}
        rows={rewards}
        columns={[
          {
            label: "Spending",
            render: (reward) => (
              <>
                {toLabel(reward)}
                <small className="cell-note">
                  {isOnly ? upperFirst(reward.notes.replace(/^All purchases(, )?/, "")) : reward.notes}
                </small>
              </>
            ),
          },
          {
            label: card.cashBack ? "Cash back" : `${upperFirst(toPointUnit(card.rewardProgram))} per dollar`,
            shortLabel: "Rate",
            isNumber: true,
            render: (reward) => (
              <>
                {toRate(countedMultiplier(reward))}
                <OwnSource fact={reward} of="this rate" />
              </>
            ),
          },
          !card.cashBack && {
            label: "Cents per dollar",
            shortLabel: "Per dollar",
            isNumber: true,
            render: (reward) => formatCents(Math.round(countedMultiplier(reward) * cpp * 100) / 100),
          },
          hasCaps && {
            label: "After the cap",
            isNumber: true,
            render: (reward) => (reward.afterCapMultiplier === null ? "–" : toRate(reward.afterCapMultiplier)),
          },
          hasCaps && { label: "Cap", isLine: true, render: (reward) => toCapText(reward, rewards) },
        ]}
      />
      <LaterRates card={card} />
    </DetailSection>
  );
}

/** Beside no other rate there is nothing else. */
const toSpendingLabel = (reward: Reward, rewards: readonly Reward[]): string =>
  reward.base && rewards.length === 1 ? "All purchases" : toRewardLabel(reward);

/** `5x, 3x and 1x; 2 rates have a cap`. */
function toGist(rewards: readonly Reward[], card: Pick<Card, "cashBack">): string {
  const rates = joinNames([...new Set(rewards.map((reward) => formatRate(countedMultiplier(reward), card)))]);
  const capped = rewards.filter(({ cap }) => cap !== null).length;
  if (capped === 0) return `${rates}, without a cap`;
  return `${rates}; ${capped === 1 ? "one rate has" : `${capped} rates have`} a cap`;
}

/** Rates that the terms have since changed and that the table, whose figures are fixed, does not follow. */
function LaterRates({ card }: { readonly card: Card }) {
  const later = card.history.filter(
    ({ field, applied, pending, confidence }) =>
      field.startsWith("/rewards/") && !applied && !pending && confidence !== "low",
  );
  if (later.length === 0) return null;
  return (
    <p className="callout section-more">
      Newer terms differ from this table: {later.map(({ from, to }) => to ?? `no more ${from}`).join("; ")}.{" "}
      <a href="#changes">What has changed</a> has the details.
    </p>
  );
}

/** Rates with the same limit on the same categories share it; one without categories is one rate's alone. */
const toPool = ({ cap }: Reward): string | null =>
  cap?.categories ? `${cap.amountUsd} a ${cap.period} on ${cap.categories.toSorted().join(" ")}` : null;

/** The rates of a pool are named: its categories are how the terms count, and of a chosen category they say nothing. */
function toCapText(reward: Reward, rewards: readonly Reward[]): string {
  if (!reward.cap) return "None";
  const amount = `${formatUsd(reward.cap.amountUsd)} a ${reward.cap.period}`;
  const pool = toPool(reward);
  const others = pool === null ? [] : rewards.filter((other) => other !== reward && toPool(other) === pool);
  if (others.length > 0)
    return `${amount}, shared with ${others.map((other) => lowerFirst(toRewardLabel(other))).join(", ")}`;
  return (reward.cap.categories?.length ?? 0) > 1 ? `${amount} in all` : amount;
}
