/**
 * Whose spend the table of a category page counts with. The server says it for
 * the default spend, the same for everyone; if the visitor keeps a spend in this
 * browser, the column "Yearly value" is worked out for that here, and the
 * rows, out of sight until then, take its order. Where that takes too long to
 * wait for, the published order stays, with a button for the visitor's own.
 */
import { useEffect, useState } from "react";

import { formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import type { CardWorths } from "./card-worths.ts";
import { announce } from "../ui/announcer.tsx";
import { KeptLines } from "../tools/profile/kept-lines.tsx";
import { deleteSpendProfile } from "../tools/profile/spend-profile.ts";
import { useKeptSpend } from "../tools/profile/use-kept-spend.ts";
import { areRowsHeld, listWorthSlugs, orderByWorth, showWorths } from "./worth-table.ts";

export interface OwnWorthProps {
  /** For example `a household that takes four trips a year`. */
  readonly spenderText: string;
}

interface Own {
  readonly query: string;
  readonly worths: CardWorths;
}

export function OwnWorth({ spenderText }: OwnWorthProps) {
  const kept = useKeptSpend();
  const [found, setFound] = useState<Own | null>(null);
  const [isOrdered, setIsOrdered] = useState(false);
  useEffect(() => {
    if (kept === null) return undefined;
    let isGone = false;
    void import("../tools/live/run-tool.ts")
      .then(({ runTool }) => runTool("card-worths", kept, { slugs: listWorthSlugs() }))
      .then((worths) => {
        if (isGone) return;
        setFound({ query: kept, worths });
        if (areRowsHeld()) setIsOrdered(true);
      })
      // The figures for the default spend stay, and say that they are.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [kept]);
  const own = found?.query === kept ? found : null;
  useEffect(() => (own ? showWorths(own.worths.netsUsd) : undefined), [own]);
  useEffect(() => (own && isOrdered ? orderByWorth(own.worths.netsUsd) : undefined), [own, isOrdered]);

  if (!own) {
    return (
      <div className="own-worth">
        <p className="small">
          <b>Yearly value</b> is for <span className="unless-spend-kept">{spenderText}.</span>
          {/* As long as what takes its place, so that nothing moves. */}
          <span className="when-spend-kept" hidden>
            <b>your own spending</b>, worked out from what you saved here. It stays in this browser.
          </span>
        </p>
        <p className="own-worth-actions no-print">
          <a href={paths.calculator()}>Use my own spending</a>
        </p>
      </div>
    );
  }
  const { monthlyUsd, trips } = own.worths;
  return (
    <div className="own-worth">
      {/* A key of its own: a text node of the other text that found a new place here would count as a shift of the page. */}
      <p className="small" key="own">
        <b>Yearly value</b> is for <b>your own spending</b>, {formatUsd(monthlyUsd)} a month and{" "}
        {trips === 0 ? "no trip" : trips === 1 ? "one trip" : `${trips} trips`} a year. It stays in this browser.
      </p>
      <div className="own-worth-actions no-print">
        <button
          className="btn btn-secondary"
          type="button"
          onClick={() => {
            setIsOrdered(!isOrdered);
            announce(isOrdered ? "The table is back in our order." : "The table is sorted by your own spending.");
          }}
        >
          {isOrdered ? "Back to our order" : "Sort by it"}
        </button>
        <details>
          <summary className="btn btn-quiet">See or delete it</summary>
          <div className="stack">
            <KeptLines query={own.query} />
            <p className="row">
              <a className="btn btn-secondary" href={`${paths.calculator()}?${kept ?? ""}`}>
                Change it
              </a>
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => {
                  deleteSpendProfile();
                  setIsOrdered(false);
                  announce("Your spending was deleted from this browser. The table uses the default spending again.");
                }}
              >
                Delete it from this browser
              </button>
            </p>
          </div>
        </details>
      </div>
    </div>
  );
}
