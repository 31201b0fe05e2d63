/** Cards side by side on one scale, the best first: what they bring to the right, their fee to the left. */
import { formatUsd } from "../../words/format.ts";
import type { CardLabels } from "../shared/tool-records.ts";
import type { HeldCards } from "./held-cards.ts";

const WIDTH = 100;
const HEIGHT = 10;

const KEYS = [
  { tone: 1, label: "Rewards" },
  { tone: 3, label: "Perks you would use" },
  { tone: "cost", label: "Annual fee" },
] as const;

interface Row {
  readonly key: string;
  readonly label: string;
  readonly held: HeldCards;
}

export interface NetBarsProps {
  /** Each alone, and those of them that are best together. */
  readonly cards: readonly HeldCards[];
  /** All of them in one wallet. */
  readonly together: HeldCards | null;
  readonly labels: CardLabels;
}

export function NetBars({ cards, together, labels }: NetBarsProps) {
  const rows: readonly Row[] = [
    ...cards.map((held) => ({
      key: held.slugs.join(),
      label: held.slugs.map((slug) => labels[slug]?.name).join(" and "),
      held,
    })),
    ...(together ? [{ key: "together", label: "All of them together", held: together }] : []),
  ].toSorted((left, right) => right.held.later.netUsd - left.held.later.netUsd);
  const left = Math.max(0, ...rows.map(({ held }) => held.later.feesUsd));
  const right = Math.max(0, ...rows.map(({ held }) => held.later.rewardsUsd + held.later.perksUsd));
  const scale = (usd: number) => (usd * WIDTH) / (left + right || 1);
  return (
    <>
      <ul className="bar-keys small" aria-hidden>
        {KEYS.map(({ tone, label }) => (
          <li key={tone}>
            <svg className="chart" viewBox="0 0 10 10">
              <rect className={`fill-${tone}`} width="10" height="10" rx="2" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <ul className="bars" aria-label="Worth in a later year, the best first">
        {rows.map(({ key, label, held: { later } }) => (
          <li key={key} className={key === "together" ? "is-total" : undefined}>
            <span>
              {label}
              <small className="cell-note">
                {formatUsd(later.rewardsUsd)} rewards + {formatUsd(later.perksUsd)} perks − {formatUsd(later.feesUsd)}{" "}
                {later.cards.length > 1 ? "fees" : "fee"}
              </small>
            </span>
            <span className={later.netUsd < 0 ? "num cost" : "num gain"}>{formatUsd(later.netUsd)}</span>
            <svg className="chart h-6!" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
              <rect
                className="fill-cost"
                x={scale(left - later.feesUsd).toFixed(2)}
                width={scale(later.feesUsd).toFixed(2)}
                height={HEIGHT}
              />
              <rect
                className="fill-1"
                x={scale(left).toFixed(2)}
                width={scale(later.rewardsUsd).toFixed(2)}
                height={HEIGHT}
              />
              <rect
                className="fill-3"
                x={scale(left + later.rewardsUsd).toFixed(2)}
                width={scale(later.perksUsd).toFixed(2)}
                height={HEIGHT}
              />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}
