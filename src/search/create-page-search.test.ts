/** Over the real pages: what visitors look for that is no card's name. */
import { describe, expect, test } from "vitest";
import pageIndex from "virtual:page-index";

import { listArticles } from "../content/content-index.ts";
import { listIndexedPages } from "../pages/indexed-pages.ts";
import { paths } from "../paths.ts";
import { createPageSearch } from "./create-page-search.ts";

const search = createPageSearch(pageIndex);
const find = (query: string, limit = 3) => search(query, limit).map(({ path }) => path);

describe("searching pages", () => {
  test.each([
    ["lounge", paths.category("lounge-access")],
    ["Lounges", paths.category("lounge-access")],
    ["student", paths.category("beginners")],
    ["no foreign transaction fee", paths.article("guides", "using-a-card-abroad")],
    ["csp", paths.review("chase-sapphire-preferred")],
    ["amex", paths.issuer("American Express")],
    ["0% apr", paths.category("zero-apr-balance-transfer")],
    ["5/24", paths.article("guides", "application-rules-explained")],
    ["transfer partners", paths.article("guides", "transfer-partners-or-portal")],
    ["membership rewards", paths.program("membership-rewards")],
    ["compare", paths.compare()],
    ["best card for delta flights", paths.category("airline")],
    ["guides", paths.guides()],
    ["tsa precheck", paths.article("guides", "credits-you-will-really-use")],
    ["travel insurance", paths.article("guides", "if-something-goes-wrong")],
    ["is this offer good", paths.article("guides", "is-this-a-good-bonus")],
    ["companion pass", paths.category("airline")],
    ["groceries", paths.calculator()],
    ["how do you make money", paths.about("affiliate-disclosure")],
  ])("%j finds %s first", (query, path) => {
    expect(find(query)[0]).toBe(path);
  });

  test("whoever wants to build credit finds the list for beginners and reviews of cards made for that", () => {
    const found = find("build credit", 8);
    expect(found[0]).toBe(paths.category("beginners"));
    expect(found).toContain(paths.review("discover-it-secured"));
    expect(found).toContain(paths.review("capital-one-platinum"));
    expect(find("secured")).toContain(paths.category("beginners"));
  });

  test("a word that is still being typed finds what it begins, and a typing error is forgiven", () => {
    expect(find("loung")[0]).toBe(paths.category("lounge-access"));
    expect(find("calculater")[0]).toBe(paths.calculator());
  });

  test("every text is among the first that its own title finds", () => {
    for (const article of listArticles())
      expect(find(article.title, 3), article.title).toContain(paths.article(article.kind, article.slug));
  });

  test("only pages that there are, each with a title", () => {
    const known = new Set(listIndexedPages().map(({ path }) => path));
    const found = ["card", "guide", "travel", "points", "list", "tool", "a", "fee", "chase"].flatMap((query) =>
      search(query, 200),
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ path, title }) => !known.has(path) || title.length < 3)).toEqual([]);
  });

  test.each(["", "l", " l ", "zzzz", "qqqqxxxxzzzz lounge and so on"])("%j finds nothing", (query) => {
    expect(find(query)).toEqual([]);
  });

  test("finds as many as are wanted and no more", () => {
    expect(find("points", 2)).toHaveLength(2);
    expect(find("points", 1)).toEqual(find("points", 2).slice(0, 1));
  });
});
