/** GET /api/oembed (oembed.com, rich type): what to frame for an address of this site. */
import type { Context } from "hono";
import * as v from "valibot";

import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import { findEmbedOfPage, toEmbedPath, toEmbedTitle } from "../embeds/find-embed.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderProblem } from "../http/problem.ts";
import { readSiteOptions } from "../site-options.ts";
import type { oEmbedAnswer } from "./catalog-answer-schemas.ts";
import { cachedJson } from "./cached-json.ts";
import { numberParameter, parseQuery } from "./parse-query.ts";

const WIDTH_PX = 480;
const HEIGHTS_PX = { card: 420, pair: 460 } as const;
const MAX_SIZE_PX = 10_000;
const CACHE_S = 86_400;
const SIZE = `Must be a whole number from 1 to ${MAX_SIZE_PX}.`;
const MAX_URL_LENGTH = 300;

const size = v.optional(numberParameter(/^\d{1,9}$/, 1, MAX_SIZE_PX, SIZE));
export const oEmbedQuerySchema = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH, `Must have at most ${MAX_URL_LENGTH} characters.`)),
  format: v.optional(v.picklist(["json"], "Must be json.")),
  maxwidth: size,
  maxheight: size,
});

export async function handleOEmbed(context: Context<WorkerEnvironment>): Promise<Response> {
  const query = parseQuery(oEmbedQuerySchema, new URL(context.req.raw.url).searchParams);
  if (query instanceof Response) return query;
  const { origin } = readSiteOptions(context.env);
  const page = URL.canParse(query.url) ? new URL(query.url) : undefined;
  const embed = page && page.origin === origin ? findEmbedOfPage(page.pathname) : undefined;
  if (!embed) return renderProblem("not-found", "This site has nothing to embed for this address.");
  const width = Math.min(WIDTH_PX, query.maxwidth ?? WIDTH_PX);
  const height = Math.min(HEIGHTS_PX[embed.kind], query.maxheight ?? HEIGHTS_PX[embed.kind]);
  const title = toEmbedTitle(embed);
  const src = origin + toEmbedPath(embed);
  const picture = embed.kind === "card" ? embed.card.slug : "compare";
  return cachedJson(context, `${paths.oEmbed()}?${src}+${width}x${height}`, (): Answer<typeof oEmbedAnswer> => ({
    version: "1.0",
    type: "rich",
    title,
    provider_name: SITE.name,
    provider_url: origin,
    cache_age: CACHE_S,
    width,
    height,
    html: `<iframe src="${src}" width="${width}" height="${height}" title="${escapeAttribute(title)}" loading="lazy" style="border:0"></iframe>`,
    thumbnail_url: origin + paths.openGraphImage(picture),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  }));
}

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
