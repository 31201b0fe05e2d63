import { formatUsd } from "../../format.ts";
import type { CountedPerk, NotEarnedPerk } from "../../rewards/value/wallet-plan.ts";
import type { AnalyzerResult } from "./analyze.ts";

function toCondition({ needs, ...perk }: CountedPerk | NotEarnedPerk, labels: AnalyzerResult["labels"]): string {
  if ("why" in perk && perk.why === "once-per-wallet") return "another card of the wallet brings it already";
  const cards = needs?.card?.map((slug) => labels[slug]?.name ?? slug).join(" or ");
  return [
    ...(needs?.spendUsd ? [`needs ${formatUsd(needs.spendUsd)} a year on the card`] : []),
    ...(cards ? [`needs ${cards}`] : []),
  ].join(" and ");
}

/** Perks that are in the figures, and those that the plan does not earn. */
export function PerkLists({ result }: { readonly result: AnalyzerResult }) {
  const { perks, notEarned } = result.analysis.wallet;
  if (perks.length + notEarned.length === 0) return null;
  return (
    <section className="result-part">
      <h3>The perks behind these figures</h3>
      {perks.length > 0 && (
        <>
          <p>We counted these:</p>
          <PerkList perks={perks} result={result} />
        </>
      )}
      {notEarned.length > 0 && (
        <>
          <p>We didn't count these, although you might use them:</p>
          <PerkList perks={notEarned} result={result} />
        </>
      )}
    </section>
  );
}

function PerkList({
  perks,
  result,
}: {
  readonly perks: readonly (CountedPerk | NotEarnedPerk)[];
  readonly result: AnalyzerResult;
}) {
  const { labels, perkTexts } = result;
  return (
    <ul>
      {perks.map((perk) => {
        const key = `${perk.card}:${perk.perk}`;
        const condition = toCondition(perk, labels);
        return (
          <li key={key}>
            {labels[perk.card]?.name}: {perkTexts[key]} (<b className="num">{formatUsd(perk.usd)}</b>
            {condition && `, ${condition}`})
          </li>
        );
      })}
    </ul>
  );
}
