/** Insurance that comes with a card, by its slug. It enters no sum. */
import type { DataOf } from "./data-of.ts";
import protections from "./protections.json" with { type: "json" };
import type { protection } from "./protection-schema.ts";

export type Protection = DataOf<typeof protection>;
export type Covers = Protection["covers"];
export type CoverKind = keyof Covers;

const PROTECTIONS = protections as unknown as Readonly<Record<string, Protection>>;

export const findProtection = (slug: string): Protection | undefined =>
  Object.hasOwn(PROTECTIONS, slug) ? PROTECTIONS[slug] : undefined;
