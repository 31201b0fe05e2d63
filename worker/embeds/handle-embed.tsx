/** GET /embed/card/{slug} and /embed/compare/{a}-vs-{b}: documents that every site may frame. */
import type { Context } from "hono";

import { CardEmbed } from "../../src/embeds/card-embed.tsx";
import { PairEmbed } from "../../src/embeds/pair-embed.tsx";
import { SITE } from "../../src/site.ts";
import { cached } from "../cache/page-cache.ts";
import { applyPolicy } from "../cache/policy.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { readSiteOptions } from "../site-options.ts";
import { renderEmbedDocument, THEMES } from "./embed-document.tsx";
import { findEmbed, toEmbedPath, toEmbedTitle, toPagePath } from "./find-embed.ts";

export async function handleEmbed(context: Context<WorkerEnvironment>): Promise<Response> {
  const url = new URL(context.req.raw.url);
  const name = context.req.param("name") ?? "";
  const embed = findEmbed(context.req.param("kind") ?? "", name);
  if (!embed) return context.notFound();
  const theme = THEMES.find((known) => known === url.searchParams.get("theme"));
  const path = toEmbedPath(embed, theme);
  // A pair has one spelling, and only the theme is looked at.
  if (path.split("?")[0] !== url.pathname) {
    const response = new Response(null, { status: 301, headers: { Location: path } });
    applyPolicy(response.headers, "redirect");
    return response;
  }
  const { origin } = readSiteOptions(context.env);
  return cached(context.req.raw, path, toCacheContext(context), async () => {
    const html = renderEmbedDocument({
      title: `${toEmbedTitle(embed)} | ${SITE.name}`,
      canonical: origin + toPagePath(embed),
      theme,
      body:
        embed.kind === "card" ? (
          <CardEmbed card={embed.card} origin={origin} />
        ) : (
          <PairEmbed {...embed} origin={origin} />
        ),
    });
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    return { response: new Response(html, { headers }), policy: theme ? "parameterPage" : "page" };
  });
}
