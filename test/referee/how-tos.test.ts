/** The README's how-tos, walked to the letter in a copy of the project; and what is said when a step is left out. */
import { afterAll, describe, expect, test } from "vitest";

import { ScratchCopy } from "../support/scratch-copy.ts";

const copy = new ScratchCopy();
afterAll(() => copy.remove());

const CONTRACTS = ["run", "--config=test/vitest.config.ts", "--project=contracts"];
const runContracts = (...names: readonly string[]) =>
  copy.run("vitest", [...CONTRACTS, ...names.map((name) => `test/contracts/${name}.test.ts`)]);

/** What a program says when all is well stays out of the report of a failure that it has nothing to do with. */
function expectGood({ status, output }: ReturnType<ScratchCopy["run"]>): void {
  expect(status === 0 ? "" : output).toBe("");
}

/** By what is printed: a server that ends with the run may take the exit code along. */
function expectTestsPass({ output }: ReturnType<ScratchCopy["run"]>): void {
  const isGood = /Tests\s+\d+ passed/.test(output) && !/\bfailed\b|Unhandled/.test(output);
  expect(isGood ? "" : output).toBe("");
}

const insertBefore = (file: string, line: string, added: string) => copy.edit(file, line, `${added}\n${line}`);

/** Steps that a how-to names, in its order. */
const STEPS = {
  card() {
    const card = copy.read("src/catalog/cards/citi-double-cash.json");
    copy.write("src/catalog/cards/probe-card.json", renameCard(card));
  },
  review() {
    const review = copy.read("src/content/reviews/citi-double-cash.mdx");
    copy.write("src/content/reviews/probe-card.mdx", review.replace(/^description: "/m, 'description: "Probe: '));
  },
  art: () => expectGood(copy.runScript("build/art/make-art.ts")),
  text() {
    const text = copy.read("src/content/news/sapphire-preferred-refresh.mdx");
    const added = text
      .replace(/^title: .*$/m, 'title: "A piece of news from the how-to"')
      .replace(/^description: "/m, 'description: "Probe: ');
    copy.write("src/content/news/probe-news.mdx", added);
  },
  page() {
    copy.write("src/pages/probe/probe-page.tsx", PAGE);
    copy.write("src/tools/probe/probe-counter.tsx", ISLAND);
  },
  path: () => insertBefore("src/paths.ts", "  developers: () =>", '  probe: () => "/probe",'),
  route() {
    insertBefore(
      "src/routes.tsx",
      '  page("/developers"',
      '  page(paths.probe(), () => import("./pages/probe/probe-page.tsx").then((m) => view(m.loadProbePage, m.ProbePage))),',
    );
  },
  island: () =>
    copy.edit(
      "src/islands/registry.ts",
      /\n\};\s*$/,
      '\n  "probe-counter": async () => toIsland((await import("../tools/probe/probe-counter.tsx")).ProbeCounter),\n};\n',
    ),
  indexed: () =>
    insertBefore(
      "src/pages/indexed-pages.ts",
      "    { path: paths.developers()",
      "    { path: paths.probe(), lastModified: factsDay },",
    ),
  link: () =>
    insertBefore(
      "src/menu.ts",
      '      { label: "API for developers", to: paths.developers() },',
      '      { label: "Probe", to: paths.probe() },',
    ),
  endpoint() {
    copy.write("worker/api/probe.ts", HANDLER);
    insertBefore("worker/app.ts", '  "/api/search": { GET: handleSearch },', '  "/api/probe": { GET: handleProbe },');
    insertBefore("worker/app.ts", "import { handleSearch }", 'import { handleProbe } from "./api/probe.ts";');
  },
  description() {
    copy.edit(
      "src/pages/developers/api-endpoints.ts",
      "export const API_ENDPOINTS: readonly ApiEndpoint[] = [",
      `export const API_ENDPOINTS: readonly ApiEndpoint[] = [\n${DESCRIPTION}`,
    );
    copy.edit("src/pages/developers/api-endpoints.ts", '  | "HealthAnswer"', '  | "HealthAnswer"\n  | "ProbeAnswer"');
  },
  schema() {
    copy.edit(
      "worker/api/answer-schemas.ts",
      "  HealthAnswer: healthAnswer,",
      "  HealthAnswer: healthAnswer,\n  ProbeAnswer: probeAnswer,",
    );
    insertBefore(
      "worker/api/answer-schemas.ts",
      "/** The schemas that the description names",
      "const probeAnswer = v.strictObject({ probe: v.literal(true) });\n",
    );
  },
  words: () => insertBefore("worker/api/property-glossary.ts", "  // A card", '  probe: ["Always true."],'),
} as const;

const renameCard = (json: string) =>
  json.replaceAll("citi-double-cash", "probe-card").replace(/"name": "[^"]*"/, '"name": "Probe Card of the How-to"');

const PAGE = `import { paths } from "../../paths.ts";
import { Island } from "../../islands/island.tsx";
import { type PageHead, toBreadcrumbJsonLd } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { ProbeCounter } from "../../tools/probe/probe-counter.tsx";

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Probe", to: paths.probe() },
];

export function loadProbePage(): { readonly head: PageHead } {
  return {
    head: {
      title: "A page of the how-to | Waycard",
      description: "A page that a test adds as the README says, to see that the README says enough for it.",
      path: paths.probe(),
      image: "home",
      isIndexed: true,
      jsonLd: (origin) => [toBreadcrumbJsonLd(origin, CRUMBS)],
    },
  };
}

export function ProbePage() {
  return (
    <PageLayout crumbs={CRUMBS} title="A page of the how-to" lead="It has one island.">
      <Island name="probe-counter" when="visible" props={{}}>
        <ProbeCounter />
      </Island>
    </PageLayout>
  );
}
`;

const ISLAND = `import { useState } from "react";

export function ProbeCounter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="btn" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;

const HANDLER = `import type { Context } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { plainJson } from "./cached-json.ts";

export const handleProbe = (context: Context<WorkerEnvironment>): Promise<Response> =>
  plainJson(context, () => ({ probe: true }));
`;

const DESCRIPTION = `  {
    id: "probe",
    tag: "API",
    method: "GET",
    path: "/api/probe",
    purpose: "An endpoint of the how-to.",
    parameters: [],
    example: "/api/probe",
    answer: "probe, which is true.",
    answerName: "ProbeAnswer",
    errors: [400, 406],
  },`;

describe("a step that is left out is named", () => {
  test("a card without a review", () => {
    STEPS.card();
    const { status, output } = copy.runScript("build/content/check-content.ts");
    expect(output).toContain("src/content/reviews/probe-card.mdx: the card probe-card has no review");
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    STEPS.review();
    expectGood(copy.runScript("build/content/check-content.ts"));
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
    const runDescription = () =>
      copy.run("vitest", ["run", "--config=test/vitest.config.ts", "--project=unit", "worker/api/openapi.test.ts"]);
    const { output } = runDescription();
    expect(output).toContain("add the names to property-glossary.ts");
    expect(output).toContain("ProbeAnswer.probe");
    STEPS.words();
    expectTestsPass(runDescription());
  });

  test("a page that may be listed and is not", () => {
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
  test("compiles, is linted and builds", () => {
    expectGood(copy.run("tsc", ["--build"]));
    expectGood(copy.run("oxlint", ["--type-aware", "--deny-warnings", "src/pages", "src/islands", "worker"]));
    expectGood(copy.run("vite", ["build", "--logLevel=warn"]));
  });

  test("passes the contracts of pages, texts, cards and endpoints", () => {
    expectTestsPass(
      runContracts("pages", "html", "catalog", "endpoints", "internal-links", "feeds", "structured-data"),
    );
  });

  test("passes the tests of the API's description", () => {
    expectTestsPass(copy.run("vitest", ["run", "--config=test/vitest.config.ts", "--project=worker", "worker/api"]));
  });
});

test("without the Worker the site still compiles and passes its own tests", () => {
  copy.delete("worker");
  for (const file of ["tsconfig.json", "build/tsconfig.json", "test/tsconfig.json"])
    copy.edit(file, /\{ "path": "(?:\.\.\/)?worker" \},? ?/, "");
  expectGood(copy.run("tsc", ["--build", "--force", "src"]));
  expectTestsPass(copy.run("vitest", ["run", "--config=test/vitest.config.ts", "--project=unit", "src/"]));
});
