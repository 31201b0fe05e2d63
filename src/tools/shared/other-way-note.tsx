import type { ReactNode } from "react";

import { formatUsd } from "../../words/format.ts";

export interface OtherWayNoteProps {
  /** The way that was not taken. */
  readonly value: "cash" | "typical";
  readonly netUsd: number;
  /** What the sum is for; a year unless said. */
  readonly period?: string;
  /** What is best then, as the clause before the colon. */
  readonly children: ReactNode;
}

/** We chose how points count, because the spend shows no travel; the answer for whoever uses them the other way. */
export function OtherWayNote({ value, netUsd, period = "a year", children }: OtherWayNoteProps) {
  return (
    <p className="callout callout-info my-5">
      {value === "typical"
        ? "If you would transfer points to airlines and hotels, "
        : "If you want cash for your points, "}
      {children}: {formatUsd(netUsd)} {period}. Choose "
      {value === "typical" ? "Typical use of each program" : "Cash back"}" under "You use points for" to count that way.
    </p>
  );
}
