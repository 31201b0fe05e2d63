/** /mcp as assistants use it: by the official client, which holds every structured answer against its tool's schema. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { listArticles } from "../../src/content/content-index.ts";
import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");
const address = new URL("/mcp", site);
const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(() => client.connect(new StreamableHTTPClientTransport(address)));
afterAll(() => client.close());

interface Result {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string; readonly uri?: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}
const call = async (name: string, given: Readonly<Record<string, unknown>>) =>
  (await client.callTool({ name, arguments: given })) as unknown as Result;

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify(body),
  });
const initialize = (protocolVersion: string) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion, capabilities: {}, clientInfo: { name: "test", version: "1" } },
});

describe("the tools", () => {
  test("are seven that only read, each with a schema of what it takes and gives", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_cards",
      "get_card",
      "compare_cards",
      "find_cards",
      "best_wallet",
      "value_cards",
      "plan_applications",
    ]);
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).not.toBe("");
    }
  });

  test.each([
    ["search_cards", { query: "sapphire", limit: 2 }, "/api/search?q=sapphire&limit=2"],
    ["get_card", { slug: "amex-gold" }, "/api/cards/amex-gold"],
    ["find_cards", { matters: "perks" }, "/api/finder?matters=perks"],
    ["compare_cards", { cards: ["amex-gold", "citi-double-cash"] }, "/api/compare?cards=amex-gold,citi-double-cash"],
    ["value_cards", { cards: ["amex-gold"], spend: { dining: 500 } }, "/api/calculator?cards=amex-gold&dining=500"],
    ["plan_applications", { spend: { dining: 500 }, applications: 1 }, "/api/planner?dining=500&apply=1"],
  ])("%s %j answers what %s does", async (name, given, path) => {
    const { structuredContent, content, isError } = await call(name, given);
    expect(isError).not.toBe(true);
    expect(structuredContent).toEqual(await (await fetch(site + path)).json());
    expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
  });

  test("best_wallet gives the wallet of the analyzer, without the long certificate", async () => {
    const { structuredContent = {} } = await call("best_wallet", {
      spend: { dining: 500, groceries: 700 },
      maxCards: 2,
    });
    const answer = (await (await fetch(`${site}/api/analyzer?dining=500&groceries=700&max=2`)).json()) as object;
    expect(structuredContent).toMatchObject({
      ...answer,
      certificate: null,
      certificateNote: expect.any(String) as unknown,
    });
  });

  test.each([
    ["get_card", { slug: "amex-golt" }, "amex-gold"],
    ["get_card", { slug: "../openapi.json" }, "not-found"],
    ["get_card", {}, "not-found"],
    ["get_card", { slug: "schema.json" }, "not-found"],
    ["get_card", { slug: "a/../../api" }, "not-found"],
    ["get_card", { slug: "?x=1" }, "not-found"],
    ["get_card", { slug: "x".repeat(9_000) }, "uri-too-long"],
    ["search_cards", { query: "amex", constructor: "x" }, '"field":"constructor"'],
    ["search_cards", { query: "amex", limit: 50 }, "out-of-range"],
    ["best_wallet", { spend: { dinning: 5 } }, "spend.dining"],
    ["value_cards", { cards: ["nobody"] }, "unknown-card"],
    ["compare_cards", { cards: ["amex-gold"] }, "Choose two to four cards"],
    ["compare_cards", { cards: ["amex-golt", "amex-gold"] }, '"suggestion":"amex-gold"'],
    ["find_cards", { matters: "money" }, "unknown-value"],
    ["find_cards", { matter: "perks" }, '"suggestion":"matters"'],
    ["plan_applications", { months: 13 }, '"field":"months"'],
    ["plan_applications", { renewals: { "amex-gold": 13 } }, '"field":"renewals"'],
  ])("%s %j is an error that says what is wrong: %s", async (name, given, word) => {
    const { isError, content } = await call(name, given);
    expect(isError).toBe(true);
    expect(content[0]?.text).toContain(word);
  });

  test("an unknown tool is refused", async () => {
    await expect(call("delete_card", {})).rejects.toThrow("no such tool");
  });
});

test("the guides are resources, as Markdown", async () => {
  const { resources } = await client.listResources();
  expect(resources).toHaveLength(listArticles("guides", "learn").length);
  const [guide] = resources;
  const { contents } = await client.readResource({ uri: guide!.uri });
  expect(contents).toMatchObject([{ uri: guide!.uri, mimeType: "text/markdown" }]);
  expect((contents[0] as { text: string }).text).toContain(`# ${guide!.title}`);
});

test.each([
  ["get_card", { slug: "amex-gold" }, ["/cards/amex-gold.md"]],
  [
    "search_cards",
    { query: "sapphire", limit: 2 },
    ["/cards/chase-sapphire-preferred.md", "/cards/chase-sapphire-reserve.md"],
  ],
])("%s links to the reviews of its cards, which can be read as the template says", async (name, given, expected) => {
  const { content } = await call(name, given);
  const links = content.flatMap(({ type, uri }) => (type === "resource_link" && uri !== undefined ? [uri] : []));
  expect(links.map((uri) => new URL(uri).pathname).toSorted()).toEqual(expected.toSorted());
  const { resourceTemplates } = await client.listResourceTemplates();
  const [start = "", end = ""] = resourceTemplates[0]?.uriTemplate.split("{slug}") ?? [];
  for (const uri of links) {
    expect(uri.startsWith(start) && uri.endsWith(end)).toBe(true);
    const { contents } = await client.readResource({ uri });
    const page = await fetch(site + new URL(uri).pathname);
    expect(contents).toEqual([{ uri, mimeType: "text/markdown", text: await page.text() }]);
  }
});

test.each([
  "https://waycard.example/nobody.md",
  "https://waycard.example/healthz",
  "https://waycard.example/api/cards?x=.md",
  "https://waycard.example/../healthz.md",
  "https://waycard.example.evil.test/cards/amex-gold.md",
  "file:///cards/amex-gold.md",
])("%s is no resource", async (uri) => {
  await expect(client.readResource({ uri })).rejects.toThrow("no such");
});

describe("the transport", () => {
  test.each(["2025-06-18", "2025-11-25"])("speaks protocol %s, without sessions, for every origin", async (version) => {
    const response = await post(initialize(version), { Origin: "https://assistant.example" });
    expect(response.status).toBe(200);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      result: { protocolVersion: version, serverInfo: { name: "waycard" } },
    });
  });

  test.each([2, 60])("an array of %i messages is refused: one message a request", async (count) => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const response = await post(Array.from({ length: count }, (_, id) => ({ ...message, id })));
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      jsonrpc: "2.0",
      error: { code: -32600, message: "Send one message a request, not an array." },
      id: null,
    });
  });

  test("get_card takes a slug in capitals", async () => {
    const { isError, structuredContent } = await call("get_card", { slug: "Amex-Gold" });
    expect(isError).not.toBe(true);
    expect(structuredContent).toMatchObject({ slug: "amex-gold" });
  });

  test.each(["GET", "DELETE"])("%s is answered 405", async (method) => {
    const response = await fetch(address, { method });
    expect(response.headers.get("allow")).toContain("POST");
    await readProblem(response, 405);
  });

  test.each([
    ["no JSON", "{", 400],
    ["too large", JSON.stringify({ x: "x".repeat(70_000) }), 413],
  ])("a body that is %s is refused", async (_, body, status) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      body,
    });
    expect(response.status).toBe(status);
    await response.text();
  });
});
