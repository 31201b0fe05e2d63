/** How the examples of /developers are shown: answers cut short, and schemas in a word or two. The build asks for them. */

/** By the endpoint's id. */
export type ApiExamples = Readonly<
  Record<
    string,
    {
      /** What is answered to the example; absent where there is none to show. */
      readonly answer?: string;
      /** Of parameters and fields, by name. */
      readonly types: Readonly<Record<string, string>>;
    }
  >
>;

/** Stands for the site's own in what was asked at build time, when nobody knows where the site will be. */
export const EXAMPLE_ORIGIN = "https://origin.invalid";

const MAX_ITEMS = 1;
const MAX_LINES = 90;
/** Of tables and calendars. */
const MAX_TEXT_LINES = 8;
const MAX_LINE_LENGTH = 160;

/** Of every list the first entry. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortenLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}

/** An answer short enough to be read beside its request. */
export function toExampleText(body: string, isJson: boolean): string {
  const lines = (isJson ? JSON.stringify(shortenLists(JSON.parse(body)), null, 2) : body).trimEnd().split(/\r?\n/);
  const shown = isJson ? lines : lines.slice(0, MAX_TEXT_LINES).map(cut);
  const kept = shown.slice(0, MAX_LINES);
  return [...kept, ...(kept.length < lines.length ? ["…"] : [])].join("\n");
}

const cut = (line: string) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line);

type Schema = Readonly<Record<string, unknown>>;

/** @example toTypeText({ type: "array", items: { type: "string" } }) is "list of string" */
export function toTypeText({ type, items, anyOf, enum: options, const: only }: Schema): string {
  if (Array.isArray(anyOf)) return [...new Set((anyOf as Schema[]).map(toTypeText))].join(" or ");
  if (type === "array") return `list of ${toTypeText((items ?? {}) as Schema)}`;
  if (typeof type === "string") return type;
  const [sample] = only === undefined ? ((options ?? []) as unknown[]) : [only];
  return sample === undefined ? "any" : typeof sample;
}
