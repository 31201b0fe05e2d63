import type { Handler } from "hono";

import { renderProblem } from "./problem.ts";
import type { WorkerEnvironment } from "../environment.ts";

/** The answer of a known address to a method it does not have. Registered after the methods it has. */
export function methodNotAllowed(...allowed: readonly string[]): Handler<WorkerEnvironment> {
  const list = allowed.join(", ");
  return () => renderProblem(405, `This address answers ${list}.`, { headers: { Allow: list } });
}
