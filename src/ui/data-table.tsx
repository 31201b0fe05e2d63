import type { ReactNode } from "react";

export interface DataTableColumn<Row> {
  readonly label: ReactNode;
  /** Column's name beside the value where rows are stacked (narrow screens); needed where the label is no text. */
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
  /** Default false: a heading above says the same, so the caption is for people who hear the table. */
  readonly isCaptionShown?: boolean;
  /** False for few, narrow columns: they stay a table on narrow screens. Default true. */
  readonly isStacked?: boolean;
  /** The first is the row's header; false is no column. */
  readonly columns: readonly (DataTableColumn<Row> | false)[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row) => string;
  readonly foot?: ReactNode;
}

const toName = ({ label, shortLabel }: Pick<DataTableColumn<never>, "label" | "shortLabel">): string =>
  shortLabel ?? (typeof label === "string" ? label : "");

/** A table whose rows become labeled blocks on narrow screens, so that no page scrolls sideways. */
export function DataTable<Row>({
  caption,
  isCaptionShown = false,
  isStacked = true,
  columns: given,
  rows,
  toKey,
  foot,
}: DataTableProps<Row>) {
  const columns = given.filter((column) => column !== false);
  const [header, ...rest] = columns;
  if (!header) return null;
  return (
    <div className={isStacked ? "table-region stacked" : "table-region compact"}>
      <table>
        <caption className={isCaptionShown ? undefined : "visually-hidden"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={toName(column)}
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
                  key={toName(column)}
                  className={
                    [column.isNumber && "is-number num", column.isWide && "is-wide", column.isLine && "is-line"]
                      .filter(Boolean)
                      .join(" ") || undefined
                  }
                  data-label={toName(column)}
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
