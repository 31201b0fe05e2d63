import type { ReactNode } from "react";

export interface BadgeProps {
  readonly tone?: "plain" | "gain" | "cost";
  readonly children: ReactNode;
}

/** A short mark beside a name. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={tone === "plain" ? "badge" : `badge badge-${tone}`}>{children}</span>;
}
