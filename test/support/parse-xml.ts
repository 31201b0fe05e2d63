/** Well-formed XML to a tree; throws on anything else. Enough of XML 1.0 for the site's own documents. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The element's own character data, entities resolved. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export function parseXml(source: string): XmlElement {
  const root: OpenElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let end = 0;
  for (const token of source.matchAll(TOKEN)) {
    const [whole, slash, name, attributes = "", isEmpty, text] = token;
    end = token.index + whole.length;
    const parent = open.at(-1)!;
    if (text !== undefined) parent.text += resolveEntities(text);
    else if (slash && name === parent.name) open.pop();
    else if (slash) throw new Error(`</${name}> where <${parent.name}> is open`);
    else if (name) {
      const element: OpenElement = { name, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (end !== source.length) throw new Error(`not well-formed at ${JSON.stringify(source.slice(end, end + 60))}`);
  const [document, ...others] = root.children;
  if (!document || others.length > 0 || open.length > 1 || root.text.trim() !== "") {
    throw new Error("a document has one root element, closed, and no text around it");
  }
  return document;
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map((match) => [match[1] ?? "", match[2] ?? ""] as const);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`an attribute stands twice:${source}`);
  return Object.fromEntries(pairs.map(([name, value]) => [name, resolveEntities(value)]));
}

function resolveEntities(text: string): string {
  // XML 1.0, 2.2: control characters other than tab and line ends cannot stand in a document at all.
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text))
    throw new Error("a character XML forbids");
  return text.replaceAll(/&(\w*;?)/g, (entity, name: string) => {
    const value = name.endsWith(";") ? ENTITIES[name.slice(0, -1)] : undefined;
    if (value === undefined) throw new Error(`${entity} is no entity of XML`);
    return value;
  });
}
