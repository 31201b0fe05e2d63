import type { ReactNode } from "react";

interface FirstRowsProps {
  /** How many rows stand there at first, 10 by default; `data-table.css` knows the two. */
  readonly count?: 10 | 30;
  readonly total: number;
  readonly children: ReactNode;
}

/** A long table of cards shows its first rows; a box below it shows all, without a script. Paper has all of them. */
export function FirstRows({ count = 10, total, children }: FirstRowsProps) {
  return (
    <div className="first-rows" data-first={count}>
      {children}
      {total > count && (
        <label className="btn btn-secondary w-full mt-4 print:hidden">
          <input id="all-rows" type="checkbox" className="w-5 h-5" />
          Show all {total} cards
        </label>
      )}
    </div>
  );
}
