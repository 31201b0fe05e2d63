/** RFC 4287. Ids are tag URIs (RFC 4151), so they outlive a change of domain. */
import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import { escapeXml } from "./escape-xml.ts";
import { FEED_SECTIONS, type FeedEntry } from "./feed-entries.ts";
import type { FeedSection } from "./feed-paths.ts";

export const MAX_ENTRIES = 30;
/** The year is part of the ids: a reader who knows an entry would meet it as a new one if it ever changed. */
const TAG_AUTHORITY = "tag:waycard.example,2025";

export const toEntryId = ({ path, key }: FeedEntry): string =>
  `${TAG_AUTHORITY}:${path}${key === undefined ? "" : `#${key}`}`;

export const toNewest = (entries: readonly FeedEntry[]): string =>
  entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), "");

export function renderAtomFeed(
  origin: string,
  section: FeedSection = "",
  listed: readonly FeedEntry[] = FEED_SECTIONS[section].list(),
): string {
  const { title, subtitle, home } = FEED_SECTIONS[section];
  const entries = listed.slice(0, MAX_ENTRIES);
  const texts = entries.map((entry) =>
    [
      "<entry>",
      `<id>${escapeXml(toEntryId(entry))}</id>`,
      `<title>${escapeXml(entry.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(origin + entry.path)}"/>`,
      `<published>${escapeXml(entry.published)}T00:00:00Z</published>`,
      `<updated>${escapeXml(entry.updated)}T00:00:00Z</updated>`,
      `<summary>${escapeXml(entry.summary)}</summary>`,
      ...entry.topics.map((topic) => `<category term="${escapeXml(topic)}"/>`),
      "</entry>",
    ].join(""),
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    `<id>${TAG_AUTHORITY}:feed${section === "" ? "" : `-${section}`}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<updated>${toNewest(entries)}T00:00:00Z</updated>`,
    `<author><name>${escapeXml(SITE.byline)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + paths.feed(section))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + home)}"/>`,
    ...texts,
    `</feed>`,
    "",
  ].join("\n");
}
