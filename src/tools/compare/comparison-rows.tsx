import { upperFirst } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import type { Comparison } from "./compare-cards.ts";
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from "./comparison-row.ts";

/** What is not folded away at first. */
const OPEN: ReadonlySet<string> = new Set(["worth", "costs"]);

/**
 * A fold for each subject below a strip of the cards that stays in view. On wide screens each card has its column; on
 * phones a row is a list of cards with their values, the winner first, so nothing scrolls but the page. Rows where all
 * cards say the same, or what a row above said, carry `is-same`: the switch hides them by style alone, so it works without a script.
 */
export function ComparisonRows({ comparison: { cards, shortNames, groups } }: { readonly comparison: Comparison }) {
  return (
    <div className={`comparison-rows of-${cards.length}`}>
      <ul className="comparison-strip" aria-label="Cards compared">
        {cards.map((card, index) => (
          <li key={card.slug}>
            <CardArt card={card} width={64} />
            <a href={paths.review(card.slug)}>{shortNames[index]}</a>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <GroupRows key={group.key} group={group} names={shortNames} />
      ))}
      <ul className="comparison-links no-print" aria-label="What to do with each card">
        {cards.map((card) => (
          <li key={card.slug}>
            <ApplyLink card={card} />
            <RatesAndFeesLink card={card} />
            <KeepButtons card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rows that often tell what another told: they wait with those where the cards are the same. */
const REPEATS: Readonly<Record<string, string>> = { "first-fee": "fee", "net-without-perks": "net" };

function isTold(row: ComparisonRow, rows: readonly ComparisonRow[]): boolean {
  const other = rows.find(({ key }) => key === REPEATS[row.key]);
  return row.isSame || (other !== undefined && row.cells.every(({ text }, at) => text === other.cells[at]?.text));
}

function GroupRows({ group, names }: { readonly group: ComparisonGroup; readonly names: readonly string[] }) {
  const told = new Set(group.rows.filter((row) => isTold(row, group.rows)));
  // Where the figures are equal, nobody leads: such a row stays in view, but is no difference.
  const tied = group.rows.filter((row) => row.isTie && !told.has(row)).length;
  const [telling, all] = [group.rows.length - told.size - tied, group.rows.length];
  return (
    <details className="comparison-group" open={OPEN.has(group.key)}>
      <summary>
        <h3>{group.title}</h3>
        <span className="muted small">
          {telling} of {all} {all === 1 ? "row" : "rows"} {telling === 1 || all === 1 ? "differs" : "differ"}
          {tied > 0 && `, ${tied} tied`}
        </span>
      </summary>
      {group.note && <p className="small muted">{group.note}</p>}
      <table aria-label={group.title}>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <tr key={row.key} className={told.has(row) ? "is-same" : undefined}>
              <th scope="row">
                {row.label} <RowNote row={row} />
              </th>
              {row.cells.map((cell, index) => (
                <Cell key={names[index]} name={names[index] ?? ""} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function RowNote({ row }: { readonly row: ComparisonRow }) {
  const outcome = row.isSame ? "the same" : row.isTie ? "a tie" : null;
  const text = [row.note, outcome].filter(Boolean).join(", ");
  return text === "" ? null : <small className="cell-note">{upperFirst(text)}</small>;
}

/** @param name shown where the cell stands in a list and not below the card's name */
function Cell({ name, cell }: { readonly name: string; readonly cell: ComparisonCell }) {
  return (
    <td className={cell.mark ? "is-best" : undefined}>
      <span className="cell-of">{name}</span>
      <span className="cell-value">
        {cell.isOver ? <s>{cell.text}</s> : cell.text}
        {cell.mark && (
          <span className="comparison-mark">
            <span aria-hidden>✓ </span>
            Best
          </span>
        )}
      </span>
      {cell.isUncertain && <small className="cell-note">Unconfirmed</small>}
      {cell.note && <small className="cell-note">{upperFirst(cell.note)}</small>}
    </td>
  );
}
