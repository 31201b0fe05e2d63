import { describe, expect, test } from "vitest";

import { listArticles } from "../articles/content-index.ts";
import { searchArticles } from "./article-search.ts";

const titles = (query: string, limit = 5) => searchArticles(query, limit).map(({ title }) => title);

describe("searching texts", () => {
  test("every text is the first that its own title finds", () => {
    for (const { title } of listArticles())
      expect(titles(title.slice(0, 32))[0]?.slice(0, 32)).toBe(title.slice(0, 32));
  });

  test("finds as many as are wanted and no more", () => {
    expect(titles("points", 3)).toHaveLength(3);
    expect(titles("points", 1)).toEqual(titles("points", 3).slice(0, 1));
  });

  test("finds words at the end of a long summary", () => {
    const late = listArticles().filter(({ summary }) => summary.length > 80);
    expect(late.length).toBeGreaterThan(10);
    for (const article of late.slice(0, 10)) expect(searchArticles(article.summary.slice(-30), 5)).toContain(article);
  });

  test("finds texts by their topic", () => {
    const found = searchArticles("redeeming", 200);
    const topical = listArticles().filter(({ topics }) => topics.includes("redeeming"));
    expect(topical.length).toBeGreaterThan(0);
    for (const article of topical) expect(found).toContain(article);
  });

  test("finds nothing for what stands nowhere", () => {
    expect(titles("qqqqxxxxzzzz")).toEqual([]);
  });
});
