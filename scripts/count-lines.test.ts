import { expect, test } from "vitest";

import { judgeFile, sumByRoom } from "./count-lines.ts";

test.each([
  ["src/engine/plan/plan.ts", "src/engine/plan", "code"],
  ["src/engine/plan/plan.test.ts", "src/engine/plan", "tests"],
  ["src/engine/plan/test-plan.ts", "src/engine/plan", "tests"],
  ["src/ui/fold.examples.tsx", "src/ui", "tests"],
  ["src/paths.ts", "src", "code"],
  ["src/catalog/cards/amex-gold.json", "src/catalog/cards", "json"],
  ["worker/cache/edge-copies.workerd.test.ts", "worker/cache", "tests"],
  ["scripts/new/new-card.ts", "scripts", "code"],
  ["test/support/places.ts", "test/support", "tests"],
  ["vite.config.ts", "(root)", "code"],
])("%s counts in %s as %s", (path, room, kind) => {
  expect(judgeFile(path)).toEqual({ room, kind });
});

test.each([
  "package-lock.json",
  "worker/worker-configuration.d.ts",
  "docs/model.md",
  "src/content/guides/a.mdx",
  "public/a.svg",
])("%s does not count", (path) => {
  expect(judgeFile(path)).toBeUndefined();
});

test("each file's lines stand in one room", () => {
  const rooms = sumByRoom("src/ui/a.tsx:10\nsrc/ui/a.test.tsx:4\nsrc/ui/b.css:5\nREADME.md:90\n");
  expect(Object.fromEntries(rooms)).toEqual({ "src/ui": { code: 15, tests: 4, json: 0 } });
});
