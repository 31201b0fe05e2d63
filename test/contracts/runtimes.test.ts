/** Each room knows the globals of its own runtime only, and the Worker's bindings are those of wrangler.toml. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { runTool } from "../../scripts/run-tool.ts";

const ROOT = path.join(import.meta.dirname, "../..");
// Within the project, so that packages are found from there.
const CACHE = path.join(ROOT, "node_modules/.cache");
mkdirSync(CACHE, { recursive: true });
const scratch = mkdtempSync(path.join(CACHE, "runtimes-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Names that the compiler does not know in a room, of those that a file there uses. */
function listUnknown(room: string, names: readonly string[]): readonly string[] {
  const folder = mkdtempSync(path.join(scratch, `${room}-`));
  writeFileSync(
    path.join(folder, "probe.ts"),
    names.map((name) => `export type T_${name} = typeof ${name};`).join("\n"),
  );
  const config = {
    extends: path.join(ROOT, room, "tsconfig.json"),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    files: ["probe.ts"],
    include: [],
  };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = runTool("tsc", ["-p", folder]);
  return [...stdout.matchAll(/Cannot find name '(\w+)'/g)].flatMap(([, name = ""]) => name);
}

describe("the compiler knows", () => {
  const GLOBALS = ["fetch", "document", "localStorage", "process", "Buffer", "WebSocketPair"] as const;

  test("the browser's globals alone in src", () => {
    expect(listUnknown("src", GLOBALS)).toEqual(["process", "Buffer", "WebSocketPair"]);
  });

  test("workerd's globals alone in worker", () => {
    // workerd's types declare `process` and `Buffer`, for Workers with nodejs_compat; the linter refuses them.
    expect(listUnknown("worker", GLOBALS)).toEqual(["document", "localStorage"]);
  });

  test("those of Node.js alone in build and scripts", () => {
    expect(listUnknown("build", GLOBALS)).toEqual(["document", "WebSocketPair"]);
  });
});

const toBindings = (types: string) => /^interface __BaseEnv_Env \{[^}]*\}/m.exec(types)?.[0];

test("worker-configuration.d.ts is what `npm run make -- types` writes for this wrangler.toml", () => {
  // Without the build: types need none, and one in the middle of a run would change what others test.
  const settings = readFileSync("wrangler.toml", "utf8").replace(/^main = .*$|^\[build\]\n(?:.+\n)*/gm, "");
  const config = path.join(scratch, "wrangler.toml");
  const file = path.join(scratch, "worker-configuration.d.ts");
  writeFileSync(config, settings);
  const flags = ["--include-runtime=false", "--strict-vars=false"];
  const { status, stderr } = runTool("wrangler", ["types", file, `--config=${config}`, ...flags]);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  const bindings = toBindings(readFileSync(file, "utf8"));
  expect(bindings).toContain("ASSETS: Fetcher;");
  expect(toBindings(readFileSync("worker/worker-configuration.d.ts", "utf8"))).toBe(bindings);
});

test("workerd's types are those of the workerd that runs", () => {
  const toDay = (name: string) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string };
    return version.slice(version.indexOf(".") + 1);
  };
  expect(toDay("@cloudflare/workers-types")).toBe(toDay("workerd"));
});

test(".dev.vars.example names the variables that a deployment may set, and no others", () => {
  const named = [...readFileSync(".dev.vars.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)];
  const typed = [
    ...readFileSync("worker/environment.ts", "utf8").matchAll(/^ {2}readonly ([A-Z][A-Z0-9_]+)\?: string;/gm),
  ];
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([, name]) => name)).toEqual(typed.map(([, name]) => name));
});
