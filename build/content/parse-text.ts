/**
 * The syntax tree of a text. Parsing takes most of the time that compiling does, and needs the text alone: so this file
 * imports nothing of the site, and while somebody edits its code, the trees are kept.
 */
import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
/** As unified's types have it: of what a processor takes and makes they know the last step alone. */
type Tree = Parameters<typeof processor.run>[0];

const known = new Map<string, Tree>();

/** A tree of the caller's own. @throws what the parser throws, with its `line` and `reason` */
export function parseText(source: string): Tree {
  const tree = known.get(source) ?? (processor.parse(source) as unknown as Tree);
  known.set(source, tree);
  return structuredClone(tree);
}
