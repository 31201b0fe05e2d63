/** Draws the Open Graph pictures after the client is built: one for every card, text and page kind. */
import path from "node:path";

import type { Plugin } from "vite";

import { makeOpenGraphImages } from "../art/make-open-graph.ts";
import type { ArticleMeta, ListMeta, ProgramMeta } from "../../src/articles/front-matter.ts";
import { ARTICLE_LABELS } from "../../src/labels.ts";
import { SITE } from "../../src/site.ts";
import { loadCatalog } from "../load-catalog.ts";
import { compileFile, listContentFiles } from "../content/load-content.ts";

/** Page kinds with a picture of their own: `PageHead.image` names one of these, a card or a text. */
const PAGE_PICTURES = [
  { file: "home", title: "Travel cards, worked out in dollars", kicker: SITE.tagline },
  { file: "cards", title: "All travel credit cards", kicker: "Catalog" },
  { file: "programs", title: "Transferable point programs", kicker: "Programs" },
  { file: "compare", title: "Compare travel credit cards", kicker: "Tool" },
  { file: "finder", title: "Personalized card finder", kicker: "Tool" },
  { file: "calculator", title: "Rewards calculator", kicker: "Tool" },
  { file: "planner", title: "Card planner: which card when", kicker: "Tool" },
  { file: "analyzer", title: "RewardMax analyzer: the best wallet, proved", kicker: "Tool" },
  { file: "blog", title: "Guides, news and travel gear", kicker: "Blog" },
  { file: "subscribe", title: "One email a month, in numbers", kicker: "Newsletter" },
  { file: "developers", title: "The API", kicker: "Developers" },
] as const;

const KICKERS = { ...ARTICLE_LABELS, programs: "Point program" };

export function openGraph(): Plugin {
  let root = "";
  return {
    name: "waycard:open-graph",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      root = config.root;
    },
    async writeBundle() {
      const cards = loadCatalog();
      const texts = await Promise.all(listContentFiles().map((file) => compileFile(file, cards)));
      // A review has its card's picture, a list its category's.
      const articles = texts.flatMap(({ meta }) =>
        meta.kind === "reviews" || meta.kind === "lists"
          ? []
          : [meta as (ArticleMeta | ProgramMeta) & { kind: keyof typeof KICKERS }],
      );
      await makeOpenGraphImages({
        outDir: path.join(root, "dist/client"),
        cacheDir: path.join(root, "node_modules/.cache/waycard-og"),
        cards: [...cards.values()],
        pages: [
          ...PAGE_PICTURES,
          ...texts.flatMap(({ meta }) =>
            meta.kind === "lists"
              ? [{ file: `category-${meta.slug}`, title: (meta as ListMeta).title, kicker: "Ranked list" }]
              : [],
          ),
          ...articles.map((article) => ({
            file: `${article.kind}-${article.slug}`,
            title: article.title,
            kicker: KICKERS[article.kind],
          })),
        ],
      });
    },
  };
}
