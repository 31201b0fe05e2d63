/** What the API answers to the examples of the developers' page, by endpoint; the Worker asks itself and hands it over. */
import { createContext } from "react-router";

export type ExampleAnswers = Readonly<Record<string, string>>;

/** Empty where nobody has asked: then the page shows requests only. */
export const exampleAnswers = createContext<ExampleAnswers>({});

const MAX_ITEMS = 1;
const MAX_LINES = 36;

/** Of every list the first entry. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortenLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}

/** An answer short enough to be read beside its request. */
export function toExampleText(body: string, isJson: boolean): string {
  const lines = (isJson ? JSON.stringify(shortenLists(JSON.parse(body)), null, 2) : body).trimEnd().split("\n");
  return lines.length > MAX_LINES ? `${lines.slice(0, MAX_LINES).join("\n")}\n…` : lines.join("\n");
}
