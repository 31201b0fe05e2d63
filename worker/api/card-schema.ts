/** GET /api/cards/schema.json: the JSON Schema of a card as the API answers it, for validators and code generators. */
import { paths } from "../../src/paths.ts";
import { cardAnswer } from "./card-answer-schema.ts";
import { toAnswerSchema } from "./to-json-schema.ts";

export const toCardSchema = (origin: string): Readonly<Record<string, unknown>> => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: origin + paths.cardSchemaApi(),
  title: "Card",
  ...toAnswerSchema(cardAnswer),
});
