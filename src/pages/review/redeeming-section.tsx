import type { Card, Redemption } from "../../catalog/card.ts";
import { formatCents } from "../../format.ts";
import { BarChart } from "../../ui/bar-chart.tsx";
import { REDEMPTION_LABELS } from "../../labels.ts";
import { isUncertain, Uncertain } from "./uncertain.tsx";

/** Cents per point for each way of using points, as bars. */
export function RedeemingSection({ card }: { readonly card: Card }) {
  const ways = Object.entries(card.redemption) as [keyof Redemption, number][];
  const bars = ways
    .toSorted(([, left], [, right]) => right - left)
    .map(([key, cpp]) => ({
      label: REDEMPTION_LABELS[key],
      value: cpp,
      text: formatCents(cpp),
      tone: key === "programCpp" ? (1 as const) : (3 as const),
    }));
  return (
    <section className="section" id="redeeming">
      <h2>Redeeming</h2>
      <p>
        What a point of {card.rewardProgram ?? "this card"} is worth by the way you use it. Program and transfer values
        are our estimates. <Uncertain when={isUncertain(card, "redemption")} />
      </p>
      <figure className="figure">
        <BarChart title="Cents per point" bars={bars} />
        <figcaption>
          Cents per point by way of redeeming. All other figures on this page use the usual way of the program.
        </figcaption>
      </figure>
    </section>
  );
}
