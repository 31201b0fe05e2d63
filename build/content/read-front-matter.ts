import * as v from "valibot";
import { parse as parseYaml, YAMLParseError } from "yaml";

import { findListPath } from "../../src/pages/category/find-list-path.ts";
import { fillFigures } from "./fill-figures.ts";
import type { FigureContext } from "./card-figures.ts";
import {
  type ArticleFrontMatter,
  articleSchema,
  type ContentKind,
  type ListFrontMatter,
  listSchema,
  newsSchema,
  type ProgramFrontMatter,
  programSchema,
  type ReviewFrontMatter,
  reviewSchema,
} from "../../src/content/front-matter.ts";

const SCHEMAS = { reviews: reviewSchema, lists: listSchema, programs: programSchema, news: newsSchema } as const;

/** YAML to checked front matter, with every figure tag in its strings replaced. */
export function readFrontMatter(
  yaml: string,
  kind: ContentKind,
  context: FigureContext,
  fail: (line: number, message: string) => void,
): unknown {
  const lineOf = (part: string) =>
    2 +
    Math.max(
      0,
      yaml.split("\n").findIndex((line) => line.includes(part)),
    );
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (value !== null && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    }
    if (typeof value !== "string" || /^\d{4}-\d\d-\d\d$/.test(value)) return value;
    // YAML escapes quotes, so the longest words without one find the line.
    const [anchor = ""] = value
      .slice(0, 60)
      .split('"')
      .toSorted((left, right) => right.length - left.length);
    return fillFigures(value, context, (message) => fail(lineOf(anchor), message));
  };
  let parsed: unknown;
  try {
    parsed = fill(parseYaml(yaml));
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    fail(
      1 + line,
      `front matter is not YAML: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    );
    return {};
  }
  const result = v.safeParse(SCHEMAS[kind as keyof typeof SCHEMAS] ?? articleSchema, parsed);
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? "front matter";
    fail(lineOf(`${path.split(".")[0]}:`), `${path}: ${describeIssue(issue)}`);
  }
  if (!result.success) return parsed;
  for (const [field, message] of findReferenceFaults(result.output, context))
    fail(lineOf(`${field}:`), `${field}: ${message}`);
  return linkToday(result.output);
}

/** One sentence that says once what is wrong. */
function describeIssue({ kind, type, message, expected, received }: v.BaseIssue<unknown>): string {
  if (kind === "schema" && type === "strict_object") {
    if (expected === "never") return "there is no such field";
    if (received === "undefined") return "is missing";
  }
  // The library's own wording names both sides already.
  return message.startsWith("Invalid ") ? message : `${message} (received ${received.slice(0, 60)})`;
}

type FrontMatter = ReviewFrontMatter | ListFrontMatter | ProgramFrontMatter | ArticleFrontMatter;

/** A list is linked without its year, which changes; readers get the address of today. */
function linkToday(output: FrontMatter): FrontMatter {
  if (!("next" in output) || !output.next) return output;
  return { ...output, next: { ...output.next, to: findListPath(output.next.to) ?? output.next.to } };
}

/** What names a card or a guide that is not there, or that cannot stand where it is named; by field. */
function findReferenceFaults(
  output: FrontMatter,
  { cards, card, guides }: FigureContext,
): readonly (readonly [field: string, message: string])[] {
  const missingCard = (field: string, slug: string) =>
    cards.has(slug) ? [] : [[field, `no card has the slug "${slug}"`] as const];
  if ("related" in output) return output.related.flatMap((slug) => missingCard("related", slug));
  if ("picks" in output) return output.picks.flatMap((pick) => missingCard("picks", pick.card));
  if (!("verdict" in output)) return [];
  const named = (["alternatives", "pairs"] as const).flatMap((field) =>
    output[field].flatMap(({ card: slug }) => [
      ...missingCard(field, slug),
      ...(slug === card?.slug ? [[field, "names the card itself"] as const] : []),
      ...(card && cards.has(slug) && cards.get(slug)?.cardType !== card.cardType
        ? [[field, `${slug} is not a ${card.cardType.toLowerCase()} card`] as const]
        : []),
    ]),
  );
  const unknown = output.guides.filter((slug) => guides !== undefined && !guides.has(slug));
  return [...named, ...unknown.map((slug) => ["guides", `no guide has the slug "${slug}"`] as const)];
}
