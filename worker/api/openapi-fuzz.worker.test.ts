/** Whatever is sent, good or hostile, by the API's own description: what comes back is described. */
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  expectDescribed,
  get,
  listFaults,
  listPropertyNames,
  operations,
  type Parameter,
  post,
  type Schema,
} from "../../test/support/described-api.ts";
import { toRuns } from "../../test/support/sample-size.ts";

const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
const hostile = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "-1",
    "1e309",
    "NaN",
    "null",
    "[]",
    "__proto__",
    "constructor",
    "../..",
    "'",
    "\u0000",
    ",,",
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.double().map(String),
);

/** Values that a schema allows, as an address spells them. */
function toGood(schema: Schema, example: unknown): fc.Arbitrary<readonly string[]> {
  const { type, enum: options, items, minimum = 0, maximum = 1_000 } = schema;
  if (type === "array") {
    const { minItems = 0, maxItems = 4 } = schema as { minItems?: number; maxItems?: number };
    // Where any text is allowed, the example's are those that mean something.
    const { enum: choices = example } = items as Schema;
    const item = fc.constantFrom(...(choices as unknown[])).map((value) => [String(value)]);
    return fc
      .uniqueArray(item, { minLength: minItems, maxLength: Math.min(maxItems, 4), selector: String })
      .map((entries) => entries.flat());
  }
  if (Array.isArray(options)) return fc.constantFrom(...(options as unknown[])).map((value) => [String(value)]);
  if (type === "boolean") return fc.boolean().map((value) => [String(value)]);
  const range = { min: minimum as number, max: maximum as number };
  if (type === "integer") return fc.integer(range).map((value) => [String(value)]);
  if (type === "number") return fc.integer(range).map((value) => [String(value)]);
  return fc.constant([String(example)]);
}

/** A query with some of the parameters, most of them good. */
const toQuery = (parameters: readonly Parameter[]) =>
  fc
    .tuple(
      ...parameters.map(({ schema, example, required, name }) =>
        fc
          .tuple(
            fc.integer({ min: 0, max: 99 }),
            toGood(schema, example),
            hostile.map((text) => [text]),
          )
          .map(([dice, good, bad]) => {
            const isGiven = required || dice < Math.max(10, 150 / parameters.length);
            return isGiven ? (dice % 7 === 0 ? bad : good).map((value): [string, string] => [name, value]) : [];
          }),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs.flat()).toString());

const gets = operations.filter(({ method }) => method === "get");
test.each(gets)("GET $path", async ({ path, operation }) => {
  const parameters = operation.parameters ?? [];
  const { "x-example": example = "" } = operation;
  const address = path.includes("{")
    ? fc.oneof(
        fc.constant(example),
        hostile.map((text) => path.replace(/\{\w+\}/, encodeURIComponent(text))),
      )
    : fc.constant(path);
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const plain = new URLSearchParams(required.map((parameter) => [parameter.name, String(parameter.example)]));
  const [examplePath = path, exampleQuery = plain.toString()] = example === "" ? [path] : example.split("?");
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      address,
      toQuery(parameters.filter((parameter) => parameter.in === "query")),
      async (at, query) => {
        const response = await get(query === "" ? at : `${at}?${query}`, { redirect: "manual" });
        statuses.add(response.status);
        expect(response.status).toBeLessThan(500);
        // An address that is no path of this endpoint any more is some other one's.
        if (response.status === 308 || (path.includes("{") && at !== example)) await response.text();
        else await expectDescribed(response, operation);
      },
    ),
    {
      seed,
      numRuns: parameters.length === 0 ? 3 : toRuns(/\.(?:csv|ics)$|planner/.test(path) ? 8 : 30, 1 / 6),
      endOnFailure: true,
      // What works as it stands goes first.
      examples: [[examplePath, exampleQuery]],
    },
  );
  expect([...statuses], `FUZZ_SEED=${seed}`).toContain(200);
});

const posts = operations.filter(({ method, path }) => method === "post" && path !== "/api/subscribe");
test.each(posts)("POST $path", async ({ path, operation }) => {
  const { schema = {}, example } = operation.requestBody?.content?.["application/json"] ?? {};
  const fields = listPropertyNames(schema);
  const wrong = fc.oneof(
    fc.jsonValue(),
    hostile,
    fc.constantFrom([""], [" "], [{}], [null], {}, { "": 1 }, -1, 1e300, null, true),
  );
  const body = fc
    .tuple(fc.dictionary(fc.constantFrom(...fields), wrong, { maxKeys: 2 }), fc.boolean())
    .map(([bad, isGood]) => ({ ...(example as object), ...(isGood ? {} : bad) }));
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const response = await post(path, JSON.stringify(value));
      await expectDescribed(response, operation);
      if (response.status === 200) expect(listFaults(value, schema)).toEqual([]);
    }),
    { seed, numRuns: toRuns(20, 1 / 4), endOnFailure: true },
  );
});
