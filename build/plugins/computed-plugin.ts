/** Gives pages the figures of `compute-cards.ts` as `virtual:computed-cards`. */
import type { Plugin } from "vite";

import type { ReviewMeta } from "../../src/articles/front-matter.ts";
import { writeRecords } from "../../src/catalog/keyed-records.ts";
import type { ComputedCatalog } from "../../src/rewards/computed-card.ts";
import { computeCatalog, type NamedBeside } from "../compute-cards.ts";
import { compileFile, listContentFiles, toContentKey } from "../content/load-content.ts";
import { loadCatalog } from "../load-catalog.ts";
import { loadToolRecords } from "../tool-records.ts";
import { nameText } from "./text-modules-plugin.ts";

const MODULE_ID = "virtual:computed-cards";

/** What `src/pages/computed-cards.ts` reads. */
export const toComputedLines = ({ cards, rankings }: ComputedCatalog): string =>
  writeRecords([
    ...Object.entries(cards).map(([slug, card]) => [`cards/${slug}`, card] as const),
    ...Object.entries(rankings).map(([category, ranking]) => [`rankings/${category}`, ranking] as const),
  ]);

export function computed(): Plugin {
  return {
    name: "waycard:computed",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const figures = computeCatalog([...loadCatalog().values()], loadToolRecords(), await loadNamedBeside());
      return `${nameText(this, "computed-cards", toComputedLines(figures))}\nexport default text;`;
    },
  };
}

/** Alternatives and partners as the reviews name them. A text with faults is the content plugin's to report. */
export async function loadNamedBeside(): Promise<NamedBeside> {
  const cards = loadCatalog();
  const files = listContentFiles().filter((file) => toContentKey(file).kind === "reviews");
  const settled = await Promise.allSettled(files.map((file) => compileFile(file, cards)));
  const metas = settled.flatMap((result) => (result.status === "fulfilled" ? [result.value.meta as ReviewMeta] : []));
  const toSlugs = (entries: ReviewMeta["alternatives"]) => entries.map(({ card }) => card);
  return new Map(
    metas.map(({ slug, alternatives, pairs }) => [
      slug,
      { alternatives: toSlugs(alternatives), pairs: toSlugs(pairs) },
    ]),
  );
}
