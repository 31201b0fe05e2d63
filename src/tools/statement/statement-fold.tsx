import { lazy, Suspense, useEffect, useRef, useState } from "react";

const StatementPanel = lazy(async () => ({ default: (await import("./statement-panel.tsx")).StatementPanel }));

/**
 * Fills the amounts of the form around it in from an own statement. It needs a script: where there is none it has no
 * place. What reads the file is fetched when somebody opens it.
 */
export function StatementFold() {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before the script came.
  useEffect(() => setIsOpen(fold.current?.open ?? false), []);
  return (
    <details
      ref={fold}
      className="disclosure statement no-print scriptless:hidden"
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
