/** The steps of the README's how-tos, each an edit or a command in a copy of the project. */
import { expect } from "vitest";

import type { ScratchCopy } from "../support/scratch-copy.ts";
import { DESCRIPTION, HANDLER, ISLAND, PAGE } from "./how-to-files.ts";

/** What a program says when all is well stays out of the report of a failure that it has nothing to do with. */
export function expectGood({ status, output }: ReturnType<ScratchCopy["run"]>): void {
  expect(status === 0 ? "" : output).toBe("");
}

/** Descriptions have 70 to 160 characters. */
const FILLER = "A test adds it as the README says, to see that the README says enough for it.";
/** Cards for the list of the how-to. */
const LISTED = [
  "world-of-hyatt",
  "hilton-honors-aspire",
  "choice-privileges-select-mastercard",
  "hilton-honors",
  "ihg-one-rewards-premier",
  "marriott-bonvoy-boundless",
] as const;

const renameCard = (json: string) =>
  json
    .replaceAll("citi-double-cash", "probe-card")
    .replace(/"name": "[^"]*"/, '"name": "Probe Card of the How-to"')
    .replace(/"shortName": "[^"]*"/, '"shortName": "Probe Card"');

/** In the order of the how-tos. */
export function createHowToSteps(copy: ScratchCopy) {
  const insertBefore = (file: string, line: string, added: string) => copy.edit(file, line, `${added}\n${line}`);
  return {
    card() {
      const card = copy.read("src/catalog/cards/citi-double-cash.json");
      copy.write("src/catalog/cards/probe-card.json", renameCard(card));
    },
    review() {
      const review = copy.read("src/content/reviews/citi-double-cash.mdx");
      copy.write("src/content/reviews/probe-card.mdx", review.replace(/^description: "/m, 'description: "Probe: '));
    },
    tool: () => expectGood(copy.runScript("scripts/new.ts", ["tool", "probe-tool", "Probe tool"])),
    toolPath: () => insertBefore("src/paths.ts", "  developers: () =>", '  probeTool: () => "/probe-tool",'),
    toolRoute() {
      insertBefore(
        "src/tools/tool-routes.tsx",
        "  page(\n    paths.compare(),",
        '  page(paths.probeTool(), () => import("./probe-tool/probe-tool-page.tsx").then((m) => view(m.loadProbeToolPage, m.ProbeToolPage)), handleOf(PROBE_TOOL)),',
      );
      insertBefore(
        "src/tools/tool-routes.tsx",
        "import type { Table }",
        'import { PROBE_TOOL } from "./probe-tool/probe-tool-asking.ts";',
      );
    },
    toolIndexed: () =>
      insertBefore(
        "src/pages/indexed-pages.ts",
        "    { path: paths.developers()",
        "    { path: paths.probeTool(), lastModified: factsDay },",
      ),
    toolLink() {
      insertBefore(
        "src/words/menu.ts",
        '      { label: "API for developers", to: paths.developers() },',
        '      { label: "Probe tool", to: paths.probeTool() },',
      );
    },
    parameter: () =>
      insertBefore(
        "src/tools/finder/finder-asking.ts",
        "  balance: flag({",
        '  probe: flag({ label: "Probe", doc: "A parameter of the how-to.", default: false, example: "yes" }),',
      ),
    list() {
      copy.edit("src/catalog/card.ts", '  "beginners",\n] as const;', '  "beginners",\n  "probes",\n] as const;');
      copy.edit("src/paths.ts", '  beginners: "best-', '  probes: "best-probe-credit-cards",\n  beginners: "best-');
      copy.edit("src/words/menu.ts", '  beginners: "Beginners",', '  beginners: "Beginners",\n  probes: "Probes",');
      copy.edit(
        "src/pages/readers.ts",
        "  beginners: {",
        "  probes: { input: HOUSEHOLD, usesOwnBrand: true },\n  beginners: {",
      );
      copy.edit(
        "src/pages/category/category-columns.tsx",
        "  beginners: [\n",
        "  probes: [BEST_RATE, BASE],\n  beginners: [\n",
      );
      for (const slug of LISTED)
        copy.edit(`src/catalog/cards/${slug}.json`, /"categories": \[/, '"categories": [\n    "probes",');
      expectGood(copy.runScript("scripts/make.ts", ["schema"]));
    },
    listText() {
      const picks = LISTED.slice(0, 3).map(
        (card) =>
          `  - label: "If you want ${card.slice(0, 20)}"\n    card: ${card}\n    reason: "A pick of the how-to, long enough to be the reason that an editor would give for it."\n`,
      );
      const text = copy
        .read("src/content/lists/hotel.mdx")
        .replace(/^title: .*$/m, 'title: "Best Probe Credit Cards"')
        .replace(/^description: .*$/m, `description: "A list of the how-to. ${FILLER}"`)
        .replace(/^picks:\n(?: .*\n)+/m, `picks:\n${picks.join("")}`);
      copy.write("src/content/lists/probes.mdx", text);
    },
    program() {
      const file = JSON.parse(copy.read("src/catalog/programs.json")) as { programs: { slug: string }[] };
      const like = file.programs.find(({ slug }) => slug === "us-bank-altitude-rewards");
      const added = { ...like, slug: "probe-points", program: "Probe Points", rewardProgramNames: ["Probe Points"] };
      copy.write(
        "src/catalog/programs.json",
        `${JSON.stringify({ ...file, programs: [...file.programs, added] }, null, 2)}\n`,
      );
    },
    programText() {
      const text = copy
        .read("src/content/programs/us-bank-altitude-rewards.mdx")
        .replace(/^title: .*$/m, 'title: "Probe Points: what a point is worth"')
        .replace(/^description: .*$/m, `description: "A program of the how-to. ${FILLER}"`);
      copy.write("src/content/programs/probe-points.mdx", text);
    },
    art: () => expectGood(copy.runScript("scripts/make.ts", ["art"])),
    text() {
      const text = copy.read("src/content/news/sapphire-preferred-refresh.mdx");
      const added = text
        .replace(/^title: .*$/m, 'title: "A piece of news from the how-to"')
        .replace(/^description: "/m, 'description: "Probe: ');
      copy.write("src/content/news/probe-news.mdx", added);
    },
    page() {
      copy.write("src/pages/probe/probe-page.tsx", PAGE);
      copy.write("src/own-worth/probe-counter.tsx", ISLAND);
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
        '\n  "probe-counter": async () => toIsland((await import("../own-worth/probe-counter.tsx")).ProbeCounter),\n};\n',
      ),
    indexed: () =>
      insertBefore(
        "src/pages/indexed-pages.ts",
        "    { path: paths.developers()",
        "    { path: paths.probe(), lastModified: factsDay },",
      ),
    link: () =>
      insertBefore(
        "src/words/menu.ts",
        '      { label: "API for developers", to: paths.developers() },',
        '      { label: "Probe", to: paths.probe() },',
      ),
    endpoint() {
      copy.write("worker/api/probe.ts", HANDLER);
      insertBefore(
        "worker/api/api-routes.ts",
        '  "/api/search": {',
        '  "/api/probe": { GET: late(async () => (await import("./probe.ts")).handleProbe) },',
      );
    },
    description() {
      copy.edit(
        "worker/api/resources.ts",
        "export const RESOURCES: readonly Resource[] = [",
        `export const RESOURCES: readonly Resource[] = [\n${DESCRIPTION}`,
      );
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
    words: () =>
      copy.edit(
        "worker/api/answer-schemas.ts",
        "probe: v.literal(true)",
        'probe: describe(v.literal(true), "Always true.")',
      ),
  };
}
