import { formatUsd } from "../../words/format.ts";

export interface ResultBarProps {
  readonly usd: number;
  /** Which dollars these are: "a year". */
  readonly what: string;
  /** Id of the result's heading, where it is another than a tool's. */
  readonly headingId?: string;
}

/**
 * Where the form stands above its result, the answer stays at hand: the bar sticks to the window's foot until the end
 * of the form comes into view. Needs no script.
 */
export function ResultBar({ usd, what, headingId = "result" }: ResultBarProps) {
  return (
    <p className="result-bar">
      <span>
        <b className={`figures text-0 ${usd < 0 ? "cost" : "gain"}`}>{formatUsd(usd)}</b> {what}
      </span>
      <a className="btn btn-secondary" href={`#${headingId}`}>
        See the result
      </a>
    </p>
  );
}
