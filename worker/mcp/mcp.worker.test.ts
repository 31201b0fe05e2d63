/** /mcp as assistants use it: by the official client. */
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

/** As o200k counts, near enough. */
const countTokens = (text: string) => text.length / 4;
const SPEND = { dining: 500, groceries: 700 };

describe("the tools", () => {
  test("are seven that only read, small enough for every conversation", async () => {
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual([
      "search_cards",
      "get_card",
      "compare_cards",
      "find_cards",
      "best_wallet",
      "value_cards",
      "plan_applications",
    ]);
    expect(JSON.stringify(listed).length).toBeLessThanOrEqual(16 * 1024);
    for (const { inputSchema, outputSchema, annotations, description } of listed.tools) {
      expect(inputSchema.type).toBe("object");
      expect(outputSchema).toBeUndefined();
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toMatch(/^Use it /);
    }
    const personal = listed.tools.filter(({ inputSchema }) => "spend" in (inputSchema.properties ?? {}));
    expect(personal).toHaveLength(5);
    for (const { description } of personal) expect(description).toContain("First ask what they spend");
  });

  test.each([
    ["search_cards", { query: "sapphire", limit: 2 }, null],
    ["get_card", { slug: "amex-gold" }, "/cards/amex-gold"],
    ["find_cards", { matters: "perks", spend: SPEND, trips: 9 }, "/card-finder?"],
    ["compare_cards", { cards: ["amex-gold", "citi-double-cash"] }, "/compare?"],
    ["value_cards", { cards: ["amex-gold"], spend: SPEND }, "/rewards-compare?"],
    ["best_wallet", { spend: { ...SPEND, travel: 200, other: 800 }, trips: 3, maxCards: 2 }, "/rewards?"],
    ["plan_applications", { spend: SPEND, own: ["amex-gold"], apply: 1 }, "/planner?"],
  ])("%s %j answers in a few sentences, with the page that shows the same", async (name, given, page) => {
    const { structuredContent = {}, content, isError } = await call(name, given);
    expect(isError).not.toBe(true);
    const { text = "" } = content[0] ?? {};
    expect(text).not.toMatch(/^[[{]|undefined|NaN/);
    expect(countTokens(text)).toBeLessThan(1_500);
    expect(Object.keys(structuredContent).length).toBeGreaterThan(1);
    const [, address] = /^Page: https:\/\/waycard\.example(\S+)$/m.exec(text) ?? [];
    if (page === null) return expect(address).toBeUndefined();
    expect(address).toContain(page);
    const shown = await fetch(site + address!);
    expect(shown.status).toBe(200);
    await shown.text();
  });

  test.each(["find_cards", "best_wallet", "plan_applications"])(
    "%s counts no dollars for someone of whom nothing is known, and says what to ask",
    async (name) => {
      const { isError, content } = await call(name, { trips: 3 });
      expect(isError).toBe(true);
      expect(content[0]?.text).toContain("how much do you spend a month");
      expect((await call(name, { preset: "household" })).isError).not.toBe(true);
    },
  );

  test.each([
    ["get_card", { slug: "amex-golt" }, "amex-gold"],
    ["get_card", { slug: "../openapi.json" }, "No "],
    ["get_card", {}, "No card"],
    ["get_card", { slug: "schema.json" }, "No card"],
    ["get_card", { slug: "a/../../api" }, "No"],
    ["get_card", { slug: "?x=1" }, "No card"],
    ["get_card", { slug: "x".repeat(9_000) }, "URL"],
    ["search_cards", { query: "amex", constructor: "x" }, "constructor: Unknown name"],
    ["search_cards", { query: "amex", limit: 50 }, "limit: Enter a whole number"],
    ["best_wallet", { spend: { dinning: 5 } }, "dinning: Unknown name."],
    ["value_cards", { cards: ["nobody"], spend: SPEND }, "No card matches"],
    ["compare_cards", { cards: ["amex-gold"] }, "Choose two to four cards"],
    ["find_cards", { matters: "money", spend: SPEND }, "matters: "],
    ["find_cards", { matter: "perks", spend: SPEND }, "matters"],
    ["plan_applications", { months: 13, spend: SPEND }, "months: "],
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
  expect(resources).toHaveLength(listArticles("guides", "learn").length + 1);
  const guide = resources.find(({ uri }) => uri.endsWith(".md"));
  const { contents } = await client.readResource({ uri: guide!.uri });
  expect(contents).toMatchObject([{ uri: guide!.uri, mimeType: "text/markdown" }]);
  expect((contents[0] as { text: string }).text).toContain(`# ${guide!.title}`);
});

test("what `details` may hold is a resource, every name with its meaning and an example", async () => {
  const { contents } = await client.readResource({ uri: "waycard://profile" });
  const { text } = contents[0] as { text: string };
  for (const name of ["part", "brand", "foreign", "travelers", "had", "effort", "goal", "p2.own"])
    expect(text).toMatch(new RegExp(`^- \\\`${name.replace(".", "\\.")}\\\` \\(.+\\): .+ Example: `, "m"));
});

test("one prompt asks for the spending before it counts", async () => {
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ title }) => title)).toEqual(["Find my cards"]);
  const { messages } = await client.getPrompt({ name: prompts[0]!.name });
  expect(messages[0]?.content).toMatchObject({
    type: "text",
    text: expect.stringContaining("First ask me") as unknown,
  });
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
      error: { code: -32600, message: "Send one message per request, not an array." },
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
