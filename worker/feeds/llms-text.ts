/** llmstxt.org: what the site holds, for language models that read it on somebody's behalf. */
import { CATALOG_AS_OF, listCards } from "../../src/catalog/queries.ts";
import { listArticles } from "../../src/articles/content-index.ts";
import type { ArticleKind } from "../../src/articles/front-matter.ts";
import { CATEGORY_LABELS, TOOL_LINKS } from "../../src/menu.ts";
import { type CategoryKey, paths } from "../../src/paths.ts";
import { SITE, STATEMENTS } from "../../src/site.ts";

export function renderLlmsText(origin: string): string {
  const link = (label: string, path: string, note = "") => `- [${label}](${origin}${path})${note ? `: ${note}` : ""}`;
  const listTexts = (...kinds: readonly ArticleKind[]) =>
    listArticles(...kinds).map((article) =>
      link(article.title, paths.article(article.kind, article.slug), article.description),
    );
  return [
    `# ${SITE.name}`,
    "",
    `> ${STATEMENTS.purpose} ${listCards().length} cards, facts as of ${CATALOG_AS_OF}. ${STATEMENTS.completeness} Ratings, perk values, cents per point and credit score floors are editorial estimates.`,
    "",
    "## Data",
    link("All cards as JSON", "/api/cards"),
    link("Every endpoint, described for programs (OpenAPI)", "/api/openapi.json"),
    link("The API", paths.developers()),
    "",
    "## Tools",
    ...TOOL_LINKS.map((tool) => link(tool.label, tool.to)),
    "",
    "## Ranked lists",
    ...Object.entries(CATEGORY_LABELS).map(([key, label]) => link(label, paths.category(key as CategoryKey))),
    "",
    "## Guides",
    ...listTexts("guides", "learn"),
    "",
    "## Reviews",
    ...listCards().map((card) => link(card.name, paths.review(card.slug))),
    "",
    "## News",
    ...listTexts("news"),
    "",
    "## About the site",
    ...listTexts("about", "legal"),
    "",
    // The format's own name for what a reader short of room may leave out.
    "## Optional",
    ...listTexts("gear"),
    "",
  ].join("\n");
}
