/** The description of the API as a document: each word and example there, and clean by a linter's recommended rules. */
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import { toCardAnswer } from "./card-answer.ts";
import { toCardSchema } from "./card-schema.ts";
import { createOpenApi } from "./openapi.ts";
import { PROFILE_SCHEMAS } from "./profile-schemas.ts";

type Part = Readonly<Record<string, unknown>>;
const document = JSON.parse(JSON.stringify(createOpenApi("https://site.test"))) as {
  readonly components: {
    readonly parameters: Readonly<Record<string, Part>>;
    readonly schemas: Readonly<Record<string, Part>>;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Part>>>>;
};
const isObject = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Found {
  readonly place: string;
  readonly schema: Part;
}
/** Every property of every schema below a part of the document. */
function listProperties(part: unknown, place: string): Found[] {
  if (Array.isArray(part)) return part.flatMap((item) => listProperties(item, place));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([keyword, value]) => {
    if (keyword === "example" || keyword === "examples") return [];
    if (keyword !== "properties") return listProperties(value, keyword === "schema" ? place : `${place}/${keyword}`);
    return Object.entries(value as Part).flatMap(([name, schema]) => [
      { place: `${place}.${name}`, schema: schema as Part },
      ...listProperties(schema, `${place}.${name}`),
    ]);
  });
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);
const answers = Object.entries(document.components.schemas).flatMap(([name, schema]) => listProperties(schema, name));
const bodies = operations.flatMap(({ name, operation }) => listProperties(operation["requestBody"], name));
/** Operations share parameters by reference. */
function resolve(parameter: Part): Part {
  const name = typeof parameter["$ref"] === "string" ? parameter["$ref"].split("/").at(-1) : undefined;
  return (name === undefined ? undefined : document.components.parameters[name]) ?? parameter;
}
const parameters = operations.flatMap(({ name, operation }) =>
  ((operation["parameters"] ?? []) as Part[]).map((parameter) => ({ name, parameter: resolve(parameter) })),
);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: "https://api.test/", components: { schemas: document.components.schemas } });
const fits = (schema: unknown, value: unknown) =>
  ajv.validate(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"https://api.test/#/components')) as Part,
    value,
  );

describe("every property", () => {
  test("of answers and bodies is described", () => {
    expect(answers.length).toBeGreaterThan(400);
    const bare = [...answers, ...bodies].filter(({ schema }) => !schema["description"]).map(({ place }) => place);
    expect(bare, "describe() them in their schemas").toEqual([]);
  });

  test("that is a plain value has an example, and each example is one that its schema allows", () => {
    const isPlain = ({ type, enum: choices }: Part) =>
      (type === "string" || type === "number" || type === "integer") && !choices;
    const without = [...answers, ...bodies].filter(({ schema }) => isPlain(schema) && !schema["examples"]);
    expect(without.map(({ place }) => place)).toEqual([]);
    const wrong = [...answers, ...bodies].filter(({ schema }) =>
      ((schema["examples"] ?? []) as unknown[]).some((example) => !fits(schema, example)),
    );
    expect(wrong.map(({ place, schema }) => `${place}: ${JSON.stringify(schema["examples"])}`)).toEqual([]);
  });

  test("of an answer leaves room for more to come", () => {
    const open = Object.entries(document.components.schemas).filter(([name]) => !(name in PROFILE_SCHEMAS));
    expect(JSON.stringify(open)).not.toContain('"additionalProperties":false');
  });
});

test("every parameter is plain, repeated or a map, described, and has an example that its schema allows", () => {
  expect(parameters.length).toBeGreaterThan(100);
  const wrong = parameters.filter(
    ({ parameter: { schema, example, description, style, explode } }) =>
      description === "" ||
      ((schema as Part)["type"] === "object") !== (style === "deepObject" && explode === true) ||
      example === undefined ||
      !fits(schema, example),
  );
  expect(wrong.map(({ name, parameter }) => `${name} ${String(parameter["name"])}`)).toEqual([]);
});

test("numbers are numbers", () => {
  const types = Object.fromEntries(
    parameters
      .filter(({ name }) => name === "get /api/cards" || name === "get /api/search")
      .map(({ parameter }) => [parameter["name"], (parameter["schema"] as Part)["type"]]),
  );
  expect(types).toMatchObject({
    limit: "integer",
    maxFee: "number",
    minRating: "number",
  });
});

test("every body has an example that works by the schema", () => {
  const contents = operations.flatMap(({ name, operation }) =>
    Object.values(((operation["requestBody"] as Part | undefined)?.["content"] ?? {}) as Record<string, Part>).map(
      (content) => ({ name, content }),
    ),
  );
  expect(contents.length).toBeGreaterThan(4);
  for (const { name, content } of contents) expect(fits(content["schema"], content["example"]), name).toBe(true);
});

test("Redocly has nothing to say by its recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test("a card's schema stands by itself", () => {
  const schema = toCardSchema("https://site.test");
  expect(schema).toMatchObject({ $id: "https://site.test/api/cards/schema.json", type: "object", title: "Card" });
  expect(JSON.stringify(schema)).not.toContain("#/components");
  const alone = new Ajv2020({ strict: false });
  addFormats.default(alone);
  const validate = alone.compile(schema);
  expect(listCards().filter((card) => !validate(JSON.parse(JSON.stringify(toCardAnswer(card, "")))))).toEqual([]);
  expect(validate({ slug: "amex-gold" })).toBe(false);
});
