/** Documents for machines, by path. Each is a pure function of the build and the deployment's variables. */
import { CATALOG_TYPE, renderApiCatalog } from "../api/index-answer.ts";
import type { SiteOptions } from "../site-options.ts";
import { renderAtomFeed } from "./atom-feed.ts";
import { FEED_SECTIONS } from "./feed-entries.ts";
import type { FeedSection } from "./feed-paths.ts";
import { renderJsonFeed } from "./json-feed.ts";
import { renderLlmsFullText } from "./llms-full-text.ts";
import { renderLlmsText } from "./llms-text.ts";
import { renderManifest } from "./manifest.ts";
import { renderRobots } from "./robots.ts";
import { renderSecurityText } from "./security-text.ts";
import { renderSitemap } from "./sitemap.ts";
import { paths } from "../../src/paths.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";

export interface Feed {
  readonly contentType: string;
  readonly render: (origin: string, site: SiteOptions) => string | Promise<string>;
}

const TEXT = "text/plain; charset=utf-8";

const SECTION_FEEDS = Object.fromEntries(
  (Object.keys(FEED_SECTIONS) as FeedSection[]).flatMap((section): [string, Feed][] => [
    [
      paths.feed(section),
      { contentType: "application/atom+xml; charset=utf-8", render: (origin) => renderAtomFeed(origin, section) },
    ],
    [
      paths.feed(section, "json"),
      { contentType: "application/feed+json; charset=utf-8", render: (origin) => renderJsonFeed(origin, section) },
    ],
  ]),
);

export const FEEDS: Readonly<Record<string, Feed>> = {
  "/sitemap.xml": { contentType: "application/xml; charset=utf-8", render: (origin) => renderSitemap(origin) },
  ...SECTION_FEEDS,
  "/robots.txt": { contentType: TEXT, render: renderRobots },
  [paths.llms()]: { contentType: TEXT, render: renderLlmsText },
  [paths.llmsFull()]: { contentType: TEXT, render: (_, site) => renderLlmsFullText(site) },
  "/.well-known/security.txt": { contentType: TEXT, render: renderSecurityText },
  [paths.apiCatalog()]: { contentType: CATALOG_TYPE, render: renderApiCatalog },
  "/manifest.webmanifest": { contentType: "application/manifest+json; charset=utf-8", render: renderManifest },
  [paths.speculationRules()]: { contentType: "application/speculationrules+json", render: renderSpeculationRules },
};
