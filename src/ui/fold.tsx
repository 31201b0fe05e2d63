import { type ReactNode, useState } from "react";

interface FoldProps {
  readonly summary: ReactNode;
  /** Something in it is said or wrong. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** A part of a form behind its summary. A fault opens it; to mend the fault does not close it under the visitor's hands. */
export function Fold({ summary, isNeeded, children }: FoldProps) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    <details className="disclosure" open={wasNeeded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
