import type { ArticleKind } from "../../content/front-matter.ts";
import { paths } from "../../paths.ts";
import type { Crumb } from "../../seo/page-head.ts";

/** The index page above each kind of text; learn, about and legal have none. */
export const ARTICLE_SECTIONS: Readonly<Partial<Record<ArticleKind, Crumb>>> = {
  guides: { label: "Guides", to: paths.guides() },
  news: { label: "News", to: paths.news() },
  gear: { label: "Travel Gear", to: paths.gear() },
};
