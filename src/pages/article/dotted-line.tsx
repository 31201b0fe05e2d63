import { Children, type ReactNode } from "react";

export interface DottedLineProps {
  /** The facts, each of which stays on one line where that has room; what is false is none. */
  readonly children: ReactNode;
}

/** Small facts in a row with a dot between two that stand side by side: a line neither begins nor ends with one. */
export function DottedLine({ children }: DottedLineProps) {
  return (
    <div className="overflow-x-clip">
      <p className="small muted dotted-line">
        {Children.map(Children.toArray(children), (fact) => (
          <>
            <span>{fact}</span>{" "}
          </>
        ))}
      </p>
    </div>
  );
}
