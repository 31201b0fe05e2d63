/** Where the documents for machines are; what they say (feeds.ts) is loaded when one is asked for. */
import { paths } from "../../src/paths.ts";

const FEED_SECTION_NAMES = ["", "guides", "news", "reviews", "changes"] as const;
export type FeedSection = (typeof FEED_SECTION_NAMES)[number];

export const FEED_PATHS: readonly string[] = [
  "/sitemap.xml",
  ...FEED_SECTION_NAMES.flatMap((section) => [paths.feed(section), paths.feed(section, "json")]),
  "/robots.txt",
  paths.llms(),
  paths.llmsFull(),
  "/.well-known/security.txt",
  paths.apiCatalog(),
  "/manifest.webmanifest",
  paths.speculationRules(),
];
