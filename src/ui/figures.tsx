import type { ReactNode } from "react";

export interface NamedFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** The one number of the answer; the others stand smaller beside it. */
  readonly isMain?: boolean;
  readonly tone?: "plain" | "gain" | "cost";
  /** The unit or the condition that makes the number true. */
  readonly note?: ReactNode;
}

const TONES = { plain: "", gain: "gain", cost: "cost" } as const;

/** Two to four figures in one row: names, figures and notes on common lines. */
export function Figures({ figures }: { readonly figures: readonly NamedFigure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-4 xs:gap-x-5 lg:gap-x-8 gap-y-3 items-start">
      {figures.map(({ label, value, isMain = false, tone = "plain", note }) => (
        <div key={label} className="grid">
          <dt className="small muted">{label}</dt>
          {/* Each line is as high as the main figure's, so that all stand on one line with it. */}
          <dd className={`before:content-empty before:big-number ${TONES[tone]}`}>
            <span className={isMain ? "big-number" : "font-serif font-600 text-2 leading-[1.2] figures"}>{value}</span>
            {note && <small className="block muted">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
