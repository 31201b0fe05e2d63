/** Documents for machines, by path. Each is a pure function of the build and the canonical origin. */
import { CATALOG_TYPE, renderApiCatalog } from "../api/index-answer.ts";
import { renderAtomFeed } from "./atom-feed.ts";
import { renderLlmsText } from "./llms-text.ts";
import { renderManifest } from "./manifest.ts";
import { renderRobots } from "./robots.ts";
import { renderSecurityText } from "./security-text.ts";
import { renderSitemap } from "./sitemap.ts";
import { paths } from "../../src/paths.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";

export interface Feed {
  readonly contentType: string;
  readonly render: (origin: string) => string;
}

export const FEEDS: Readonly<Record<string, Feed>> = {
  "/sitemap.xml": { contentType: "application/xml; charset=utf-8", render: renderSitemap },
  "/feed.xml": { contentType: "application/atom+xml; charset=utf-8", render: renderAtomFeed },
  "/robots.txt": { contentType: "text/plain; charset=utf-8", render: renderRobots },
  "/llms.txt": { contentType: "text/plain; charset=utf-8", render: renderLlmsText },
  "/.well-known/security.txt": { contentType: "text/plain; charset=utf-8", render: renderSecurityText },
  [paths.apiCatalog()]: { contentType: CATALOG_TYPE, render: renderApiCatalog },
  "/manifest.webmanifest": { contentType: "application/manifest+json; charset=utf-8", render: renderManifest },
  [paths.speculationRules()]: { contentType: "application/speculationrules+json", render: renderSpeculationRules },
};
