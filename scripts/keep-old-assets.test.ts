/** Deployments one after another, each against the site that the one before has left. */
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { keepOldAssets } from "./keep-old-assets.ts";

let root: string;
let live: string | undefined;
let server: Server;
let origin: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "waycard-deploy-"));
  live = undefined;
  server = createServer((request, response) => {
    const file = path.join(live ?? root, request.url ?? "");
    if (live && existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end("<!DOCTYPE html>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

/** A build whose every file but `shared.css` is its own. */
function build(id: string): string {
  const folder = path.join(root, id);
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  writeFileSync(path.join(folder, "assets", `page-${id}.js`), `// ${id}`);
  writeFileSync(path.join(folder, "assets", "shared.css"), "a{}");
  return folder;
}
async function deploy(id: string) {
  const folder = build(id);
  const kept = await keepOldAssets(origin, folder, id);
  live = folder;
  return { kept, files: readdirSync(path.join(folder, "assets")).toSorted() };
}

test("a first deployment has its own files alone, and says that there was no list", async () => {
  expect(await deploy("a")).toEqual({ kept: undefined, files: ["page-a.js", "shared.css"] });
});

test("each deployment carries the files of the last two builds, byte for byte, and no older ones", async () => {
  await deploy("a");
  expect(await deploy("b")).toEqual({ kept: ["a"], files: ["page-a.js", "page-b.js", "shared.css"] });
  expect((await deploy("c")).kept).toEqual(["b", "a"]);
  const { kept, files } = await deploy("d");
  expect([kept, files]).toEqual([
    ["c", "b"],
    ["page-b.js", "page-c.js", "page-d.js", "shared.css"],
  ]);
  expect(readFileSync(path.join(live ?? "", "assets/page-b.js"), "utf8")).toBe("// b");
});

test("the same build deployed again keeps what it had", async () => {
  await deploy("a");
  await deploy("b");
  expect((await deploy("b")).kept).toEqual(["a"]);
});

test("a file that is gone, or is not what it was, stops the deployment", async () => {
  await deploy("a");
  writeFileSync(path.join(live ?? "", "assets/page-a.js"), "<!DOCTYPE html>");
  await expect(deploy("b")).rejects.toThrow("page-a.js is not what it was");
  rmSync(path.join(live ?? "", "assets/page-a.js"));
  await expect(deploy("b")).rejects.toThrow("page-a.js is not what it was (404)");
});

test("a list that names files outside of the assets is no list", async () => {
  await deploy("a");
  writeFileSync(
    path.join(live ?? "", "builds.json"),
    JSON.stringify({ builds: [{ id: "x", files: { "/../x.js": "" } }] }),
  );
  expect((await deploy("b")).kept).toBeUndefined();
});

test("a site that does not answer is a first deployment", async () => {
  const folder = build("a");
  expect(await keepOldAssets("http://127.0.0.1:1", folder, "a")).toBeUndefined();
});
