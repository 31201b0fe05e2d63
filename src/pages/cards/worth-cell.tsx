import { formatUsd } from "../../words/format.ts";

/** A figure with its bar, all rows on one scale; what is lost hangs to the left of zero. */
export function WorthCell({
  usd,
  minUsd,
  maxUsd,
}: {
  readonly usd: number;
  readonly minUsd: number;
  readonly maxUsd: number;
}) {
  const start = Math.min(0, minUsd);
  const scale = 100 / (Math.max(0, maxUsd) - start || 1);
  const zero = -start * scale;
  return (
    <span className="grid gap-1 justify-items-start md:justify-items-end">
      <b className={usd < 0 ? "font-600 cost" : "font-600"}>{formatUsd(usd)}</b>
      <svg className="chart h-1.5! min-w-24 lt-md:min-w-16" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect className="fill-track" width="100" height="6" />
        <rect
          className={usd < 0 ? "fill-cost" : "fill-1"}
          x={(zero + Math.min(0, usd) * scale).toFixed(1)}
          width={Math.max(0.6, Math.abs(usd) * scale).toFixed(1)}
          height="6"
        />
      </svg>
    </span>
  );
}
