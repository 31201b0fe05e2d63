/** What the security policy of our pages stops in a document, found without a browser: hundreds of pages take minutes there. */
import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** What a browser loads, or would run, for these attributes. */
const LOADING = new Set(["src", "srcSet", "data", "poster", "action", "formAction"]);
const LOADED_RELS = new Set(["stylesheet", "modulepreload", "preload", "icon", "manifest", "apple-touch-icon"]);

/** Inline scripts, styles and event handlers, and addresses of others that would be loaded. */
export function listStoppedParts(tree: Root): readonly string[] {
  const stopped: string[] = [];
  visit(tree, "element", ({ tagName, properties, children }) => {
    const stop = (what: string) => stopped.push(`${what} of <${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (name === "style" || /^on[A-Z]/.test(name)) stop(name);
      const isLoaded =
        LOADING.has(name) ||
        (tagName === "link" && name === "href" && [properties["rel"]].flat().some((rel) => LOADED_RELS.has(`${rel}`)));
      if (isLoaded && !/^\/(?!\/)/.test(String(value))) stop(`${name} ${String(value)}`);
      if (/^\s*javascript:/i.test(String(value))) stop(`${name} ${String(value)}`);
    }
    if (tagName === "style") stop("text");
    const isData = properties["type"] === "application/ld+json";
    if (tagName === "script" && !isData && (children.length > 0 || !properties["src"])) stop("text");
  });
  return stopped;
}
