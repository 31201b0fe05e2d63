/** Addresses of the API, and what else answers with data. */
import type { Hono, MiddlewareHandler } from "hono";

import { paths } from "../../src/paths.ts";
import { VITALS_PATH } from "../../src/consent/vitals.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { addEndpoint, type Endpoint, type EndpointOptions } from "../http/add-endpoint.ts";
import { cors } from "../http/cors.ts";
import { late } from "../http/late.ts";
import { renderProblem } from "../http/problem.ts";
import { REPORTS_PATH } from "../http/security-policy.ts";
import type { ToolHandlers } from "./tool-handlers.ts";

/** The handlers of a tool's endpoints, which are one module, loaded at its first request. */
const lateTool = (load: () => Promise<ToolHandlers>): ToolHandlers => ({
  GET: async (context) => (await load()).GET(context),
  POST: async (context) => (await load()).POST(context),
  getTable: async (context) => (await load()).getTable(context),
});

/** A client's numbers cost computing time here, as on the pages of three of them. */
const TOOLS: Readonly<Record<string, ToolHandlers>> = {
  "/api/compare": lateTool(async () => (await import("./compare.ts")).compareHandlers),
  "/api/finder": lateTool(async () => (await import("./finder.ts")).finderHandlers),
  "/api/calculator": lateTool(async () => (await import("./calculator.ts")).calculatorHandlers),
  "/api/analyzer": lateTool(async () => (await import("./analyzer.ts")).analyzerHandlers),
  "/api/planner": lateTool(async () => (await import("./planner.ts")).plannerHandlers),
};

/** An answer without parameters, from the site's origin. */
const plain = (load: () => Promise<(origin: string) => unknown>, contentType?: string): Endpoint => ({
  GET: late(async () => {
    const [{ plainJson }, toAnswer] = await Promise.all([import("./cached-json.ts"), load()]);
    return (context) => plainJson(context, toAnswer, contentType);
  }),
});

const API: Readonly<Record<string, Endpoint>> = {
  "/api": plain(async () => (await import("./index-answer.ts")).toIndexAnswer),
  "/api/search": { GET: late(async () => (await import("./search.ts")).handleSearch) },
  "/api/lists": plain(async () => (await import("./lists.ts")).toListsAnswer),
  "/api/lists/:slug": { GET: late(async () => (await import("./lists.ts")).handleList) },
  "/api/programs": plain(async () => (await import("./programs.ts")).toProgramsAnswer),
  "/api/issuers": plain(async () => (await import("./programs.ts")).toIssuersAnswer),
  "/api/openapi.json": plain(async () => (await import("./openapi.ts")).createOpenApi),
  "/api/cards": { GET: late(async () => (await import("./cards.ts")).handleCards) },
  "/api/cards.csv": { GET: late(async () => (await import("./cards.ts")).handleCardsCsv) },
  "/api/cards/schema.json": plain(
    async () => (await import("./card-schema.ts")).toCardSchema,
    "application/schema+json; charset=utf-8",
  ),
  "/api/cards/:slug": { GET: late(async () => (await import("./cards.ts")).handleCard) },
};

const getCalendar = late(async () => (await import("./planner.ts")).handlePlannerCalendar);
const getPlanTable = late(async () => (await import("./planner.ts")).handlePlannerCsv);

/** @param limit rate limit of whatever computes with a client's numbers */
export function addApi(app: Hono<WorkerEnvironment>, limit: MiddlewareHandler<WorkerEnvironment>): void {
  const addPublic = (path: string, endpoint: Endpoint, options?: EndpointOptions) =>
    addEndpoint(app, path, endpoint, { isPublic: true, ...options });

  for (const [path, { getTable, ...endpoint }] of Object.entries(TOOLS)) {
    addPublic(path, endpoint, { limit });
    addPublic(`${path}.csv`, { GET: getTable }, { limit });
  }
  addPublic(paths.plannerCalendarApi(), { GET: getCalendar }, { limit });
  addEndpoint(app, paths.plannerCalendar(), { GET: getCalendar }, { limit });
  addEndpoint(app, paths.plannerCsv(), { GET: getPlanTable }, { limit });
  for (const [path, endpoint] of Object.entries(API)) addPublic(path, endpoint);
  addEndpoint(app, REPORTS_PATH, {
    POST: late(async () => (await import("./security-reports.ts")).handleSecurityReports),
  });
  addEndpoint(app, VITALS_PATH, { POST: late(async () => (await import("./vitals.ts")).handleVitals) });
  app.all("/api/*", cors(["GET"]), () => renderProblem("not-found", "No such endpoint."));
  const getHealth = late(async () => (await import("./health.ts")).handleHealth);
  addEndpoint(app, "/healthz", { GET: getHealth }, { isPublic: true });
}
