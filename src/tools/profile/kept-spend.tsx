import { useState } from "react";

import { announce } from "../../ui/announcer.tsx";
import { deleteSpendProfile, keepSpendProfile, toKeptPart } from "./spend-profile.ts";
import { useKeptSpend } from "./use-kept-spend.ts";
import { KeptLines } from "./kept-lines.tsx";

/** Keeps the spend of a result in this browser, when asked to, shows what is kept, and forgets it again. */
export function KeptSpend({ query }: { readonly query: string }) {
  const kept = useKeptSpend();
  const [isRefused, setIsRefused] = useState(false);
  const current = toKeptPart(query);

  const keep = () => {
    const isDone = keepSpendProfile(current);
    setIsRefused(!isDone);
    announce(isDone ? "Your spending is saved in this browser." : "This browser can't save it.");
  };
  const forget = () => {
    deleteSpendProfile();
    announce("Your spending was deleted from this browser.");
  };
  return (
    <div className="kept-spend scriptless:hidden flex flex-wrap gap-x-4 gap-y-1 items-center no-print">
      {kept === current ? (
        <p className="small">Your spending is saved in this browser; every tool, review and list uses it.</p>
      ) : (
        <button className="btn btn-secondary" type="button" onClick={keep}>
          {kept === null ? "Save my spending in this browser" : "Replace my saved spending with this"}
        </button>
      )}
      {kept === null ? (
        <p className="small muted">
          {isRefused
            ? "This browser can't save it."
            : "For the other tools, reviews and lists. It never leaves your browser."}
        </p>
      ) : (
        <details className="disclosure">
          <summary>See or delete it</summary>
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
