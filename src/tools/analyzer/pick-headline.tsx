/** The answer as an object: the cards, what they are worth, where that comes from, and what differs from it. */
import type { ReactNode } from "react";
import { ValueBars } from "../../ui/value-bars.tsx";
import { formatUsd, subtractShown } from "../../words/format.ts";
import { CardNames } from "../shared/card-names.tsx";
import type { CardLabels } from "../shared/tool-records.ts";
import { WalletArt } from "../shared/wallet-art.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { FLAT_PERCENT } from "../../engine/value/profile.ts";

const toDifference = (usd: number) => `${formatUsd(Math.abs(usd))} ${usd < 0 ? "less" : "more"}`;

const COUNTS = ["", "this card", "these two cards", "these three cards", "these four cards", "these five cards"];

/** The cards stand right above, each with its name. */
const toVerdict = ({ pick }: AnalyzerResult): string =>
  pick.cards.length > 0
    ? `Use ${COUNTS[pick.cards.length] ?? "these cards"}`
    : "No card earns back its fee on this spending";

export function PickHeadline({ result }: { readonly result: AnalyzerResult }) {
  const { labels, flatUsd, pick, eligibleCount } = result;
  return (
    <div className="panel wallet-headline">
      {pick.cards.length > 0 && <WalletArt slugs={pick.cards.map(({ slug }) => slug)} labels={labels} />}
      <p className="font-serif font-600 text-1 leading-[1.35]">{toVerdict(result)}</p>
      {pick.cards.length > 0 ? (
        <>
          <p>
            <span className="big-number gain">{formatUsd(pick.netUsd)}</span> a year after all fees
            {flatUsd !== null &&
              `, ${toDifference(subtractShown(pick.netUsd, flatUsd))} than a flat ${FLAT_PERCENT}% card`}
          </p>
          <ValueBars parts={pick} perksLabel="Perks you'd use" />
        </>
      ) : (
        <p>
          {eligibleCount === 0
            ? "None of the cards we review is open to you with these answers."
            : "Every card we looked at would cost you more than it earns."}
        </p>
      )}
      <BesideLines result={result} />
    </div>
  );
}

/** What secured cards keep, which no fee shows. */
function toDeposits(cards: readonly string[], labels: CardLabels): string {
  const usd = cards.reduce((sum, slug) => sum + (labels[slug]?.depositUsd ?? 0), 0);
  return usd > 0 ? `, with deposits of at least ${formatUsd(usd)}` : "";
}

/** One line for each thing that differs: the most money, no fee, points used the other way. */
function BesideLines({ result }: { readonly result: AnalyzerResult }) {
  const { labels, otherWay, present, pick, most, withoutFees } = result;
  const lines: [string, ReactNode][] = [];
  if (most) {
    lines.push([
      "The most money",
      <>
        <CardNames slugs={most.cards} labels={labels} />, {toDifference(subtractShown(most.netUsd, pick.netUsd))} a year
        {most.moreFeesUsd > 0 && ` for ${formatUsd(most.moreFeesUsd)} more in fees`}
        {toDeposits(most.cards, labels)}
      </>,
    ]);
  }
  if (withoutFees) {
    lines.push([
      "Without any annual fee",
      <>
        <CardNames slugs={withoutFees.cards} labels={labels} />, {formatUsd(withoutFees.netUsd)} a year
      </>,
    ]);
  }
  if (otherWay) {
    lines.push([
      otherWay.value === "cash" ? "As cash back" : "If you transfer points to airlines and hotels",
      <>
        <CardNames slugs={otherWay.cards} labels={labels} />, {formatUsd(otherWay.netUsd)} a year
      </>,
    ]);
  }
  if (present) {
    lines.push([
      present.cards.length === 1 ? "The card you have now" : "The cards you have now",
      <>
        <CardNames slugs={present.cards} labels={labels} />, {formatUsd(present.netUsd)} a year
      </>,
    ]);
  }
  if (lines.length === 0) return null;
  return (
    <ul className="[&>li+li]:mt-2 p-0 list-none">
      {lines.map(([label, line]) => (
        <li key={label}>
          <b>{label}:</b> {line}
        </li>
      ))}
    </ul>
  );
}
