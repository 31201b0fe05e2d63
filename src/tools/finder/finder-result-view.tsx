/** The outcome of the finder: advice first where interest is at stake, then three cards, then what the dollars rest on. */
import { paths } from "../../paths.ts";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { toAprRange } from "../../words/apr.ts";
import { BalanceAdvice } from "./balance-advice.tsx";
import type { FinderResult } from "./find-cards.ts";
import { FinderPickView } from "./finder-pick.tsx";
import { OtherCards } from "./other-cards.tsx";
import { ProfileNote } from "./profile-note.tsx";
import { RelaxationNote } from "./relaxation-note.tsx";

export function FinderResultView({ result }: { readonly result: FinderResult }) {
  const { answers, picks, matches, gap } = result;
  const slugs = picks.map(({ slug }) => slug);
  return (
    <>
      {answers.balance && <BalanceAdvice aprPercent={toAprRange(picks[0]?.facts.purchaseApr ?? null)?.high ?? null} />}
      <h2 id="result-title" className="scroll-mt-[calc(var(--header-height)+1rem)]">
        {toHeading(picks.length)}
      </h2>
      {gap !== null && <p className="callout">{gap}</p>}
      <RelaxationNote result={result} />
      {picks.length > 0 && <DisclosureNote />}
      <div className="@container">
        {/* Side by side where there is room, each part in one row with its like: what differs is seen at once. */}
        <ol className="finder-picks grid gap-5 @[44rem]:gap-y-0 @[44rem]:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {picks.map((pick, index) => (
            <li key={pick.slug} className="finder-rows">
              <FinderPickView
                pick={pick}
                rank={index + 1}
                isForBonus={answers.matters === "bonus" && !answers.balance}
                isAlone={picks.length === 1}
              />
            </li>
          ))}
        </ol>
      </div>
      {matches > 0 && (
        <p className="section-more small muted">
          {matches} {matches === 1 ? "card fits" : "cards fit"} your answers, each counted as the only card you use.{" "}
          {answers.balance
            ? "The longest 0% period on balance transfers comes first; rewards decide last."
            : ORDERS[answers.matters]}{" "}
          The order doesn't depend on issuers or commissions.
        </p>
      )}
      <OtherCards result={result} />
      {slugs.length > 1 && (
        <p className="section-more no-print">
          <a className="btn btn-secondary" href={paths.compare(slugs)}>
            Compare {slugs.length === 2 ? "both" : "all three"} side by side
          </a>
        </p>
      )}
      <ProfileNote result={result} />
    </>
  );
}

const ORDERS: Readonly<Record<FinderResult["answers"]["matters"], string>> = {
  value:
    "We order them by their value in a year after the first, net of the fee. We also subtract a quarter of each annual fee plus $25.",
  perks: "We order them by their value in a year after the first, with the perks you would use counted twice.",
  bonus: "We order them by the welcome bonus, minus the first fee and what its required spending would earn elsewhere.",
  simple: "We order them by rewards, with the fee and every limited or narrow rate counted against the card.",
};

function toHeading(count: number): string {
  if (count === 0) return "No card fits these answers";
  return count === 1 ? "The one card that fits" : `Your ${count === 2 ? "two" : "three"} cards`;
}
