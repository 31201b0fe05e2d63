/**
 * The site as it would be with more cards: answers in the place of the build's own
 * modules for records, texts and computed figures. The copies' figures are those of
 * their originals, because computing them anew takes the square of the catalog.
 */
import type { Plugin } from "vite";

import { computeCatalog } from "../../../build/compute-cards.ts";
import { loadNamedBeside } from "../../../build/plugins/computed-plugin.ts";
import { loadToolRecords } from "../../../build/tool-records.ts";
import { toBodyModule } from "../../../build/plugins/content-plugin.ts";
import { loadCatalog } from "../../../build/load-catalog.ts";
import { compileFile, listContentFiles } from "../../../build/content/load-content.ts";
import { multiplyCards, toCopySlug } from "./multiply-cards.ts";

const COPIES_ID = "virtual:copied-reviews";
const COPY_PREFIX = "virtual:copied-review/";
const BODIES = "await bodies[";

const asModule = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

export function multipliedCatalog(size: number): Plugin {
  const cards = [...loadCatalog().values()];
  const copies = multiplyCards(cards, size)
    .slice(cards.length)
    .map((card, index) => ({ slug: card.slug, original: cards[index % cards.length]?.slug ?? "" }));
  const originals = new Map(copies.map(({ slug, original }) => [slug, original]));
  const compile = (slug: string) => compileFile(`src/content/reviews/${slug}.mdx`, loadCatalog());

  const modules: Readonly<Record<string, () => unknown>> = {
    "\0virtual:catalog": () => multiplyCards(cards, size),
    "\0virtual:computed-cards": async () => {
      const { cards: computed, rankings } = computeCatalog(cards, loadToolRecords(), await loadNamedBeside());
      const copied = copies.map(({ slug, original }) => [slug, computed[original]] as const);
      const rounds = Math.ceil(size / cards.length);
      const ranked = Object.entries(rankings).map(([category, list]) => {
        const all = list.flatMap((entry) =>
          Array.from({ length: rounds }, (_, round) => ({ ...entry, slug: toCopySlug(entry.slug, round) })),
        );
        return [category, all.filter(({ slug }) => computed[slug] !== undefined || originals.has(slug))] as const;
      });
      return { cards: { ...computed, ...Object.fromEntries(copied) }, rankings: Object.fromEntries(ranked) };
    },
    "\0virtual:content-index": async () => {
      const texts = await Promise.all(listContentFiles().map((file) => compileFile(file, loadCatalog())));
      const reviews = new Map(texts.map(({ meta }) => [meta.slug, meta]));
      const copied = copies.map(({ slug, original }) => ({ ...reviews.get(original), slug }));
      return [...texts.map(({ meta }) => meta), ...copied];
    },
  };

  return {
    name: "waycard:bench-growth",
    enforce: "pre",
    resolveId: (id) => (id === COPIES_ID || id.startsWith(COPY_PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id];
      if (make) return asModule(await make());
      if (id === `\0${COPIES_ID}`) {
        const entries = copies.map(
          ({ slug }) =>
            `"./reviews/${slug}.mdx": () => import("${COPY_PREFIX}${slug}").then((module) => module.default),`,
        );
        return `export default {\n${entries.join("\n")}\n};`;
      }
      if (!id.startsWith(`\0${COPY_PREFIX}`)) return undefined;
      const slug = id.slice(COPY_PREFIX.length + 1);
      return toBodyModule((await compile(originals.get(slug) ?? "")).body);
    },
    transform(code, id) {
      if (!id.endsWith("/content/content-index.ts")) return undefined;
      if (!code.includes(BODIES)) throw new Error(`content-index.ts no longer says "${BODIES}"`);
      return `import copies from "${COPIES_ID}";\n${code.replace(BODIES, "await (globalThis.benchBodies ??= { ...copies, ...bodies })[")}`;
    },
  };
}
