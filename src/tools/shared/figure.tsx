import { formatUsd } from "../../words/format.ts";

export interface FigureProps {
  readonly label: string;
  readonly usd: number;
  readonly note: string;
}

/** One amount of a result's list of figures (`dl`), with what it means. */
export function Figure({ label, usd, note }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{formatUsd(usd)}</dd>
      <dd>
        <small>{note}</small>
      </dd>
    </div>
  );
}
