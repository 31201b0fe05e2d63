import { formatNumber, formatUsd, subtractShown } from "../../words/format.ts";
import type { AnalyzerAnswer } from "./analyzer-answer.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CardNames } from "../shared/card-names.tsx";
import type { AnalyzerResult } from "./analyze.ts";

const BETTER_LABELS: Readonly<Record<AnalyzerAnswer["runnersUp"][number]["better"][number], string>> = {
  "more-money": "more money",
  "fewer-cards": "fewer cards",
  "lower-fees": "lower fees",
  equal: "just as good",
};
const MAX_SHOWN = 6;

/** Sets of cards that come close to our pick, with what they do better. */
export function RunnersUp({ result }: { readonly result: AnalyzerResult }) {
  const { runnersUp, pick } = result;
  if (runnersUp.length === 0) return null;
  return (
    <section className="result-part">
      <h3>Nearly as good</h3>
      <DataTable
        caption="The next-best cards, and how far behind they are"
        isStacked={false}
        rows={runnersUp.slice(0, MAX_SHOWN)}
        toKey={(other) => other.cards.join()}
        columns={[
          {
            label: "Cards",
            render: ({ cards, better }) => {
              const notes = better.map((kind) => BETTER_LABELS[kind]);
              return (
                <>
                  <CardNames slugs={cards} labels={result.labels} />
                  {notes.length > 0 && <small className="cell-note">{notes.join(", ")}</small>}
                </>
              );
            },
          },
          { label: "Fees", isNumber: true, render: (other) => formatUsd(other.laterFeesUsd) },
          {
            label: "Net per year",
            isNumber: true,
            render: (other) => (
              <>
                {formatUsd(other.netUsd)}
                <small className="cell-note">
                  {other.netUsd > pick.netUsd && "+"}
                  {formatUsd(subtractShown(other.netUsd, pick.netUsd))}
                </small>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

/** What to do with each card held, by the best year of all of them together. */
export function OwnedVerdicts({ result }: { readonly result: AnalyzerResult }) {
  const { own, labels, pick } = result;
  if (own.length === 0) return null;
  const isAlone = new Set([...pick.cards.map(({ slug }) => slug), ...own.map(({ card }) => card)]).size === 1;
  return (
    <section className="result-part">
      <h3>{own.length === 1 ? "The card you have" : "The cards you have"}</h3>
      <ul>
        {own.map(({ card: slug, verdict, changeTo: to, yearUsd, feeUsd }) => (
          <li key={slug}>
            <b>
              {verdict === "keep"
                ? `Keep ${labels[slug]?.name}.`
                : verdict === "cancel"
                  ? `Cancel ${labels[slug]?.name}.`
                  : `Downgrade ${labels[slug]?.name} to ${labels[to!]?.name ?? to}.`}
            </b>{" "}
            {feeUsd === 0
              ? yearUsd >= 1
                ? `It adds ${formatUsd(yearUsd)} a year and has no annual fee.`
                : "It adds nothing to the others, but costs nothing to keep."
              : `${isAlone ? "It" : "Alongside the other cards you would hold, it"} adds ${formatUsd(Math.max(0, yearUsd))} a year before its ${formatUsd(feeUsd)} fee.`}
            {verdict !== "keep" && feeUsd >= RETENTION_FEE_USD && " Ask for a retention offer first."}
          </li>
        ))}
      </ul>
    </section>
  );
}
/** From such a fee on, asking for an offer to stay is worth the call. */
const RETENTION_FEE_USD = 95;

/** The best card that only clients of a bank or members can get. */
export function LeftOutCard({ result }: { readonly result: AnalyzerResult }) {
  const { leftOut } = result;
  if (!leftOut || leftOut.addsUsd <= 0) return null;
  return (
    <section className="result-part">
      <h3>Left out</h3>
      <p>
        <CardNames slugs={[leftOut.card]} labels={result.labels} /> would add {formatUsd(leftOut.addsUsd)} a year, but
        you need {leftOut.name} to get it. If you have that, add it under "Memberships and accounts you have."
      </p>
    </section>
  );
}

export function ProofNote({ result }: { readonly result: AnalyzerResult }) {
  const { proof, eligibleCount } = result;
  return (
    <section className="result-part">
      <h3>How sure this is</h3>
      <p>
        {proof.optimal ? (
          <>
            We checked all <b className="num">{formatNumber(proof.wallets)}</b> sets of cards. A card with an annual fee
            has to earn back its fee, plus a quarter of it, plus $25, because the fee is certain and the rest is an
            estimate. By that measure, no set is better.
          </>
        ) : (
          <>
            This is the best we found among <b className="num">{formatNumber(proof.wallets)}</b> sets of cards; another
            could be better by at most {formatUsd(proof.gapUsd)}.
          </>
        )}{" "}
        {eligibleCount === 1 ? "1 card was" : `${formatNumber(eligibleCount)} cards were`} eligible. The search never
        sees who pays us.
      </p>
    </section>
  );
}
