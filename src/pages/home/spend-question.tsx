import type { SpendCategory } from "../../catalog/card.ts";
import { paths } from "../../paths.ts";
import { DEFAULT_SPEND } from "../../rewards/spend-presets.ts";
import { SPEND_LABELS } from "../../labels.ts";

const ASKED: readonly SpendCategory[] = ["dining", "groceries", "gas", "travel_other", "other"];

/** The short form that leads to the analyzer with the visitor's own figures. */
export function SpendQuestion() {
  return (
    <section className="panel spend-question">
      <h2 className="panel-title">What do you spend a month?</h2>
      <form action={paths.analyzer()} method="get">
        <div className="field-grid">
          {ASKED.map((category) => (
            <div className="field" key={category}>
              <label htmlFor={`home-${category}`}>{SPEND_LABELS[category]}</label>
              <div className="money">
                <input
                  id={`home-${category}`}
                  type="text"
                  name={category}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={DEFAULT_SPEND.monthlyUsd[category]}
                />
              </div>
            </div>
          ))}
        </div>
        <p className="form-actions">
          <button className="btn btn-primary" type="submit">
            Find my best wallet
          </button>
        </p>
        <p className="small muted">Calculated instantly across every possible wallet. Nothing is stored.</p>
      </form>
    </section>
  );
}
