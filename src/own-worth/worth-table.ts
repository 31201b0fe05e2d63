/**
 * The ranked table of a category page, as far as a script changes it. It stands
 * outside of any island; a cell that shows a worth carries its card's slug.
 * Each function returns what puts everything back.
 */
import { formatUsd } from "../words/format.ts";

type Nets = Readonly<Record<string, number>>;

const listCells = () => [...document.querySelectorAll<HTMLElement>("[data-worth]")];

const toSlug = (cell: HTMLElement) => cell.dataset["worth"] ?? "";

/** In the order of the table. */
export function listWorthSlugs(): string[] {
  return listCells().map(toSlug);
}

export function showWorths(netsUsd: Nets): () => void {
  const before = listCells().map((cell) => [cell, cell.textContent] as const);
  for (const [cell, text] of before) {
    const netUsd = netsUsd[toSlug(cell)];
    cell.textContent = netUsd === undefined ? text : formatUsd(netUsd);
    cell.dataset["own"] = "";
  }
  return () => {
    for (const [cell, text] of before) {
      cell.textContent = text;
      delete cell.dataset["own"];
    }
  };
}

/** Whether the rows are still out of sight: they may take another order unseen (first-paint.css). */
export function areRowsHeld(): boolean {
  const body = document.querySelector("[data-order]")?.querySelector("tbody");
  return body !== undefined && body !== null && getComputedStyle(body).visibility === "hidden";
}

/** Puts the rows in the order of their worth, the highest first. */
export function orderByWorth(netsUsd: Nets): () => void {
  const cells = listCells();
  const rows = cells.flatMap((cell) => cell.closest("tr") ?? []);
  const [body] = rows.flatMap((row) => row.parentElement ?? []);
  const headings = [...(body?.closest("table")?.querySelectorAll("thead th") ?? [])];
  const sorts = headings.map((heading) => heading.getAttribute("aria-sort"));
  const toNet = (row: HTMLElement) =>
    netsUsd[row.querySelector<HTMLElement>("[data-worth]")?.dataset["worth"] ?? ""] ?? 0;
  const sorted = rows.toSorted((left, right) => toNet(right) - toNet(left));
  body?.append(...sorted);
  const takeBackRanks = sorted.map((row, index) => writeRank(row, `${index + 1}. `));
  const column = cells[0]?.closest("td")?.cellIndex;
  for (const [index, heading] of headings.entries()) {
    if (index === column) heading.setAttribute("aria-sort", "descending");
    else heading.removeAttribute("aria-sort");
  }
  return () => {
    body?.append(...rows);
    for (const takeBack of takeBackRanks) takeBack();
    for (const [index, heading] of headings.entries()) {
      const sort = sorts[index];
      if (sort) heading.setAttribute("aria-sort", sort);
      else heading.removeAttribute("aria-sort");
    }
  };
}

/** A row that stands elsewhere has another rank. */
function writeRank(row: HTMLElement, text: string): () => void {
  const rank = row.querySelector("[data-rank]");
  const before = rank?.textContent ?? "";
  if (rank) rank.textContent = text;
  return () => {
    if (rank) rank.textContent = before;
  };
}
