/** What would have to change for another set of cards to be our pick. */
import { formatUsd } from "../../words/format.ts";
import { CardNames } from "../shared/card-names.tsx";
import type { AnalyzerResult } from "./analyze.ts";

interface ChangesProps {
  readonly result: AnalyzerResult;
  /** The address of the answer with so many dollars of trips a year booked on a bank's travel site. */
  readonly toPortalPath: (portal: number) => string;
}

export function Changes({ result, toPortalPath }: ChangesProps) {
  const { changes, changesComplete, pick, isMeasured, changeWords, labels } = result;
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
          {changes.map(({ name, direction, cards, gainsUsd, at: value }, at) => (
            <li key={`${name} ${direction}`}>
              If {changeWords[at]}, <CardNames slugs={cards} labels={labels} />{" "}
              {gainsUsd === null ? (
                `${cards.length === 1 ? "does" : "do"} at least as well.`
              ) : (
                <>
                  {cards.length === 1 ? "earns" : "earn"} {formatUsd(gainsUsd)} more.{" "}
                  <a href={toPortalPath(value)}>Count it</a>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>Within wide limits, no single estimate changes it.</p>
      )}
      {!changesComplete && <p className="hint">We stopped before trying every estimate.</p>}
    </section>
  );
}
