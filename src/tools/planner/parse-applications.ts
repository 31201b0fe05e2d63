/** How many applications somebody is willing to make. */
import {
  DEFAULT_APPLICATIONS,
  MAX_APPLICATIONS,
  PLAN_DEFAULTS,
  type PlanMonths,
} from "../../engine/plan/plan-settings.ts";
import type { QueryReader } from "../../asking/tool-query.ts";

export function parseApplications(
  reader: QueryReader,
  name: "apply" | "p2.apply",
  months: PlanMonths,
): { readonly count: number; readonly text: string } {
  const text = reader.readText(name) ?? "";
  const isCount = new RegExp(`^[0-${MAX_APPLICATIONS}]$`).test(text);
  if (!isCount && text !== "") {
    const code = Number.isFinite(Number(text)) ? "out-of-range" : "invalid-number";
    reader.addError(name, code, `Choose 0 to ${MAX_APPLICATIONS} applications.`);
  }
  const room = Math.ceil(months / PLAN_DEFAULTS.gapMonths);
  if (isCount && Number(text) > room) {
    const message = `Applications are ${PLAN_DEFAULTS.gapMonths} months apart, so ${months} months have room for ${room}. Choose fewer, or plan for longer.`;
    reader.addError(name, "out-of-range", message);
  }
  const count = isCount ? Number(text) : DEFAULT_APPLICATIONS[months];
  return { count, text: text === "" ? String(count) : text };
}
