/** Dollars as pages and their Markdown print them, and where each was found. */
import { formatUsd } from "../../src/words/format.ts";
import { decodeEntities } from "./visible-text.ts";

const USD = /[−-]?\$\d[\d,]*(?<!,)/g;
export const listUsd = (text: string): readonly string[] => text.match(USD) ?? [];

const toText = (html: string) =>
  decodeEntities(html.replaceAll(/<[^>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();

/** Terms and what they are: `<dt>` and `<dd>` of a page, `**term**: text` of its Markdown. */
export const listTerms = (page: string): readonly (readonly [term: string, text: string])[] =>
  [...page.matchAll(/<dt\b[^>]*>(.*?)<\/dt>(.*?)(?=<dt\b|<\/dl>)/gs), ...page.matchAll(/^\*\*(.+?)\*\*: (.+)$/gm)].map(
    ([, term = "", text = ""]) => [toText(term), toText(text)] as const,
  );

interface Row {
  readonly slug: string;
  /** By the name of its column. */
  readonly cells: readonly (readonly [column: string, text: string])[];
}

/** The rows of tables, in a page and in its Markdown, that are about one card. */
export function listRows(page: string): readonly Row[] {
  const marked = [...page.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => ({
    slug: /href="\/cards\/([\w-]+)"/.exec(row)?.[1],
    cells: [...row.matchAll(/<td[^>]* data-label="([^"]*)"[^>]*>(.*?)<\/td>/gs)].map(
      ([, column = "", cell = ""]) => [column, toText(cell)] as const,
    ),
  }));
  let columns: readonly string[] = [];
  const plain = (page.match(/^\|.*(?=\|)/gm) ?? []).map((line) => {
    const [, ...cells] = line.split("|").map((cell) => cell.trim());
    const slug = /\/cards\/([\w-]+)\)/.exec(cells[0] ?? "")?.[1];
    if (!slug && !line.includes("---")) columns = cells.map((cell) => cell.replace(/^\[(.*?)\]\(.*$/, "$1"));
    return { slug, cells: cells.map((cell, at) => [columns[at] ?? "", cell] as const) };
  });
  return [...marked, ...plain].flatMap(({ slug, cells }) => (slug ? [{ slug, cells }] : []));
}

/** What was found, by card, kind and reader. */
export class Figures {
  readonly #values = new Map<string, Map<string, Set<string>>>();

  /** @param dollars as they are printed, or a number of an answer; the first amount of a text counts */
  note(place: string, slug: string, reader: string, kind: string, dollars: string | number = ""): void {
    const [usd] = typeof dollars === "number" ? [formatUsd(dollars)] : listUsd(dollars);
    if (usd === undefined || reader === "") throw new Error(`${place}: no ${kind} of ${slug} in "${dollars}"`);
    const key = `${slug}, ${kind}, ${reader}`;
    const values = this.#values.get(key) ?? new Map<string, Set<string>>();
    this.#values.set(key, values.set(usd, (values.get(usd) ?? new Set()).add(place)));
  }

  /** Figures with more than one value, with the places of each. */
  listSplit(): readonly string[] {
    return [...this.#values].flatMap(([key, values]) => {
      const told = [...values].map(([usd, places]) => `${usd} (${[...places].join(", ")})`);
      return told.length > 1 ? [`${key}: ${told.join("; ")}`] : [];
    });
  }

  /** How many figures stand in a place, and in another one, too. */
  countShared(place: string): number {
    const all = [...this.#values.values()].map((values) => new Set([...values.values()].flatMap((set) => [...set])));
    return all.filter((places) => places.has(place) && places.size > 1).length;
  }
}
