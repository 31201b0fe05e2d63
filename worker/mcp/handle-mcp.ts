/**
 * POST /mcp: the API for assistants (Model Context Protocol, streamable HTTP, without sessions). Loaded on first use.
 * Nothing private is behind it and nothing is written, so every origin may ask, as with the API itself.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type ResourceLink,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { CfWorkerJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";

import { listArticles } from "../../src/content/content-index.ts";
import { paths } from "../../src/paths.ts";
import { SITE, STATEMENTS } from "../../src/site.ts";
import { API_VERSION, MAX_ASSISTANT_BODY_KB } from "../../src/pages/developers/api-limits.ts";
import { applyPolicy, toPolicyHeaders } from "../cache/policy.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import {
  ASK_FIRST,
  DETAILS_URI,
  MCP_TOOLS,
  type McpTool,
  renderDetails,
  saysSpending,
  type ToolArguments,
} from "./mcp-tools.ts";

const INSTRUCTIONS = [
  STATEMENTS.purpose,
  "Card facts carry their month and a confidence: mention both where they matter.",
  "Values of points and perks, and credit score floors, are estimates.",
  STATEMENTS.completeness,
  "Before any tool that counts dollars, ask the person what they spend a month and how many trips they take a year.",
].join(" ");

const PROMPT = {
  name: "find_my_cards",
  title: "Find my cards",
  description: "Asks what you spend and how you travel, then names the cards that are worth most to you.",
};
const PROMPT_TEXT = [
  "Help me find the credit cards that are worth most to me.",
  "First ask me, in one message: about how much I spend a month on dining, groceries, gas, travel and everything else; how many trips I take a year; my credit score, roughly; and which cards I have.",
  "Then call best_wallet with what I said (find_cards if I want one card only), and tell me in a few sentences which cards, what they are worth a year after fees, which card to use where, and what you assumed.",
  "Ask whether I would really use the perks that count, and give me the page's URL so that I can change the figures.",
].join(" ");

const MARKDOWN = "text/markdown";

/** Asks this very site, as if the client had. */
export type AskSite = (path: string, init?: RequestInit) => Promise<Response>;

export async function handleMcp(request: Request, origin: string, askSite: AskSite): Promise<Response> {
  const body = await readBoundedText(request, MAX_ASSISTANT_BODY_KB * 1024, ["application/json"]);
  if (!body.ok) return body.response;
  let message: unknown;
  try {
    message = JSON.parse(body.text);
  } catch {
    return renderRpcError(ErrorCode.ParseError, "Problems parsing JSON.");
  }
  // Batches left the protocol with 2025-06-18. The transport still takes them, and one request would be a hundred.
  if (Array.isArray(message))
    return renderRpcError(ErrorCode.InvalidRequest, "Send one message per request, not an array.");
  const server = createServer(origin, askSite);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  const headers = new Headers(response.headers);
  applyPolicy(headers, "noStore");
  return new Response(response.body, { status: response.status, headers });
}

/** For what is refused before it is read: there is no id to answer to. */
function renderRpcError(code: ErrorCode, message: string): Response {
  const headers = toPolicyHeaders("noStore");
  return Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status: 400, headers });
}

// oxlint-disable-next-line typescript/no-deprecated -- McpServer wants schemas of zod; ours are JSON Schema, from the API's own.
function createServer(origin: string, askSite: AskSite): Server {
  // oxlint-disable-next-line typescript/no-deprecated
  const server = new Server(
    { name: SITE.name.toLowerCase(), title: SITE.name, version: API_VERSION, websiteUrl: origin + paths.developers() },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: INSTRUCTIONS,
      // The other one makes code from strings, which workerd forbids.
      jsonSchemaValidator: new CfWorkerJsonSchemaValidator(),
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: MCP_TOOLS.map(toListed) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = MCP_TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, "There is no such tool.");
    return callTool(tool, params.arguments ?? {}, origin, askSite);
  });
  addPrompt(server);
  addResources(server, origin, askSite);
  return server;
}

// oxlint-disable-next-line typescript/no-deprecated
function addPrompt(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [PROMPT] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    if (params.name !== PROMPT.name) throw new McpError(ErrorCode.InvalidParams, "There is no such prompt.");
    return {
      description: PROMPT.description,
      messages: [{ role: "user" as const, content: { type: "text" as const, text: PROMPT_TEXT } }],
    };
  });
}

// oxlint-disable-next-line typescript/no-deprecated
function addResources(server: Server, origin: string, askSite: AskSite): void {
  const details = {
    uri: DETAILS_URI,
    name: "profile",
    title: "More of the profile",
    description:
      "What `details` may hold: spending by part of a category and by brand, credits used, past cards, and more.",
    mimeType: MARKDOWN,
  };
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [
      details,
      ...listArticles("guides", "learn").map(({ kind, slug, title, description }) => ({
        uri: `${origin}${paths.article(kind, slug)}.md`,
        name: slug,
        title,
        description,
        mimeType: MARKDOWN,
      })),
    ],
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${origin}${paths.review("{slug}")}.md`,
        name: "review",
        title: "Review of a card",
        description: "By the slug that search_cards returns. search_cards and get_card link to it.",
        mimeType: MARKDOWN,
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    if (params.uri === DETAILS_URI)
      return { contents: [{ uri: DETAILS_URI, mimeType: MARKDOWN, text: renderDetails() }] };
    const page = params.uri.startsWith(`${origin}/`) ? params.uri.slice(origin.length) : "";
    // Any page that has this form, at exactly its address: nothing else of the site is a resource.
    const response = /^[\w/-]+\.md$/.test(page) ? await askSite(page) : undefined;
    if (!response?.ok) throw new McpError(ErrorCode.InvalidParams, "There is no such resource.");
    return { contents: [{ uri: params.uri, mimeType: MARKDOWN, text: await response.text() }] };
  });
}

const toListed = ({ name, title, description, inputSchema }: McpTool): Tool => ({
  name,
  title,
  description,
  inputSchema: inputSchema as Tool["inputSchema"],
  annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

const fail = (text: string): CallToolResult => ({ isError: true, content: [{ type: "text", text }] });

interface Problem {
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string; readonly suggestion?: string }[];
  readonly nearest?: readonly string[];
}

/** What the API refused, so that the assistant can read why and try again. */
function tellProblem({ detail, errors = [], nearest = [] }: Problem): string {
  const faults = errors.map(({ field, message, suggestion }) => {
    const near = suggestion === undefined || message.includes(suggestion) ? "" : ` Did you mean ${suggestion}?`;
    return `${field === "" ? "" : `${field}: `}${message}${near}`;
  });
  const near = nearest.length > 0 ? [`Nearest: ${nearest.join(", ")}.`] : [];
  return [detail, ...faults, ...near].join("\n");
}

async function callTool(
  tool: McpTool,
  given: ToolArguments,
  origin: string,
  askSite: AskSite,
): Promise<CallToolResult> {
  if (tool.needsSpending && !saysSpending(given)) return fail(ASK_FIRST);
  const { path, body } = tool.toCall(given);
  const response = await askSite(
    path,
    body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
  if (!response.ok) return fail(tellProblem(await response.json()));
  const structuredContent = (await response.json()) as ToolArguments;
  const query = response.headers.get("Content-Location")?.replace(/^[^?]*/, "") ?? "";
  const page = tool.page === null ? structuredContent["url"] : origin + tool.page + query;
  const text = tool.tell(structuredContent as never) + (typeof page === "string" ? `\nPage: ${page}` : "");
  const reviews = (tool.listCards?.(structuredContent) ?? []).map(({ slug, name }): ResourceLink => ({
    type: "resource_link",
    uri: `${origin}${paths.review(slug)}.md`,
    name: slug,
    title: `Review of ${name}`,
    mimeType: MARKDOWN,
  }));
  return { content: [{ type: "text", text }, ...reviews], structuredContent };
}
