import type { Topic } from "./front-matter.ts";

/** Pictures that `build/art` draws of each topic: more than any topic has texts, so that no two look alike. */
export const LEAD_VARIANTS = 12;

export const toLeadName = (topic: Topic, variant: number): string => `lead-${topic}-${variant}`;

/** @param place of the text among those of its topic */
export const toLeadImage = (topic: Topic, place: number): string => `/${toLeadName(topic, place % LEAD_VARIANTS)}.svg`;
