import type { ToolHandlers } from "./tool-handlers.ts";

/** The handlers of a tool's endpoints, which are one module, loaded at its first request. */
export const lateTool = (load: () => Promise<ToolHandlers>): ToolHandlers => ({
  GET: async (context) => (await load()).GET(context),
  POST: async (context) => (await load()).POST(context),
  getTable: async (context) => (await load()).getTable(context),
});
