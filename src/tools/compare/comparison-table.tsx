import type { Comparison } from "./compare-cards.ts";
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from "./comparison-row.ts";
import { upperFirst } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";

/**
 * One column a card, one body a subject. Rows where all cards say the same carry
 * `is-same`: the switch hides them by style alone, so it works without a script.
 */
export function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { cards, groups } = comparison;
  return (
    <section
      className={`table-region comparison-region of-${cards.length}`}
      aria-labelledby="comparison-caption"
      tabIndex={0}
    >
      <table>
        <caption id="comparison-caption">
          {cards.map((card) => card.name).join(", ")}: the winner of a row is marked ✓. A tie and a figure that could
          not be confirmed have none.
        </caption>
        <thead>
          <tr className="comparison-art">
            <th scope="row">
              <span className="visually-hidden">Picture</span>
            </th>
            {cards.map((card) => (
              <td key={card.slug}>
                <CardArt card={card} width={200} />
              </td>
            ))}
          </tr>
          <tr className="comparison-names">
            <th scope="col">
              <span className="visually-hidden">Subject</span>
            </th>
            {cards.map((card) => (
              <th key={card.slug} scope="col">
                <a href={paths.review(card.slug)}>{card.name}</a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.key} group={group} slugs={cards.map((card) => card.slug)} />
        ))}
        <tbody className="no-print">
          <tr className="comparison-links">
            <th scope="row">At the issuer</th>
            {cards.map((card) => (
              <td key={card.slug}>
                <ApplyLink card={card} />
                <RatesAndFeesLink card={card} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function GroupRows({ group, slugs }: { readonly group: ComparisonGroup; readonly slugs: readonly string[] }) {
  return (
    <tbody className="comparison-group">
      <tr className="comparison-title">
        <th scope="rowgroup" colSpan={slugs.length + 1}>
          <span>{group.title}</span>
          {group.note && <small className="cell-note">{group.note}</small>}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.key} className={row.isSame ? "is-same" : undefined}>
          <th scope="row">
            {row.label} <RowNote row={row} />
          </th>
          {row.cells.map((cell, index) => (
            <Cell key={slugs[index]} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function RowNote({ row }: { readonly row: ComparisonRow }) {
  const outcome = row.isSame ? "the same" : row.isTie ? "a tie" : null;
  const text = [row.note, outcome].filter(Boolean).join(", ");
  return text === "" ? null : <small className="cell-note">{upperFirst(text)}</small>;
}

function Cell({ cell }: { readonly cell: ComparisonCell }) {
  return (
    <td className={cell.mark ? "is-best" : undefined}>
      <span className="font-550">{cell.isOver ? <s>{cell.text}</s> : cell.text}</span>
      {cell.mark && (
        <span className="comparison-mark">
          <span aria-hidden>✓ </span>
          Best
        </span>
      )}
      {cell.isUncertain && <small className="cell-note">Confirm with the issuer.</small>}
      {cell.note && <small className="cell-note">{upperFirst(cell.note)}</small>}
    </td>
  );
}
