/** jsonfeed.org, version 1.1: the entries of the Atom feed. */
import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import { MAX_ENTRIES, toEntryId } from "./atom-feed.ts";
import { FEED_SECTIONS, type FeedEntry } from "./feed-entries.ts";
import type { FeedSection } from "./feed-paths.ts";

export function renderJsonFeed(origin: string, section: FeedSection = ""): string {
  const { title, subtitle, home, list } = FEED_SECTIONS[section];
  const entries: readonly FeedEntry[] = list();
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: subtitle,
    home_page_url: origin + home,
    feed_url: origin + paths.feed(section, "json"),
    language: "en",
    authors: [{ name: SITE.byline }],
    items: entries.slice(0, MAX_ENTRIES).map((entry) => ({
      id: toEntryId(entry),
      url: origin + entry.path,
      title: entry.title,
      content_text: entry.summary,
      date_published: `${entry.published}T00:00:00Z`,
      date_modified: `${entry.updated}T00:00:00Z`,
      tags: entry.topics,
    })),
  });
}
