import { expect, test } from "vitest";

import { createOpenApi } from "./openapi.ts";

test("every schema of the API has a translation, also where a stored answer would hide that it has none", () => {
  const { components, paths } = createOpenApi("https://site.test");
  expect(Object.keys(components.schemas)).toContain("Problem");
  expect(JSON.stringify(paths)).toContain("#/components/schemas/AnalyzerAnswer");
});
