import { listArticles } from "./content-index.ts";
import type { ArticleMeta } from "./front-matter.ts";
import { toLeadImage } from "./lead-image.ts";

/** The lead picture of a text: of its first topic, and of no other text; undefined for a text without topics. */
export function findLeadImage({ topics: [topic], kind, slug }: ArticleMeta): string | undefined {
  if (!topic) return undefined;
  // The oldest first: a new text takes the next picture and leaves the others theirs.
  const ofTopic = listArticles()
    .filter((other) => other.topics[0] === topic)
    .toReversed();
  const place = ofTopic.findIndex((other) => other.kind === kind && other.slug === slug);
  return toLeadImage(topic, Math.max(0, place));
}
