import type { ReactNode } from "react";

export interface DataTableColumn<Row> {
  readonly key: string;
  readonly label: ReactNode;
  /** Column's name beside the value where rows are stacked (narrow screens). */
  readonly shortLabel?: string;
  readonly isNumber?: boolean;
  /** A line of its own where rows are stacked. */
  readonly isWide?: boolean;
  /** The same, with the column's name and the value side by side, below the figures. */
  readonly isLine?: boolean;
  readonly sort?: "ascending" | "descending";
  readonly render: (row: Row, index: number) => ReactNode;
}

export interface DataTableProps<Row> {
  readonly caption: ReactNode;
  /** Hides the caption from sight where a heading above says the same. */
  readonly isCaptionHidden?: boolean;
  /** False for few, narrow columns: they stay a table on narrow screens. Default true. */
  readonly isStacked?: boolean;
  /** The first is the row's header. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row) => string;
  readonly foot?: ReactNode;
}

/** A table whose rows become labeled blocks on narrow screens, so that no page scrolls sideways. */
export function DataTable<Row>({
  caption,
  isCaptionHidden,
  isStacked = true,
  columns,
  rows,
  toKey,
  foot,
}: DataTableProps<Row>) {
  const [header, ...rest] = columns;
  if (!header) return null;
  return (
    <div className={isStacked ? "table-region stacked" : "table-region compact"}>
      <table>
        <caption className={isCaptionHidden ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.isNumber ? "is-number" : undefined}
                {...(column.sort ? { "aria-sort": column.sort } : {})}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={toKey(row)}>
              <th scope="row">{header.render(row, index)}</th>
              {rest.map((column) => (
                <td
                  key={column.key}
                  className={
                    [column.isNumber && "is-number num", column.isWide && "is-wide", column.isLine && "is-line"]
                      .filter(Boolean)
                      .join(" ") || undefined
                  }
                  data-label={column.shortLabel ?? (typeof column.label === "string" ? column.label : column.key)}
                >
                  {column.render(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
