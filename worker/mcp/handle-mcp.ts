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
import { applyPolicy } from "../cache/policy.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import { MCP_TOOLS, type McpTool, type ToolArguments } from "./mcp-tools.ts";

const INSTRUCTIONS = [
  STATEMENTS.purpose,
  "Card facts carry the month that they are from and how sure they are: say both where they matter.",
  "Values of points, perks and credit score floors are estimates.",
  STATEMENTS.completeness,
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
    return renderRpcError(ErrorCode.InvalidRequest, "Send one message a request, not an array.");
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
  const response = Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status: 400 });
  applyPolicy(response.headers, "noStore");
  return response;
}

// oxlint-disable-next-line typescript/no-deprecated -- McpServer wants schemas of zod; ours are JSON Schema, from the API's own.
function createServer(origin: string, askSite: AskSite): Server {
  // oxlint-disable-next-line typescript/no-deprecated
  const server = new Server(
    { name: SITE.name.toLowerCase(), title: SITE.name, version: API_VERSION, websiteUrl: origin + paths.developers() },
    {
      capabilities: { tools: {}, resources: {} },
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
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: listArticles("guides", "learn").map(({ kind, slug, title, description }) => ({
      uri: `${origin}${paths.article(kind, slug)}.md`,
      name: slug,
      title,
      description,
      mimeType: MARKDOWN,
    })),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${origin}${paths.review("{slug}")}.md`,
        name: "review",
        title: "Review of a card",
        description: "By the slug that search_cards gives. Both tools that answer cards link to it.",
        mimeType: MARKDOWN,
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    const page = params.uri.startsWith(`${origin}/`) ? params.uri.slice(origin.length) : "";
    // Any page that has this form, at exactly its address: nothing else of the site is a resource.
    const response = /^[\w/-]+\.md$/.test(page) ? await askSite(page) : undefined;
    if (!response?.ok) throw new McpError(ErrorCode.InvalidParams, "There is no such resource.");
    return { contents: [{ uri: params.uri, mimeType: MARKDOWN, text: await response.text() }] };
  });
  return server;
}

const toListed = ({ name, title, description, inputSchema, outputSchema }: McpTool): Tool => ({
  name,
  title,
  description,
  inputSchema: inputSchema as Tool["inputSchema"],
  outputSchema: outputSchema as NonNullable<Tool["outputSchema"]>,
  annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

/** The API's answer; what it refuses is an error of the tool, so that the assistant can read why and try again. */
async function callTool(
  tool: McpTool,
  given: ToolArguments,
  origin: string,
  askSite: AskSite,
): Promise<CallToolResult> {
  const { path, body } = tool.toCall(given);
  const response = await askSite(
    path,
    body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
  if (!response.ok) return { isError: true, content: [{ type: "text", text: await response.text() }] };
  const answer = (await response.json()) as ToolArguments;
  const structuredContent = tool.shorten?.(answer) ?? answer;
  const reviews = (tool.listCards?.(answer) ?? []).map(({ slug, name }): ResourceLink => ({
    type: "resource_link",
    uri: `${origin}${paths.review(slug)}.md`,
    name: slug,
    title: `Review of ${name}`,
    mimeType: MARKDOWN,
  }));
  return { content: [{ type: "text", text: JSON.stringify(structuredContent) }, ...reviews], structuredContent };
}
