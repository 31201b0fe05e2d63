/** llmstxt.org: what the site holds, for language models that read it on somebody's behalf. Pages are named by their Markdown. */
import { listAllCards, listCards } from "../../src/catalog/queries.ts";
import { describeMonths, listOldCards } from "../../src/words/facts.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { listArticles } from "../../src/content/content-index.ts";
import type { ArticleKind } from "../../src/content/front-matter.ts";
import { CATEGORY_LABELS, TOOL_LINKS } from "../../src/words/menu.ts";
import { type CategoryKey, paths, toMarkdownPath } from "../../src/paths.ts";
import { SITE, STATEMENTS } from "../../src/site.ts";

/** What each tool's page works out, for programs. */
const TOOL_APIS = [
  ["Compare cards as JSON", paths.compareApi()],
  ["Find cards as JSON", paths.finderApi()],
  ["What cards are worth, as JSON", paths.calculatorApi()],
  ["The best set of cards as JSON", paths.analyzerApi()],
  ["A plan of applications as JSON", paths.plannerApi()],
] as const;

/** How old the facts are, so that whoever reads this for somebody can say so. */
function describeFacts(): string {
  const cards = listCards();
  const old = `Some facts on ${listOldCards(cards).length} of them are more than a year old; each page dates its facts.`;
  return `${cards.length} cards, facts ${describeMonths(cards)}. ${old}`;
}

export const renderLlmsHead = (): string =>
  [
    `# ${SITE.name}`,
    "",
    `> ${STATEMENTS.purpose} ${describeFacts()} ${STATEMENTS.completeness} Ratings, perk values, cents per point and credit score floors are editorial estimates.`,
    "",
  ].join("\n");

export function renderLlmsText(origin: string): string {
  const link = (label: string, path: string, note = "") => `- [${label}](${origin}${path})${note ? `: ${note}` : ""}`;
  const page = (label: string, path: string, note = "") => link(label, toMarkdownPath(path), note);
  const listTexts = (...kinds: readonly ArticleKind[]) =>
    listArticles(...kinds).map((article) =>
      page(article.title, paths.article(article.kind, article.slug), article.description),
    );
  return [
    renderLlmsHead(),
    "## Data",
    link("All cards as JSON", paths.cardsApi(), "with filters, fields and pages"),
    link("All cards as a table", paths.cardsCsv(), "CSV"),
    link("The nine ranked lists as JSON", paths.listsApi()),
    link("Points programs and their transfer partners", paths.programsApi()),
    link("Issuers and their application rules", paths.issuersApi()),
    link("Every endpoint, in machine-readable form (OpenAPI)", paths.openApi()),
    page("The API's documentation", paths.developers(), `assistants connect to ${origin}${paths.mcp()} (MCP)`),
    link("The guides in one file", paths.llmsFull()),
    "",
    "## Tools",
    ...TOOL_LINKS.map((tool) => link(tool.label, tool.to)),
    ...TOOL_APIS.map(([label, path]) =>
      link(label, `${paths.developers()}#${path.split("/").at(-1)}`, `${path}, GET or POST`),
    ),
    "",
    "## Ranked lists",
    ...Object.entries(CATEGORY_LABELS).map(([key, label]) => page(label, paths.category(key as CategoryKey))),
    "",
    "## Guides",
    ...listTexts("guides", "learn"),
    "",
    "## Points programs",
    ...PROGRAMS.map(({ slug, program }) => page(program, paths.program(slug))),
    "",
    "## Reviews",
    ...listAllCards().map((card) => page(card.name, paths.review(card.slug))),
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
