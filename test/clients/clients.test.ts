/** Clients that others generate from our OpenAPI document compile, and what they ask the built Worker is answered. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, describe, expect, inject, test } from "vitest";

const site = inject("siteUrl");
const here = import.meta.dirname;
/** Beside the packages that they need; git and our tools leave it out. */
const folder = path.join(here, "generated");
const description = path.join(folder, "openapi.json");

function run(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: here, encoding: "utf8" });
  return { status, stdout, output: stdout + stderr };
}

const ARGUMENTS = {
  cards: '{ issuer: ["Chase", "Citi"], maxAnnualFee: 100, limit: 2, sort: "rating" }',
  wallet: "{ spend: { dining: 500 }, maxCards: 1 }",
  worth: '{ cards: ["amex-gold"], brand: ["Marriott:200"], dining: 400 }',
  wrong: '{ q: "amex", limit: 9 }',
};

/** The same four calls by each: lists, numbers, a body, and an error that is typed. */
const PROGRAMS: Readonly<Record<string, string>> = {
  "openapi-fetch": `import createClient from "openapi-fetch";
import type { paths } from "./openapi-typescript.js";
const client = createClient<paths>({ baseUrl: ${JSON.stringify(site)} });
const cards = await client.GET("/api/cards", { params: { query: ${ARGUMENTS.cards} } });
const wallet = await client.POST("/api/analyzer", { body: ${ARGUMENTS.wallet} });
const worth = await client.GET("/api/calculator", { params: { query: ${ARGUMENTS.worth} } });
const wrong = await client.GET("/api/search", { params: { query: ${ARGUMENTS.wrong} } });
`,
  "hey-api": `import { client } from "./hey-api/client.gen.js";
import * as api from "./hey-api/sdk.gen.js";
client.setConfig({ baseUrl: ${JSON.stringify(site)} });
const cards = await api.cards({ query: ${ARGUMENTS.cards} });
const wallet = await api.postAnalyzer({ body: ${ARGUMENTS.wallet} });
const worth = await api.calculator({ query: ${ARGUMENTS.worth} });
const wrong = await api.search({ query: ${ARGUMENTS.wrong} });
`,
  orval: `import * as api from "./orval/api.js";
const toResult = <Answer extends { status: number; data: unknown }>(answer: Answer) => ({
  data: answer.status === 200 ? (answer.data as Extract<Answer, { status: 200 }>["data"]) : undefined,
  error: answer.status === 422 ? (answer.data as Extract<Answer, { status: 422 }>["data"]) : undefined,
});
const cards = toResult(await api.cards(${ARGUMENTS.cards}));
const wallet = toResult(await api.postAnalyzer(${ARGUMENTS.wallet}));
const worth = toResult(await api.calculator(${ARGUMENTS.worth}));
const wrong = toResult(await api.search(${ARGUMENTS.wrong}));
`,
};

/** Everything is read through the generated types. */
const REPORT = `console.log(JSON.stringify({
  cards: cards.data?.cards.map(({ slug, rating }) => \`\${slug} \${(rating ?? 0).toFixed(1)}\`),
  wallet: wallet.data?.wallet.cards.length,
  brands: worth.data?.profile.lines.flatMap(({ brand }) => brand ?? []),
  errors: wrong.error?.errors?.map(({ field, code }) => \`\${field} \${code}\`),
}));
`;

const COMPILER = [
  "node_modules/typescript/bin/tsc",
  "--strict",
  "--skipLibCheck",
  "--target",
  "es2023",
  "--lib",
  "es2023,dom,dom.iterable",
  "--module",
  "nodenext",
  // None of the types around: what runs in a browser needs no more than the DOM's.
  "--typeRoots",
  path.join(folder, "no-types"),
  "--outDir",
  path.join(folder, "compiled"),
];

interface Card {
  readonly slug: string;
  readonly rating: number;
}
/** What the first call must find. */
let expected: readonly Card[] = [];

beforeAll(async () => {
  const filtered = await fetch(`${site}/api/cards?issuer=Chase,Citi&maxAnnualFee=100&limit=2&sort=rating`);
  expected = ((await filtered.json()) as { readonly cards: readonly Card[] }).cards;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(description, await (await fetch(`${site}/api/openapi.json`)).text());
  const { status, output } = run("generate-clients.mjs", description, folder, site);
  expect(status === 0 ? "" : output).toBe("");
});

describe.each(Object.entries(PROGRAMS))("a client by %s", (name, program) => {
  test("compiles, sends lists, numbers and bodies as we read them, and reads our errors", async () => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, program + REPORT);
    const compiled = run(...COMPILER, file);
    expect(compiled.status === 0 ? "" : compiled.output).toBe("");
    const { stdout, output } = run(path.join(folder, `compiled/${name}.js`));
    expect(stdout.startsWith("{") ? JSON.parse(stdout) : output).toEqual({
      cards: expected.map(({ slug, rating }) => `${slug} ${rating.toFixed(1)}`),
      wallet: 1,
      brands: ["Marriott"],
      errors: ["limit out-of-range"],
    });
  });
});

test("Spectral has nothing to say by its recommended rules", () => {
  const { status, output } = run("lint-description.mjs", description);
  expect(output).toBe("");
  expect(status).toBe(0);
});
