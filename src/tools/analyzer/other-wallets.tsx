import { formatUsd, subtractShown } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import type { RunnerUp } from "../../engine/wallet/answer.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { CardNames } from "../shared/card-names.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { toPeriodWords } from "../shared/result-words.ts";

const isSameWallet = (left: readonly string[], right: readonly string[]) => left.join() === right.join();

/** @example "for one card fewer and $95 less in fees" */
function toSimpler({ simple, wallet }: AnalyzerResult["analysis"]): string {
  const { feesSavedUsd } = simple;
  const fewer = wallet.cards.length - simple.cards.length;
  const gains = [
    ...(fewer > 0 ? [fewer === 1 ? "one card fewer" : `${fewer} cards fewer`] : []),
    ...(feesSavedUsd > 0 ? [`${formatUsd(feesSavedUsd)} less in fees`] : []),
  ];
  return `for ${gains.join(" and ")}${feesSavedUsd < 0 ? `, but with ${formatUsd(-feesSavedUsd)} more in fees` : ""}`;
}

/** The easiest wallet that is nearly as good. */
export function SimpleAnswer({ result }: { readonly result: AnalyzerResult }) {
  const { simple, wallet } = result.analysis;
  const slugs = wallet.cards.map(({ slug }) => slug);
  if (slugs.length === 0) return null;
  return (
    <section className="result-part">
      <h3>The simple answer</h3>
      {isSameWallet(simple.cards, slugs) ? (
        <p>This is it: no wallet with fewer cards or lower fees comes within $50.</p>
      ) : (
        <p>
          <CardNames slugs={simple.cards} labels={result.labels} />: <b className="num">{formatUsd(simple.netUsd)}</b>{" "}
          {toPeriodWords(result.analysis.horizon)}, with {formatUsd(simple.laterFeesUsd)} of fees. That is{" "}
          {formatUsd(subtractShown(wallet.netUsd, simple.netUsd))} less, {toSimpler(result.analysis)}.{" "}
          <a href={paths.analyzer() + result.simpleSearch}>See that wallet</a>
        </p>
      )}
    </section>
  );
}

const BETTER_LABELS: Readonly<Record<RunnerUp["better"][number], string>> = {
  "fewer-cards": "fewer cards",
  "lower-fees": "lower fees",
  equal: "worth the same",
};
const MAX_SHOWN = 6;

/** Wallets within $25 of the best, with what they do better. */
export function RunnersUp({ result }: { readonly result: AnalyzerResult }) {
  const { runnersUp, wallet } = result.analysis;
  if (runnersUp.length === 0) return null;
  return (
    <section className="result-part">
      <h3>Nearly as good</h3>
      <DataTable
        caption="The next-best wallets, and how far behind they are"
        isCaptionHidden
        isStacked={false}
        rows={runnersUp.slice(0, MAX_SHOWN)}
        toKey={(other) => other.cards.join()}
        columns={[
          {
            key: "wallet",
            label: "Wallet",
            render: ({ cards, better }) => {
              const notes = better.map((kind) => BETTER_LABELS[kind]);
              if (cards.length > wallet.cards.length) notes.unshift("more cards to keep");
              return (
                <>
                  <CardNames slugs={cards} labels={result.labels} />
                  {notes.length > 0 && <small className="cell-note">{notes.join(", ")}</small>}
                </>
              );
            },
          },
          { key: "fees", label: "Fees", isNumber: true, render: (other) => formatUsd(other.laterFeesUsd) },
          {
            key: "net",
            label: `Worth ${toPeriodWords(result.analysis.horizon)}`,
            isNumber: true,
            render: (other) => (
              <>
                {formatUsd(other.netUsd)}
                <small className="cell-note">
                  {other.netUsd > wallet.netUsd && "+"}
                  {formatUsd(subtractShown(other.netUsd, wallet.netUsd))}
                </small>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

const VERDICT_LABELS = { keep: "Keep", change: "Change down", cancel: "Cancel" } as const;

/** A card without a fee that the best wallet has no use for. */
const toDrawer = (lossUsd: number, period: string) =>
  Math.round(lossUsd) > 0
    ? `It costs nothing to keep. Using it instead of a card above would cost you ${formatUsd(lossUsd)} ${period}.`
    : "It costs nothing to keep, and does as well as a card above.";

/** What to do with each card held. */
export function OwnedVerdicts({ result }: { readonly result: AnalyzerResult }) {
  const { analysis, labels } = result;
  if (analysis.owned.length === 0) return null;
  const period = toPeriodWords(analysis.horizon);
  const held = new Set(analysis.wallet.cards.map((card) => card.slug));
  const { maxCards } = result.profile;
  const seat = maxCards === 1 ? " as your one card" : ` as one of ${maxCards} cards`;
  return (
    <section className="result-part">
      <h3>The cards you have</h3>
      <ul>
        {analysis.owned.map(({ slug, verdict, deltaUsd, changeTo }) => (
          <li key={slug}>
            {labels[slug]?.name}: <b>{VERDICT_LABELS[verdict]}</b>
            {changeTo !== null && ` to ${labels[changeTo]?.name ?? changeTo}`}.{" "}
            {verdict === "keep" && !held.has(slug)
              ? toDrawer(-deltaUsd, period)
              : deltaUsd < 0
                ? `Keeping it${seat} would cost you ${formatUsd(-deltaUsd)} ${period}.`
                : `It adds ${formatUsd(deltaUsd)} ${period}.`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The best card that only clients of a bank or members can get. */
export function LeftOutCard({ result }: { readonly result: AnalyzerResult }) {
  const { leftOut } = result.analysis;
  if (!leftOut || leftOut.addsUsd <= 0) return null;
  return (
    <section className="result-part">
      <h3>Left out</h3>
      <p>
        <CardNames slugs={[leftOut.card]} labels={result.labels} /> would add {formatUsd(leftOut.addsUsd)}{" "}
        {toPeriodWords(result.analysis.horizon)}, but only for those who have {leftOut.name}. If you do, tick it under
        “Memberships and accounts you have”.
      </p>
    </section>
  );
}
