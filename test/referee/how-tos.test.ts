/** The README's how-tos, walked to the letter in a copy of the project; and what is said when a step is left out. */
import { afterAll, describe, expect, test } from "vitest";

import { ScratchCopy } from "../support/scratch-copy.ts";
import { createHowToSteps, expectGood } from "./how-to-steps.ts";

const copy = new ScratchCopy();
afterAll(() => copy.remove());
const STEPS = createHowToSteps(copy);

const CONTRACTS = ["run", "--project=contracts"];
const runContracts = (...names: readonly string[]) =>
  copy.run("vitest", [...CONTRACTS, ...names.map((name) => `test/contracts/${name}.test.ts`)]);

/** By what is printed: a server that ends with the run may take the exit code along. */
function expectTestsPass({ output }: ReturnType<ScratchCopy["run"]>): void {
  const isGood = /Tests\s+\d+ passed/.test(output) && !/\bfailed\b|Unhandled/.test(output);
  expect(isGood ? "" : output).toBe("");
}

describe("a step that is left out is named", () => {
  test("what a new card and its review lack", () => {
    const given = ["card", "blank-card", "Blank Card", "--issuer", "Citi", "--network", "Mastercard"];
    expectGood(copy.runScript("scripts/new.ts", given));
    const { status, output } = copy.runScript("scripts/check-content.ts");
    expect(output).toContain("src/catalog/cards/blank-card.json: rating: expected");
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    expect(copy.runScript("scripts/new.ts", given).output).toContain("Already there");
    copy.delete("src/catalog/cards/blank-card.json");
    copy.delete("src/content/reviews/blank-card.mdx");
  });

  test("what a new text lacks", () => {
    expectGood(copy.runScript("scripts/new.ts", ["text", "news", "blank-news", "A title of the how-to"]));
    expect(copy.runScript("scripts/check-content.ts").output).toMatch(/blank-news\.mdx:\d+: description/);
    copy.delete("src/content/news/blank-news.mdx");
  });

  test("a card without a review", () => {
    STEPS.card();
    const { status, output } = copy.runScript("scripts/check-content.ts");
    expect(output).toContain("src/content/reviews/probe-card.mdx: the card probe-card has no review");
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    STEPS.review();
    expectGood(copy.runScript("scripts/check-content.ts"));
  });

  test("an answer without a schema", () => {
    STEPS.endpoint();
    STEPS.description();
    const { status, output } = copy.run("tsc", ["--build"]);
    expect(output).toContain("ProbeAnswer");
    expect(status).not.toBe(0);
    STEPS.schema();
    expectGood(copy.run("tsc", ["--build"]));
  });

  test("a property of an answer without words", () => {
    const runDescription = () => copy.run("vitest", ["run", "--project=unit", "worker/api/openapi.test.ts"]);
    const { output } = runDescription();
    expect(output).toContain("describe() them in their schemas");
    expect(output).toContain("ProbeAnswer.probe");
    STEPS.words();
    expectTestsPass(runDescription());
  });

  test("nothing, of a parameter that is one row", () => {
    STEPS.parameter();
    expectGood(copy.run("tsc", ["--build"]));
    expectTestsPass(copy.run("vitest", ["run", "--project=unit", "worker/api/openapi.test.ts"]));
  });

  test("nothing, of a list and a program that are whole", () => {
    STEPS.list();
    expectGood(copy.run("tsc", ["--build"]));
    STEPS.listText();
    STEPS.program();
    STEPS.programText();
    expectGood(copy.runScript("scripts/check-content.ts"));
  });

  test("a page that may be listed and is not", () => {
    STEPS.tool();
    STEPS.toolPath();
    STEPS.toolRoute();
    STEPS.toolIndexed();
    STEPS.toolLink();
    STEPS.art();
    STEPS.text();
    STEPS.page();
    STEPS.path();
    STEPS.route();
    STEPS.link();
    STEPS.island();
    expectGood(copy.run("tsc", ["--build"]));
    expectGood(copy.run("vite", ["build", "--logLevel=warn"]));
    const { output } = runContracts("pages");
    expect(output).toMatch(/×.* the sitemap lists every indexed page once/);
    expect(output).toContain("/probe");
    STEPS.indexed();
  });
});

describe("the whole of them", () => {
  test("the generated tool passes the tests that came with it", () => {
    expectTestsPass(copy.run("vitest", ["run", "--project=unit", "src/tools/probe-tool", "src/tools/compare"]));
  });

  test("compiles, is linted and builds", () => {
    expectGood(copy.run("tsc", ["--build"]));
    expectGood(
      copy.run("oxlint", ["--type-aware", "--deny-warnings", "src/pages", "src/islands", "src/tools", "worker"]),
    );
    expectGood(copy.run("vite", ["build", "--logLevel=warn"]));
  });

  test("passes the contracts of pages, texts, cards and endpoints", () => {
    expectTestsPass(
      runContracts("pages", "html", "catalog", "endpoints", "internal-links", "feeds", "structured-data"),
    );
  });

  test("passes the tests of the API's description", () => {
    expectTestsPass(copy.run("vitest", ["run", "--project=worker", "worker/api"]));
  });
});

test("without the Worker the site still compiles and passes its own tests", () => {
  copy.delete("worker");
  for (const file of ["tsconfig.json", "build/tsconfig.json", "test/tsconfig.json"])
    copy.edit(file, /\{ "path": "(?:\.\.\/)?worker" \},? ?/, "");
  expectGood(copy.run("tsc", ["--build", "--force", "src"]));
  expectTestsPass(copy.run("vitest", ["run", "--project=unit", "src/"]));
});
