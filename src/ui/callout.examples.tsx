import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Callouts",
    () => (
      <>
        <div className="callout">
          <p className="callout-title">Check before you apply</p>
          <p>Issuer rules change.</p>
        </div>
        <div className="callout callout-info section-tight">
          <p className="callout-title">How sure we are</p>
          <p>Facts as of May 2025.</p>
        </div>
      </>
    ),
  ],
];
