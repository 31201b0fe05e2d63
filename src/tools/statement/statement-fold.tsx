import { lazy, Suspense, useState } from "react";

import { useIsLive } from "../../ui/use-is-live.ts";

const StatementPanel = lazy(async () => ({ default: (await import("./statement-panel.tsx")).StatementPanel }));

/**
 * Fills the amounts of the form around it in from an own statement. It needs a script: until that has come its place is
 * kept, and where there is none it has no place. What reads the file is fetched when somebody opens it.
 */
export function StatementFold() {
  const isLive = useIsLive();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`disclosure statement no-print scriptless:hidden ${isLive ? "" : "invisible"}`}
      onToggle={(event) => {
        if (event.currentTarget.open) setIsOpen(true);
      }}
    >
      <summary>Fill these in from a bank or card statement</summary>
      {isOpen && (
        <Suspense fallback={<p aria-busy>Loading…</p>}>
          <StatementPanel />
        </Suspense>
      )}
    </details>
  );
}
