import { formatCents, formatNumber, formatUsd } from "../../words/format.ts";
import type { Flip } from "../../engine/wallet/answer.ts";
import { CardNames } from "../shared/card-names.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { toPeriodWords } from "../shared/result-words.ts";

function toAmount({ what }: Flip, value: number): string {
  if (what.startsWith("cpp.")) return formatCents(Math.round(value * 100) / 100);
  return `${formatUsd(value)} ${what.startsWith("perk.") ? "a year" : "a month"}`;
}

const MAX_SHOWN = 6;
const toDistance = ({ from, at }: Flip) => (from === 0 ? Infinity : Math.abs(at / from - 1));

/** What would have to change for another wallet to be better. */
export function FlipPoints({ result }: { readonly result: AnalyzerResult }) {
  const { analysis, isMeasured } = result;
  const { flips, regret, wallet } = analysis;
  const nearest = flips.toSorted((left, right) => toDistance(left) - toDistance(right));
  if (wallet.cards.length === 0) return null;
  if (!isMeasured) {
    return (
      <section className="result-part min-h-160 md:min-h-120">
        <h3>What would change the answer</h3>
        <p className="hint">Trying every estimate higher and lower…</p>
      </section>
    );
  }
  return (
    <section className="result-part">
      <h3>What would change the answer</h3>
      {flips.length > 0 ? (
        <>
          <p>For each estimate, the nearest value at which another wallet is better, and which:</p>
          <FlipList flips={nearest.slice(0, MAX_SHOWN)} result={result} />
        </>
      ) : (
        <p>Within wide limits, no single estimate changes it.</p>
      )}
      {nearest.length > MAX_SHOWN && (
        <details className="disclosure">
          <summary>{nearest.length - MAX_SHOWN} more, farther from what we count</summary>
          <FlipList flips={nearest.slice(MAX_SHOWN)} result={result} />
        </details>
      )}
      {flips.some(({ sure }) => sure === "step") && (
        <p className="hint">
          “About” is the nearest value of those we tried; a nearer one may exist. The others are proved to be the
          nearest.
        </p>
      )}
      <p className="mt-3">
        {regret.usd < 0.005
          ? `With ${regret.box}, no other wallet would be better.`
          : `With ${regret.box}, another wallet could be better by ${regret.isExact ? "" : "at most "}${formatUsd(regret.usd)} ${toPeriodWords(analysis.horizon)}.`}
      </p>
    </section>
  );
}

function FlipList({ flips, result }: { readonly flips: readonly Flip[]; readonly result: AnalyzerResult }) {
  return (
    <ul>
      {flips.map((flip) => (
        <li key={`${flip.what} ${flip.direction}`}>
          If {result.flipWords[flip.what]}{" "}
          {flip.what.startsWith("spend.") || flip.what.startsWith("brand.") ? "were" : "were worth"}{" "}
          <FlipAmount flip={flip} />: <CardNames slugs={flip.to} labels={result.labels} />
        </li>
      ))}
    </ul>
  );
}

/** "less than 1.24 cents (we count 1.25 cents)"; where both read alike, nothing is left between them. */
function FlipAmount({ flip }: { readonly flip: Flip }) {
  const side = flip.direction === "above" ? "more" : "less";
  const at = toAmount(flip, flip.at);
  const from = toAmount(flip, flip.from);
  if (at === from) {
    return (
      <>
        any {side} than the <b className="num">{from}</b> we count
      </>
    );
  }
  return (
    <>
      {side} than {flip.sure === "step" && "about "}
      <b className="num">{at}</b> (we count {from})
    </>
  );
}

export function ProofNote({ result }: { readonly result: AnalyzerResult }) {
  const { proof, eligibleCount } = result.analysis;
  return (
    <section className="result-part">
      <h3>The proof</h3>
      <p>
        {proof.optimal ? (
          <>
            The best of <b className="num">{formatNumber(proof.wallets)}</b> wallets, by these estimates.{" "}
            {proof.examined < proof.wallets
              ? `${formatNumber(proof.examined)} of them were priced one by one; for all others an upper bound shows that they cannot be worth more.`
              : "All of them were priced one by one."}
          </>
        ) : (
          <>
            The best we found of <b className="num">{formatNumber(proof.wallets)}</b> wallets; at most{" "}
            {formatUsd(proof.gapUsd)} better is possible.
          </>
        )}{" "}
        {eligibleCount === 1 ? "1 card was" : `${formatNumber(eligibleCount)} cards were`} eligible. Nothing in the
        search sees who pays the site.
      </p>
    </section>
  );
}
