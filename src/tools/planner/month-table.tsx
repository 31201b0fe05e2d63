import { formatUsd, subtractShown } from "../../words/format.ts";
import type { MonthPlacement, OwnedCard, PlannedMonth } from "../../engine/plan/plan-answer.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CardName } from "../shared/card-name.tsx";
import { CardNames } from "../shared/card-names.tsx";
import { CardSpendTable } from "../shared/card-spend-table.tsx";
import type { PlannerResult } from "./make-planner-result.ts";
import { formatMonth } from "./months.ts";
import { OwnedNames, toOwnLabel } from "./owned-names.tsx";
import { createNamer, isSameCard, toCardKey } from "./whose-card.ts";

/** The same sums month by month, with the total so far, and which card pays where. */
export function MonthTable({ result }: { readonly result: PlannerResult }) {
  const { plan, labels, today } = result;
  const { months, openings } = plan.best;
  // A card opened in a month's last days pays its fee in it and can be used in the next.
  const held = months.map(({ month, held: usable }) => [
    ...usable,
    ...openings.filter((opening) => opening.month === month && !usable.some((card) => isSameCard(card, opening))),
  ]);
  const nameOf = createNamer(labels, plan.people);
  const [now, ...later] = listPhases(months);
  const table = ({ spend }: Phase) => (
    <CardSpendTable spend={spend} period="month" toCard={(whose) => toOwnLabel(whose, labels, nameOf)} />
  );
  return (
    <section className="result-part in-pieces plan-months">
      {/* In one piece: beside the form, or below it. */}
      <div className="[&>h3]:mb-3">
        <h3>Which card pays for what</h3>
        {now && (
          <>
            <p>{toPhaseName(now, today)}</p>
            {table(now)}
          </>
        )}
      </div>
      {later.length > 0 && (
        <details className="disclosure">
          <summary>Later months</summary>
          {later.map((phase) => (
            <details className="disclosure" key={phase.from}>
              <summary>{toPhaseName(phase, today)}</summary>
              {table(phase)}
            </details>
          ))}
        </details>
      )}
      <details className="disclosure">
        <summary>Month by month</summary>
        <DataTable
          caption="What each month earns and costs"
          rows={months}
          toKey={({ month }) => String(month)}
          columns={[
            {
              label: "Month",
              render: ({ month }, index) => (
                <>
                  {formatMonth(month, today)}
                  {listHeldChanges(held[index]!, held[index - 1]).map(([sign, cards]) => (
                    <small className="cell-note" key={sign}>
                      {sign}
                      <OwnedNames cards={cards} result={result} />
                    </small>
                  ))}
                </>
              ),
            },
            { label: "Rewards", isNumber: true, render: ({ rewardsUsd }) => formatUsd(rewardsUsd) },
            { label: "Perks", isNumber: true, render: ({ perksUsd }) => formatUsd(perksUsd) },
            { label: "Bonuses", isNumber: true, render: ({ bonusesUsd }) => toSum(bonusesUsd) },
            { label: "Fees", isNumber: true, render: ({ feesUsd }) => toSum(-feesUsd) },
            {
              label: "Total\u00A0so\u00A0far",
              isNumber: true,
              render: ({ runningUsd }) => formatUsd(runningUsd),
            },
          ]}
        />
      </details>
    </section>
  );
}

/** Most months have none: a dash leaves those that do in sight. */
const toSum = (usd: number) => (usd === 0 ? "–" : formatUsd(usd));

/** The cards of the first month, then those that come and go. */
function listHeldChanges(held: readonly OwnedCard[], before?: readonly OwnedCard[]) {
  const lacks = (cards: readonly OwnedCard[]) => (card: OwnedCard) => !cards.some((entry) => isSameCard(entry, card));
  const come = held.filter(lacks(before ?? []));
  const go = before?.filter(lacks(held)) ?? [];
  return (
    [
      [before ? "+ " : "", come],
      ["− ", go],
    ] as const
  ).filter(([, cards]) => cards.length > 0);
}

const toPhaseName = ({ from, to }: Phase, today: string) =>
  formatMonth(from, today) + (to > from ? ` to ${formatMonth(to, today)}` : "");
const toKey = ({ card, person, category, part, brand, foreign, multiplier, perk, pool }: MonthPlacement) =>
  [card, person, category, part, brand, foreign, multiplier, perk, pool].join(" ");
const toPlaces = ({ spend }: PlannedMonth) =>
  spend
    .map((entry) => `${toKey(entry)} ${Math.round(entry.usd)}`)
    .toSorted()
    .join("|");

interface Phase {
  readonly from: number;
  readonly to: number;
  readonly spend: readonly MonthPlacement[];
}

/** Months in a row with the same cards for the same spend. */
function listPhases(months: readonly PlannedMonth[]): Phase[] {
  const phases: { from: number; to: number; spend: readonly MonthPlacement[]; places: string }[] = [];
  for (const month of months) {
    const places = toPlaces(month);
    const last = phases.at(-1);
    if (last?.places === places) last.to = month.month;
    else if (month.spend.length > 0) phases.push({ from: month.month, to: month.month, spend: month.spend, places });
  }
  return phases;
}

export const VERDICTS = { keep: "Keep", cancel: "Cancel", downgrade: "Downgrade" } as const;

/** Cards owned now: what to do with each, in which month, and what it is about in dollars. */
export function OwnedCards({ result: { plan, labels, today } }: { readonly result: PlannerResult }) {
  if (plan.owned.length === 0) return null;
  const nameOf = createNamer(labels, plan.people);
  return (
    <section className="result-part">
      <h3>The cards you have</h3>
      <DataTable
        caption="What to do with the cards you have"
        rows={plan.owned}
        toKey={toCardKey}
        columns={[
          {
            label: "Card",
            render: ({ feeUsd, ...whose }) => (
              <CardName
                card={toOwnLabel(whose, labels, nameOf)}
                note={feeUsd > 0 ? `${formatUsd(feeUsd)} a year` : "no annual fee"}
                hasArt={false}
              />
            ),
          },
          {
            label: "What to do",
            isWide: true,
            render: ({ verdict, to, ask }) => (
              <>
                {VERDICTS[verdict]}
                {to && ` to ${labels[to]?.name}`}
                {verdict === "cancel" && ask.length > 0 && (
                  <small className="cell-note">
                    or ask about downgrading it to <CardNames slugs={ask} labels={labels} />
                  </small>
                )}
              </>
            ),
          },
          {
            label: "Decide in",
            render: ({ month }) => (month === null ? "nothing to decide" : formatMonth(month, today)),
          },
          {
            label: "Adds per year",
            isNumber: true,
            render: ({ yearUsd, feeUsd }) =>
              yearUsd === null ? (
                "not calculated"
              ) : (
                <>
                  {formatUsd(yearUsd)}
                  {feeUsd > 0 && (
                    <small className="cell-note">{formatUsd(subtractShown(yearUsd, feeUsd))} after fee</small>
                  )}
                </>
              ),
          },
        ]}
      />
      <p className="small section-tight">
        We judge each card by a full year alongside the plan's other cards, no matter when its fee is due. A card must
        earn back its fee, plus a quarter of it, plus $25. Canceling a card can shorten your credit history, which we
        don't put a price on.
      </p>
    </section>
  );
}
