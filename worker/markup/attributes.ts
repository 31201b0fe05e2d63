/**
 * One property of an element as an attribute, in React's reading of names and
 * values (react-dom's pushAttribute). How a name is read is decided once.
 */
import { escapeText } from "./escape-text.ts";

/** ` name="value"`, or nothing. */
type AttributeWriter = (value: unknown) => string;

const write = (name: string, value: unknown) => ` ${name}="${escapeText(String(value))}"`;
const isText = (value: unknown) => typeof value !== "function" && typeof value !== "symbol";

/** Most attributes by far: the path for a string is kept short. */
function asText(name: string): AttributeWriter {
  const start = ` ${name}="`;
  return (value) => {
    if (typeof value === "string") return `${start}${escapeText(value)}"`;
    return isText(value) && typeof value !== "boolean" ? write(name, value) : "";
  };
}
/** `aria-*`, `data-*` and the few whose `false` is a value of its own. */
const asWord =
  (name: string): AttributeWriter =>
  (value) =>
    isText(value) ? write(name, value) : "";
const asFlag =
  (name: string): AttributeWriter =>
  (value) =>
    value && isText(value) ? ` ${name}=""` : "";
const asFlagOrText =
  (name: string): AttributeWriter =>
  (value) =>
    value === true ? ` ${name}=""` : asText(name)(value);
const asPositive =
  (name: string): AttributeWriter =>
  (value) =>
    Number(value) >= 1 ? write(name, value) : "";
const SCRIPT_ADDRESS = /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu;
/** A path, parameters or a fragment of this site names no scheme. */
const isOwnAddress = (value: unknown) => typeof value === "string" && "/#?".includes(value.charAt(0));
const asAddress =
  (name: string): AttributeWriter =>
  (value) => {
    if (!isText(value) || typeof value === "boolean" || value === "") return "";
    // React puts a stopper there; here nothing writes such an address, so it is a fault.
    if (!isOwnAddress(value) && SCRIPT_ADDRESS.test(String(value))) {
      throw new TypeError(`A ${name} may not be a script`);
    }
    return write(name, value);
  };
const asNothing: AttributeWriter = () => "";

const WORDS = ["contentEditable", "spellCheck", "draggable", "value", "focusable"];
const FLAGS = [
  "inert",
  "async",
  "default",
  "defer",
  "disabled",
  "formNoValidate",
  "hidden",
  "noModule",
  "noValidate",
  "open",
  "readOnly",
  "required",
  "reversed",
  "itemScope",
  "controls",
  "loop",
  "playsInline",
];
/** Everything else that is written otherwise than it is spelled in JSX. */
const SPELLINGS: Readonly<Record<string, string>> = {
  className: "class",
  tabIndex: "tabindex",
  htmlFor: "for",
  httpEquiv: "http-equiv",
  acceptCharset: "accept-charset",
  crossOrigin: "crossorigin",
};
/** Of SVG, React takes these words in JSX's spelling and writes them with hyphens. */
const HYPHENATED = [
  "clipPath",
  "clipRule",
  "dominantBaseline",
  "fillOpacity",
  "fillRule",
  "floodColor",
  "floodOpacity",
  "fontFamily",
  "fontSize",
  "fontStyle",
  "fontWeight",
  "letterSpacing",
  "markerEnd",
  "markerMid",
  "markerStart",
  "paintOrder",
  "pointerEvents",
  "shapeRendering",
  "stopColor",
  "stopOpacity",
  "strokeDasharray",
  "strokeDashoffset",
  "strokeLinecap",
  "strokeLinejoin",
  "strokeMiterlimit",
  "strokeOpacity",
  "strokeWidth",
  "textAnchor",
  "textDecoration",
  "textRendering",
  "transformOrigin",
  "vectorEffect",
  "wordSpacing",
];

const writers = new Map<string, AttributeWriter>([
  ...WORDS.map((name) => [name, asWord(name)] as const),
  ...FLAGS.map((name) => [name, asFlag(name)] as const),
  ...["autoFocus", "multiple", "checked"].map((name) => [name, asFlag(name.toLowerCase())] as const),
  ...["cols", "rows", "size", "span"].map((name) => [name, asPositive(name)] as const),
  ["download", asFlagOrText("download")],
  ...["src", "href", "action", "formAction"].map((name) => [name, asAddress(name)] as const),
  ...["children", "dangerouslySetInnerHTML", "defaultValue", "defaultChecked", "ref", "suppressHydrationWarning"].map(
    (name) => [name, asNothing] as const,
  ),
  ...Object.entries(SPELLINGS).map(([name, spelling]) => [name, asText(spelling)] as const),
  ...HYPHENATED.map(
    (name) => [name, asText(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`))] as const,
  ),
]);

const NAME = /^[A-Za-z_:][\w:.-]*$/u;

function toWriter(name: string): AttributeWriter {
  if (!NAME.test(name)) throw new TypeError(`${name} cannot be an attribute's name`);
  // The security policy forbids inline styles, and handlers belong to islands, which React renders.
  if (name === "style" || /^on[A-Z]/u.test(name)) throw new TypeError(`A page has no ${name}`);
  return /^(?:aria|data)-/iu.test(name) ? asWord(name) : asText(name);
}

/** @throws TypeError for what a page may not have: styles, handlers, script addresses */
export function renderAttribute(name: string, value: unknown): string {
  if (value === undefined || value === null) return "";
  let writer = writers.get(name);
  if (!writer) {
    writer = toWriter(name);
    writers.set(name, writer);
  }
  return writer(value);
}
