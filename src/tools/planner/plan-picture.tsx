import type { ReactNode } from "react";

import type { OwnedCard } from "../../engine/plan/plan-answer.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { toPercent } from "../../ui/plot.tsx";
import { formatUsd } from "../../words/format.ts";
import { formatMonth, formatShortMonth } from "./months.ts";
import { createNamer, isSameCard, toCardKey } from "./whose-card.ts";

const ROW_PX = 46;
const BAR_PX = 16;
const TOP_PX = 24;
/** A phone's picture and a letter of a name, about: a name that would run out of it ends with its bar instead. */
const NARROW_PX = 340;
const LETTER_PX = 7;

interface Bar extends OwnedCard {
  readonly from: number;
  readonly to: number;
  /** Months in which the minimum is spent. */
  readonly window: readonly [number, number] | null;
  readonly bonusMonth: number | null;
  readonly feeMonths: readonly number[];
  /** What the bonus and the fees come to: `+$1,300 −$795`; empty where there is neither. */
  readonly sums: string;
}

function listBars({ plan }: PlannerResult): Bar[] {
  const { best, months } = plan;
  const cards = new Map(best.months.flatMap(({ held }) => held.map((card) => [toCardKey(card), card] as const)));
  return [...cards.values()]
    .map((card): Bar => {
      const isOf = (entry: OwnedCard) => isSameCard(entry, card);
      const held = best.months.filter((month) => month.held.some(isOf)).map(({ month }) => month);
      const opening = best.openings.find(isOf);
      const bonus = opening?.bonus ?? null;
      const from = opening?.month ?? 0;
      const sum = (usds: readonly number[]) => usds.reduce((total, usd) => total + usd, 0);
      const bonusUsd = sum(best.months.flatMap(({ bonuses }) => bonuses.filter(isOf).map(({ usd }) => usd)));
      const feesUsd = sum(best.months.flatMap(({ fees }) => fees.filter(isOf).map(({ usd }) => usd)));
      const sums = [bonusUsd >= 0.5 && `+${formatUsd(bonusUsd)}`, feesUsd >= 0.5 && formatUsd(-feesUsd)];
      return {
        ...card,
        from: Math.min(...held),
        to: Math.min(Math.max(...held) + 1, months),
        window: bonus && bonus.afterUsd > 0 ? [from, from + bonus.windowMonths] : null,
        bonusMonth: bonus?.month ?? null,
        feeMonths: best.months.flatMap(({ month, fees }) => (fees.some(isOf) ? [month] : [])),
        sums: sums.filter(Boolean).join(" "),
      };
    })
    .toSorted((left, right) => left.from - right.from);
}

function describe(bars: readonly Bar[], { plan, labels, today }: PlannerResult): string {
  const nameOf = createNamer(labels, plan.people);
  const rows = bars.map(({ from, to, bonusMonth, sums, ...card }) => {
    const name = nameOf(card);
    const held = `${name}: ${formatMonth(from, today)} to ${formatMonth(to - 1, today)}`;
    const bonus = bonusMonth === null ? "" : `, bonus in ${formatMonth(bonusMonth, today)}`;
    return `${held}${bonus}${sums && `, ${sums}`}`;
  });
  return `Cards over ${plan.months} months. ${rows.join("; ")}.`;
}

/** Which card is held when, where its minimum is spent, and when bonus and fees come. The table below says the same in words. */
export function PlanPicture({ result }: { readonly result: PlannerResult }) {
  const bars = listBars(result);
  const { plan, labels, today } = result;
  const nameOf = createNamer(labels, plan.people);
  if (bars.length === 0) return null;
  const x = (month: number) => toPercent((month / plan.months) * 100);
  const wide = (from: number, to: number) => toPercent(((to - from) / plan.months) * 100);
  const every = plan.months > 12 ? 6 : 3;
  const ticks = Array.from({ length: plan.months / every }, (_, at) => at * every);
  return (
    <figure className="figure">
      <svg
        className="chart plan-picture"
        role="img"
        aria-label={describe(bars, result)}
        height={TOP_PX + bars.length * ROW_PX}
      >
        {ticks.map((month) => (
          <g key={month}>
            <line className="rule" x1={x(month)} x2={x(month)} y1={TOP_PX - 6} y2="100%" />
            <text className="axis" x={x(month)} y="12">
              {formatShortMonth(month, today)}
            </text>
          </g>
        ))}
        {bars.map(({ from, to, window, bonusMonth, feeMonths, sums, ...card }, row) => {
          const top = TOP_PX + row * ROW_PX;
          const bar = top + 18;
          const name = nameOf(card);
          const start = from / plan.months;
          const isLate =
            start > 0.5 || (start > 0 && start * NARROW_PX + (name.length + sums.length) * LETTER_PX > NARROW_PX);
          return (
            <g key={toCardKey(card)}>
              <text x={x(isLate ? to : from)} y={top + 12} textAnchor={isLate ? "end" : "start"}>
                {name}
                {sums && <tspan className="axis num"> {sums}</tspan>}
              </text>
              <rect className="fill-1" x={x(from)} y={bar} width={wide(from, to)} height={BAR_PX} rx="3" />
              {window && (
                <rect className="fill-4" x={x(window[0])} y={bar} width={wide(...window)} height={BAR_PX} rx="3" />
              )}
              {feeMonths.map((month) => (
                <line key={month} className="plan-fee" x1={x(month)} x2={x(month)} y1={bar - 3} y2={bar + BAR_PX + 3} />
              ))}
              {bonusMonth !== null && <circle className="point" cx={x(bonusMonth)} cy={bar + BAR_PX / 2} r="6" />}
            </g>
          );
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 [&>span]:whitespace-nowrap small">
        <Key text="minimum spend">
          <rect className="fill-4" width="14" height="12" rx="3" />
        </Key>
        <Key text="card held">
          <rect className="fill-1" width="14" height="12" rx="3" />
        </Key>
        <Key text="bonus arrives">
          <circle className="point" cx="7" cy="6" r="5" />
        </Key>
        <Key text="annual fee">
          <line className="plan-fee" x1="7" x2="7" y1="0" y2="12" />
        </Key>
      </figcaption>
    </figure>
  );
}

const Key = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <span>
    <svg className="chart inline-block w-[14px] h-[12px] align--1px" width="14" height="12" aria-hidden="true">
      {children}
    </svg>{" "}
    {text}
  </span>
);
