import { listArticles } from "../../content/content-index.ts";
import type { ArticleMeta } from "../../content/front-matter.ts";

const SLUGS = ["first-travel-card", "how-to-choose-a-travel-credit-card", "what-a-point-is-worth"];

/** Who has read these three can follow all other guides. */
export function listStartGuides(): readonly ArticleMeta[] {
  const guides = listArticles("guides");
  return SLUGS.flatMap((slug) => guides.filter((guide) => guide.slug === slug));
}
