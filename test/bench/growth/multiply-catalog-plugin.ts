/**
 * The site as it would be with more cards: answers in the place of the build's own
 * modules for records, texts and computed figures. The copies' figures are those of
 * their originals, because computing them anew takes the square of the catalog.
 */
import type { Plugin } from "vite";

import { computeCatalog } from "../../../build/compute-cards.ts";
import { loadToolRecords } from "../../../build/tool-records.ts";
import {
  loadNamedInReviews,
  toBodyLines,
  toCardLines,
  toComputedLines,
  toMetaLines,
} from "../../../build/site-data.ts";
import { nameText } from "../../../build/plugins/text-modules-plugin.ts";
import { loadCatalog } from "../../../build/load-catalog.ts";
import { compileFile, listContentFiles } from "../../../build/content/load-content.ts";
import { multiplyCards, toCopySlug } from "./multiply-cards.ts";

export function multipliedCatalog(size: number): Plugin {
  const cards = [...loadCatalog().values()];
  const copies = multiplyCards(cards, size)
    .slice(cards.length)
    .map((card, index) => ({ slug: card.slug, original: cards[index % cards.length]?.slug ?? "" }));
  const originals = new Map(copies.map(({ slug, original }) => [slug, original]));
  const compileAll = async () => {
    const texts = await Promise.all(listContentFiles().map((file) => compileFile(file, loadCatalog())));
    const reviews = new Map(texts.filter(({ meta }) => meta.kind === "reviews").map((text) => [text.meta.slug, text]));
    const copied = copies.flatMap(({ slug, original }) => {
      const text = reviews.get(original);
      return text ? [{ ...text, meta: { ...text.meta, slug } }] : [];
    });
    return [...texts, ...copied];
  };

  const modules: Readonly<Record<string, () => string | Promise<string>>> = {
    "\0virtual:catalog": () => toCardLines(multiplyCards(cards, size)),
    "\0virtual:computed-cards": async () => {
      const { cards: computed, rankings } = computeCatalog(cards, loadToolRecords(), await loadNamedInReviews());
      const copied = copies.flatMap(({ slug, original }) => {
        const figures = computed[original];
        // A replaced card is in no sum.
        return figures ? [[slug, figures] as const] : [];
      });
      const rounds = Math.ceil(size / cards.length);
      const ranked = Object.entries(rankings).map(([category, list]) => {
        const all = list.flatMap((entry) =>
          Array.from({ length: rounds }, (_, round) => ({ ...entry, slug: toCopySlug(entry.slug, round) })),
        );
        return [category, all.filter(({ slug }) => computed[slug] !== undefined || originals.has(slug))] as const;
      });
      return toComputedLines({
        cards: { ...computed, ...Object.fromEntries(copied) },
        rankings: Object.fromEntries(ranked),
      });
    },
    "\0virtual:content-index": async () => toMetaLines(await compileAll()),
    "\0virtual:content-bodies": async () => toBodyLines(await compileAll()),
  };

  return {
    name: "waycard:bench-growth",
    enforce: "pre",
    async load(id) {
      const make = modules[id];
      if (!make) return undefined;
      const name = `${id.slice(id.indexOf(":") + 1)}-${size}`;
      return `${nameText(this, name, await make())}\nexport default text;`;
    },
  };
}
