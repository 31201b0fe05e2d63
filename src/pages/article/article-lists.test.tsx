import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { listArticles } from "../../content/content-index.ts";
import { DatedArticles } from "./article-lists.tsx";

test("news says when the change took effect and when the piece was written", () => {
  const article = listArticles("news").find(({ slug }) => slug === "aeroplan-card-doubles-its-fee")!;
  const markup = renderToStaticMarkup(<DatedArticles articles={[{ article, label: "" }]} />);
  expect(markup).toContain('<time dateTime="2026-09-10">September 10, 2026</time>');
  expect(markup).toContain('Written <time dateTime="2026-11-23">November 23, 2026</time>');
});
