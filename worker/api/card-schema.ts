/** GET /api/cards/schema.json: the JSON Schema of a card as the API answers it, for validators and code generators. */
import type { Context } from "hono";

import { paths } from "../../src/paths.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { readSiteOptions } from "../site-options.ts";
import { plainJson } from "./cached-json.ts";
import { cardAnswer } from "./card-answer-schema.ts";
import { toAnswerSchema } from "./to-json-schema.ts";

export const toCardSchema = (origin: string): Readonly<Record<string, unknown>> => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: origin + paths.cardSchemaApi(),
  title: "Card",
  ...toAnswerSchema(cardAnswer),
});

export const handleCardSchema = (context: Context<WorkerEnvironment>): Promise<Response> =>
  plainJson(context, () => toCardSchema(readSiteOptions(context.env).origin), "application/schema+json; charset=utf-8");
