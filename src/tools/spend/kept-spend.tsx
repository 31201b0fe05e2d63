import { useState } from "react";

import { announce } from "../../ui/announcer.tsx";
import { deleteSpendProfile, keepSpendProfile, toSpendPart } from "./spend-profile.ts";
import { useKeptSpend } from "./use-kept-spend.ts";
import { KeptLines } from "./kept-lines.tsx";

/** Keeps the spend of a result in this browser, when asked to, shows what is kept, and forgets it again. */
export function KeptSpend({ query }: { readonly query: string }) {
  const kept = useKeptSpend();
  const [isRefused, setIsRefused] = useState(false);
  const current = toSpendPart(query);

  const keep = () => {
    const isDone = keepSpendProfile(current);
    setIsRefused(!isDone);
    announce(isDone ? "Your spend is kept in this browser." : "This browser keeps nothing.");
  };
  const forget = () => {
    deleteSpendProfile();
    announce("Your spend was deleted from this browser.");
  };
  return (
    <div className="kept-spend no-print">
      {kept === current ? (
        <p className="small">Your spend is kept in this browser: every tool, review and list works with it.</p>
      ) : (
        <button className="btn btn-secondary" type="button" onClick={keep}>
          {kept === null ? "Keep my spend in this browser" : "Keep this spend instead of the one kept before"}
        </button>
      )}
      {kept === null ? (
        <p className="small muted">
          {isRefused
            ? "This browser keeps nothing."
            : "For the other tools, reviews and lists. It is not sent anywhere."}
        </p>
      ) : (
        <details className="disclosure">
          <summary>See or delete what is kept</summary>
          <div className="stack">
            <KeptLines query={kept} />
            <button className="btn btn-quiet" type="button" onClick={forget}>
              Delete it from this browser
            </button>
          </div>
        </details>
      )}
    </div>
  );
}
