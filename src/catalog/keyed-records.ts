/**
 * Records as the build hands them over: one line each, its key, a tab, its JSON. A page needs a few of hundreds, so only
 * those that are asked for are parsed, and each of them once.
 */
export interface KeyedRecords<Value> {
  find(key: string): Value | undefined;
  /** All whose key begins with `prefix`, in the order of the lines. */
  list(prefix?: string): readonly Value[];
}

export function openRecords<Value>(text: string): KeyedRecords<Value> {
  const parsed = new Map<string, Value>();
  let lines: ReadonlyMap<string, string> | undefined;
  const readLines = () => (lines ??= new Map(text.split("\n").map(splitLine)));
  const find = (key: string): Value | undefined => {
    const known = parsed.get(key);
    if (known !== undefined) return known;
    const json = readLines().get(key);
    if (json === undefined) return undefined;
    const value = JSON.parse(json) as Value;
    parsed.set(key, value);
    return value;
  };
  return {
    find,
    list: (prefix = "") => [...readLines().keys()].flatMap((key) => (key.startsWith(prefix) ? (find(key) ?? []) : [])),
  };
}

/** JSON has no raw tab or line break in it. */
function splitLine(line: string): [string, string] {
  const end = line.indexOf("\t");
  return [line.slice(0, end), line.slice(end + 1)];
}

/** The build's side. ASCII alone: a text with other characters takes an isolate twice the memory, and longer to read. */
export const writeRecords = (entries: Iterable<readonly [key: string, value: unknown]>): string =>
  [...entries].map(([key, value]) => `${key}\t${toAsciiJson(value)}`).join("\n");

const toAsciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
