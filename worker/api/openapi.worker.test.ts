/** The API's description for programs: whole, well formed, and true of what the built Worker takes and answers. */
import { describe, expect, inject, test } from "vitest";

import {
  compile,
  document,
  expectDescribed,
  get,
  getOperation,
  listFaults,
  operations,
  post,
  type Schema,
} from "../../test/support/described-api.ts";

const site = inject("siteUrl");

describe("the document", () => {
  test("describes every endpoint of the index, each under its method", async () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const { endpoints } = (await (await get("/api")).json()) as { endpoints: { method: string; path: string }[] };
    expect(described.toSorted()).toEqual(endpoints.map(({ path, method }) => `${method} ${path}`).toSorted());
  });

  test("is well formed: names once, templates filled, statuses and descriptions there", () => {
    expect(document.openapi).toBe("3.1.1");
    expect(document.info).toMatchObject({ title: "Waycard API", version: "2.0.0" });
    // Relative: whoever reads it on a test server calls the test server.
    expect(document.servers).toEqual([{ url: "/" }]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, operation } of operations) {
      const { parameters = [], responses, summary } = operation;
      expect(summary, path).not.toBe("");
      const inPath = parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(new Set(parameters.map(({ name }) => name)).size, path).toBe(parameters.length);
      expect(parameters.filter((parameter) => parameter.in === "query" && !parameter.description)).toEqual([]);
      expect(Object.keys(responses).filter((status) => /^20[02]$/.test(status))).toHaveLength(1);
      for (const [status, { description }] of Object.entries(responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(description, `${path} ${status}`).not.toBe("");
      }
    }
  });

  test("has no answer without a schema, and no schema that nothing can be held against", () => {
    const schemas = operations.flatMap(({ operation: { parameters = [], requestBody, responses } }) => [
      ...parameters.map(({ schema }) => schema),
      ...[requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).map(({ schema }) => schema),
      ),
    ]);
    expect(schemas.length).toBeGreaterThan(100);
    for (const schema of [...schemas, ...Object.values(document.components.schemas)]) {
      expect(() => compile(schema), JSON.stringify(schema).slice(0, 80)).not.toThrow();
    }
  });

  test("states the limits that bodies are checked with", () => {
    const schema = getOperation("/api/analyzer", "post").requestBody?.content?.["application/json"]?.schema;
    expect(schema).toMatchObject({ unevaluatedProperties: false });
    expect(document.components.schemas).toMatchObject({
      Spend: { properties: { dining: { type: "number", minimum: 0 } } },
      Limits: { properties: { maxCards: { type: "integer", minimum: 1, maximum: 5, default: 3 } } },
    });
  });
});

describe("what is answered is what is described", () => {
  test.each([
    ["/api/cards", "/api/cards"],
    ["/api/search", "/api/search?q=zzzz"],
    ["/api/calculator", "/api/calculator?cards=amex-gold&dining=10&brand.marriott=40&foreign=30&value=transfer"],
    [
      "/api/calculator",
      "/api/calculator?preset=frequent-flyer&cards=citi-custom-cash,delta-skymiles-gold,chase-freedom-flex&own=amex-gold&perks=face",
    ],
    ["/api/analyzer", "/api/analyzer?maxCards=5&own=amex-gold,chase-freedom-flex&foreign=12&brand.delta=90"],
    ["/api/analyzer", "/api/analyzer?other=0.01&perks=none"],
    ["/api/compare", "/api/compare?cards=amex-gold,amex-platinum,citi-double-cash,hilton-honors-business&dining=1"],
    [
      "/api/compare",
      "/api/compare?cards=delta-skymiles-gold,united-explorer&trips=9&bags=1&brand.delta=90&cpp.membership-rewards=1.4&perks=face",
    ],
    ["/api/finder", "/api/finder?brands=Marriott,Delta&score=580&maxFees=0&balance=yes&type=student"],
    ["/api/finder", "/api/finder"],
    ["/api/finder", "/api/finder?matters=bonus&brands=any"],
    ["/api/finder", "/api/finder?type=business&part.advertising=5000"],
    ["/api/finder", "/api/finder?dining=500&brand.Marriott=40&foreign=5&value=cash&perks=face&brands=Marriott"],
  ])("%s: %s", async (path, address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    await expectDescribed(response, getOperation(path, "get"));
  });

  test.each([
    ["/api/analyzer", { dining: 500, groceries: 700 }],
    ["/api/analyzer", { other: 1e6, brand: { marriott: 100 }, foreign: 7.5, maxCards: 5 }],
    ["/api/analyzer", { dining: 50, must: ["amex-gold"], own: ["amex-gold"], perks: "none", value: "cash" }],
    ["/api/analyzer", { maxFees: null, type: "business", exclude: [], preset: "small-business", portal: 300 }],
    ["/api/calculator", { cards: ["amex-gold"], gas: 5 }],
    [
      "/api/calculator",
      {
        cards: ["amex-gold"],
        gas: 5,
        own: ["amex-gold"],
        cpp: { "delta-skymiles": 1.2 },
        brands: ["any"],
        score: null,
      },
    ],
    ["/api/compare", { cards: ["amex-gold", "citi-double-cash"], gas: 5 }],
    ["/api/compare", { cards: ["amex-gold", "amex-platinum"], part: { flights: 200 }, trips: 6, use: [], skip: [] }],
    ["/api/finder", { balance: true, score: 580, maxFees: null, brands: ["delta"], trips: 16 }],
    ["/api/finder", { type: "any", score: "none", dining: 40, use: [], skip: [] }],
  ])("POST %s %j, and the body is one that the description allows", async (path, body) => {
    const operation = getOperation(path, "post");
    expect(listFaults(body, operation.requestBody?.content?.["application/json"]?.schema ?? {})).toEqual([]);
    const response = await post(path, JSON.stringify(body));
    expect(response.status).toBe(200);
    await expectDescribed(response, operation);
  });

  test.each([
    ["/api/analyzer", { maxCards: 6 }],
    ["/api/analyzer", { maxCards: "2" }],
    ["/api/analyzer", { sushi: 5 }],
    ["/api/compare", {}],
    ["/api/compare", { cards: ["amex-gold"] }],
    ["/api/finder", { score: 999 }],
    ["/api/finder", { balance: "yes" }],
    ["/api/finder", { maxFee: 100 }],
    ["/api/finder", { has: ["nowhere"] }],
    ["/api/finder", { brandsUsed: ["any"] }],
    ["/api/analyzer", { brand: { MARRIOTT: "5" } }],
    ["/api/planner", { goal: { program: "world-of-hyatt", points: 1000, month: "2027-06" } }],
  ])("POST %s %j is what neither allows", async (path, body) => {
    const operation = getOperation(path, "post");
    expect(listFaults(body, operation.requestBody?.content?.["application/json"]?.schema ?? {})).not.toEqual([]);
    const response = await post(path, JSON.stringify(body));
    expect([400, 422]).toContain(response.status);
    await expectDescribed(response, operation);
  });

  test("problems of each status", async () => {
    const analyzer = getOperation("/api/analyzer", "post");
    const subscribe = getOperation("/api/subscribe", "post");
    const own = { "Content-Type": "application/json", Origin: site };
    const statuses: number[] = [];
    for (const [response, operation] of [
      [await get("/api/search?q=a&q=b"), getOperation("/api/search", "get")],
      [await get("/api/search"), getOperation("/api/search", "get")],
      [await get("/api/cards/amex-golt"), getOperation("/api/cards/{slug}", "get")],
      [await get("/api/cards", { method: "DELETE" }), getOperation("/api/cards", "get")],
      [await post("/api/analyzer", "{"), analyzer],
      [await post("/api/analyzer", " ".repeat(17_000)), analyzer],
      [await post("/api/analyzer", "{}", "text/plain"), analyzer],
      [await get("/api/subscribe", { method: "POST", headers: own, body: '{"email":"nobody"}' }), subscribe],
      [await get("/api/subscribe", { method: "POST", headers: own, body: " ".repeat(5_000) }), subscribe],
      [
        await get("/api/subscribe", {
          method: "POST",
          headers: { ...own, Origin: "https://example.org" },
          body: '{"email":"a@example.org"}',
        }),
        subscribe,
      ],
    ] as const) {
      statuses.push(response.status);
      await expectDescribed(response, operation);
    }
    expect(statuses).toEqual([400, 422, 404, 405, 400, 413, 415, 422, 413, 403]);
  });
});

describe("what is described is what is checked", () => {
  /** A value that the schema does not allow; strings without any rule are slugs here. */
  function toWrong({ type, enum: options, maximum, maxLength }: Schema): string {
    if (type === "array" || type === "boolean" || options) return "nonsense";
    if (maximum !== undefined) return String((maximum as number) * 12 + 1);
    return maxLength === undefined ? "no-such-card" : "x".repeat((maxLength as number) + 1);
  }
  // The tools' files read the very parameters of the JSON answer, as their own tests show.
  const isOwn = ({ method, path }: (typeof operations)[number]) =>
    method === "get" && (!/\.(?:csv|ics)$/.test(path) || path === "/api/cards.csv");
  const cases = operations.filter(isOwn).flatMap(({ path, operation: { "x-example": example = path, ...operation } }) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === "query")
      .map((parameter) => {
        const { name, schema } = parameter;
        const url = new URL(example, site);
        url.searchParams.set(name, toWrong(schema));
        return { name, address: url.pathname + url.search };
      }),
  );

  test.each(cases)("GET $address is refused for $name", async ({ name, address }) => {
    const response = await get(address);
    expect([400, 422]).toContain(response.status);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    // Of a list, the entry at fault.
    expect(errors.map(({ field }) => field.split(".")[0])).toContain(name.split(".")[0]);
  });

  test("there are many of these", () => {
    expect(cases.length).toBeGreaterThan(60);
  });
});

test("a ready-made profile stands first among what was assumed, and a POST names the address of the same answer", async () => {
  const response = await post("/api/finder", JSON.stringify({ preset: "student", matters: "perks" }));
  const answer = (await response.json()) as { assumptions: string[]; profile: { preset: string } };
  expect(answer.assumptions[0]).toContain('ready-made profile "Student"');
  expect(answer.profile.preset).toBe("student");
  const address = response.headers.get("content-location") ?? "";
  expect(address).toMatch(/^\/api\/finder\?/);
  expect(await (await get(address)).json()).toEqual(answer);
});
