/** What would have to change for another set of cards to be our pick. */
import { CardNames } from "../shared/card-names.tsx";
import type { AnalyzerResult } from "./analyze.ts";

export function Changes({ result }: { readonly result: AnalyzerResult }) {
  const { analysis, isMeasured, changeWords, labels } = result;
  const { changes, changesComplete, pick } = analysis;
  if (pick.cards.length === 0) return null;
  if (!isMeasured) {
    return (
      <section className="result-part min-h-60">
        <h3>What would change the answer</h3>
        <p className="hint">Trying every estimate higher and lower…</p>
      </section>
    );
  }
  return (
    <section className="result-part">
      <h3>What would change the answer</h3>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ what, direction, to }, at) => (
            <li key={`${what} ${direction}`}>
              If {changeWords[at]}, <CardNames slugs={to} labels={labels} /> {to.length === 1 ? "does" : "do"} as well.
            </li>
          ))}
        </ul>
      ) : (
        <p>Within wide limits, no single estimate changes it.</p>
      )}
      {!changesComplete && <p className="hint">We stopped before every estimate was tried.</p>}
    </section>
  );
}
