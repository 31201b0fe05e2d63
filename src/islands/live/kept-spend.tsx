import { useEffect, useState } from "react";

import { announce } from "../announcer.tsx";
import { deleteSpendProfile, keepSpendProfile, readSpendProfile, toSpendPart } from "../spend-profile.ts";

/** Keeps the spend of a result in this browser, when asked to, and forgets it again. */
export function KeptSpend({ query }: { readonly query: string }) {
  const [kept, setKept] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => setKept(readSpendProfile()), []);
  const current = toSpendPart(query);

  const keep = () => {
    const isDone = keepSpendProfile(current);
    setIsRefused(!isDone);
    if (isDone) setKept(current);
    announce(isDone ? "Your spend is kept in this browser." : "This browser keeps nothing.");
  };
  const forget = () => {
    deleteSpendProfile();
    setKept(null);
    announce("Your spend was deleted from this browser.");
  };
  return (
    <div className="kept-spend no-print">
      {kept === current ? (
        <p className="small">Your spend is kept in this browser: every tool and review works with it.</p>
      ) : (
        <button className="btn btn-secondary" type="button" onClick={keep}>
          {kept === null ? "Keep my spend in this browser" : "Keep this spend instead of the one kept before"}
        </button>
      )}
      {kept !== null && (
        <button className="btn btn-quiet" type="button" onClick={forget}>
          Delete it
        </button>
      )}
      {kept === null && (
        <p className="small muted">
          {isRefused ? "This browser keeps nothing." : "For the other tools and reviews. It is not sent anywhere."}
        </p>
      )}
    </div>
  );
}
