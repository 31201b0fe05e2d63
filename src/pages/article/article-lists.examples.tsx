import type { ArticleMeta } from "../../content/front-matter.ts";
import type { Example } from "../../ui/example.ts";
import { ArticleRows } from "./article-lists.tsx";

const ARTICLE: ArticleMeta = {
  kind: "guides",
  slug: "how-spending-caps-work",
  title: "How spending caps work",
  description: "A description.",
  summary: "A bonus rate ends at its cap. Here is how to read one.",
  published: "2025-05-20",
  updated: "2025-05-20",
  topics: ["earning"],
  related: [],
  questions: [],
  words: 900,
  readingMinutes: 4,
  headings: [],
};

export const examples: readonly Example[] = [
  ["Row of an article", () => <ArticleRows articles={[{ article: ARTICLE, label: "Earning" }]} />],
];
