/** Which pictures to share the site has: one for every card, text and page kind. */
import path from "node:path";

import type { ArticleMeta, ListMeta, ProgramMeta } from "../../src/content/front-matter.ts";
import { ARTICLE_LABELS } from "../../src/words/labels.ts";
import { SITE } from "../../src/site.ts";
import { compileFile, listContentFiles } from "../content/load-content.ts";
import { loadCatalog } from "../load-catalog.ts";
import { makeOpenGraphImages } from "./make-open-graph.ts";

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

/** @param outDir of the browser's files */
export async function makeSitePictures(outDir: string): Promise<void> {
  const cards = loadCatalog();
  const texts = await Promise.all(listContentFiles().map((file) => compileFile(file, cards)));
  // A review has its card's picture, a list its category's.
  const articles = texts.flatMap(({ meta }) =>
    meta.kind === "reviews" || meta.kind === "lists"
      ? []
      : [meta as (ArticleMeta | ProgramMeta) & { kind: keyof typeof KICKERS }],
  );
  await makeOpenGraphImages({
    outDir,
    cacheDir: path.join(import.meta.dirname, "../../node_modules/.cache/waycard-og"),
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
}
