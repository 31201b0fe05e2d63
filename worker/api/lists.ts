/** GET /api/lists and /api/lists/{slug}: the nine rankings as their pages show them. */
import type { Context } from "hono";

import { getList } from "../../src/content/content-index.ts";
import { findNear } from "../../src/asking/suggest.ts";
import { CARD_CATEGORIES, type CardCategory } from "../../src/catalog/card.ts";
import { listCardsInCategory } from "../../src/catalog/queries.ts";
import { rankCategory } from "../../src/pages/category/rank-category.ts";
import { LIST_READERS } from "../../src/pages/readers.ts";
import { getPicks } from "../../src/page/computed-cards.ts";
import { paths } from "../../src/paths.ts";
import { RANKING_WEIGHTS } from "../../src/engine/rank-list.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import { type Answer, toWorthAnswer } from "../../src/tools/shared/answer-parts.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderProblem } from "../http/problem.ts";
import { plainJson } from "./cached-json.ts";
import type { listAnswer, listsAnswer } from "./catalog-answer-schemas.ts";

const isCategory = (text: string): text is CardCategory => (CARD_CATEGORIES as readonly string[]).includes(text);

function toHead(key: CardCategory, origin: string) {
  const { title, description, updated } = getList(key);
  return { slug: key, title, description, url: origin + paths.category(key), updated, count: rankCategory(key).length };
}

export function toListsAnswer(origin: string): Answer<typeof listsAnswer> {
  const lists = CARD_CATEGORIES.map((key) => ({
    ...toHead(key, origin),
    first: rankCategory(key)[0]?.card.slug ?? null,
  }));
  return { count: lists.length, lists };
}

export function toListAnswer(key: CardCategory, origin: string): Answer<typeof listAnswer> {
  const text = getList(key);
  const ranked = rankCategory(key);
  const priced = getPicks(key);
  const { input } = LIST_READERS[key];
  const preset = PRESETS.find(({ slug }) => slug === input.preset) ?? PRESETS[0]!;
  const isByMonths = ranked.every(({ parts }) => parts === null);
  return {
    ...toHead(key, origin),
    lead: text.lead,
    rule: {
      by: isByMonths ? "months-at-zero" : "rating-and-value",
      weights: isByMonths ? null : RANKING_WEIGHTS,
    },
    reader: {
      text: text.reader,
      preset: preset.slug,
      monthlyUsd: preset.spend,
      trips: input.trips ?? preset.trips,
      travelers: input.travelers ?? preset.travelers,
    },
    picks: text.picks.flatMap(({ label, card, reason }, at) => {
      const listed = ranked.find((entry) => entry.card.slug === card);
      const own = priced[at];
      const reader = own?.readerText ?? text.reader;
      return listed
        ? [{ label, card, rank: listed.rank, reason, reader, worth: own ? toWorthAnswer(own.parts) : null }]
        : [];
    }),
    ranking: ranked.map(({ rank, card, parts, purchaseMonths, transferMonths }) => ({
      rank,
      card: card.slug,
      name: card.name,
      rating: card.rating,
      worth: parts && toWorthAnswer(parts),
      purchaseMonths,
      transferMonths,
    })),
    leftOut: text.leftOut,
    closed: listCardsInCategory(key).flatMap(({ slug, status }) => (status === "closed" ? [slug] : [])),
  };
}

export async function handleList(context: Context<WorkerEnvironment>): Promise<Response> {
  const key = context.req.param("slug") ?? "";
  if (isCategory(key)) return plainJson(context, (origin) => toListAnswer(key, origin));
  return renderProblem("not-found", "No list has this slug.", {
    extra: { nearest: [findNear(key, CARD_CATEGORIES)].flatMap((near) => near ?? []) },
  });
}
