import type { ArticleMeta, Topic } from "./front-matter.ts";

/** Pictures that `build/art` draws of each topic. */
export const LEAD_VARIANTS = 4;

export const toLeadName = (topic: Topic, variant: number): string => `lead-${topic}-${variant}`;

/** The lead picture of a text: of its first topic; undefined for a text without topics. */
export function toLeadImage({ topics: [topic], slug }: Pick<ArticleMeta, "topics" | "slug">): string | undefined {
  if (!topic) return undefined;
  const sum = Array.from(slug, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return `/${toLeadName(topic, sum % LEAD_VARIANTS)}.svg`;
}
