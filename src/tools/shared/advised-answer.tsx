import type { ReactNode } from "react";

import { formatUsd } from "../../words/format.ts";

export interface AdvisedAnswerProps {
  /** What the better answer's fees are higher by. */
  readonly feesSavedUsd: number;
  /** What the better answer leaves more. */
  readonly costsUsd: number;
  readonly netUsd: number;
  readonly feesUsd: number;
  /** What the dollars are for. */
  readonly period: string;
  readonly isOneCard: boolean;
  /** Where it is the answer, or beside the other. */
  readonly href: string;
  readonly linkText?: string;
  /** Its cards by name. */
  readonly children: ReactNode;
}

/** Nearly the same money for far lower fees: what one would tell a friend before anything else. The page frames it. */
export function AdvisedAnswer(props: AdvisedAnswerProps) {
  const { feesSavedUsd, costsUsd, netUsd, feesUsd, period, isOneCard, href, linkText, children } = props;
  return (
    <p>
      <b>
        {formatUsd(feesSavedUsd)} less in fees{" "}
        {Math.round(costsUsd) > 0 ? `for ${formatUsd(costsUsd)} ${period}` : "for the same money"}:
      </b>{" "}
      take {children} instead. {isOneCard ? "It leaves" : "They leave"} {formatUsd(netUsd)} {period} with{" "}
      {feesUsd > 0 ? `${formatUsd(feesUsd)} of fees` : "no annual fee"}.{" "}
      <a href={href}>{linkText ?? "See that wallet"}</a>
    </p>
  );
}
