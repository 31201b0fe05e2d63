import { expect, test } from "vitest";

import { ANALYZER_PARAMETERS } from "../tools/analyzer/analyzer-parameters.ts";
import { FINDER_PARAMETERS } from "../tools/finder/finder-parameters.ts";
import { PLANNER_PARAMETERS } from "../tools/planner/planner-parameters.ts";
import { toFieldName } from "./field-name.ts";

test("an error names every field in words, never by its parameter", () => {
  const parameters = new Set<string>([...ANALYZER_PARAMETERS, ...FINDER_PARAMETERS, ...PLANNER_PARAMETERS]);
  expect([...parameters].filter((parameter) => toFieldName(parameter) === parameter)).toEqual([]);
  expect(toFieldName("p2.opened")).toBe("Partner: cards opened");
});
