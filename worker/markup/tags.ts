/** What the renderer must know of an element by its name; found out once per name. */
export interface Tag {
  /** `<name`, to which attributes are added. */
  readonly start: string;
  readonly end: string;
  readonly isVoid: boolean;
  readonly isScript: boolean;
  readonly isPre: boolean;
  /** Islands are marked divs. */
  readonly mayBeIsland: boolean;
  /** The build's own markup, written without an element around it (src/ui/ready-markup.ts). */
  readonly isReady: boolean;
  /** Its value is not an attribute like the others. */
  readonly hasState: boolean;
  /** React writes these after the element's other attributes, in this order. */
  readonly late: readonly string[] | undefined;
}

const VOID_TAGS: ReadonlySet<string> = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const LATE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  input: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  button: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  form: ["action", "encType", "method", "target"],
};
const NAME = /^[a-z][\w-]*$/iu;

const tags = new Map<string, Tag>();

export function findTag(name: string): Tag {
  let tag = tags.get(name);
  if (tag === undefined) {
    tag = describeTag(name);
    tags.set(name, tag);
  }
  return tag;
}

/** @throws TypeError for elements that a page does not have */
function describeTag(name: string): Tag {
  if (!NAME.test(name)) throw new TypeError(`${name} cannot be an element's name`);
  if (name === "textarea" || name === "style") throw new TypeError(`A page has no ${name}`);
  return {
    start: `<${name}`,
    end: `</${name}>`,
    isVoid: VOID_TAGS.has(name),
    isScript: name === "script",
    isPre: name === "pre",
    mayBeIsland: name === "div",
    isReady: name === "ready-markup",
    hasState: name === "input" || name === "select",
    late: LATE_ATTRIBUTES[name],
  };
}
