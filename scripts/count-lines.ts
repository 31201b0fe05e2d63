/**
 * Lines by room: each file's lines in one room, code and tests apart, and data that people write as JSON apart from
 * both. Texts, documents, lock files and what is generated do not count.
 */
import { spawnSync } from "node:child_process";

import { readCommandLine } from "./command-line.ts";

type Kind = "code" | "tests" | "json";
export type Counts = Record<Kind, number>;

const GENERATED = /(?:^|\/)(?:package-lock\.json|worker-configuration\.d\.ts|card\.schema\.json|answers\.json\.br)$/;
/** Rooms that are shown by their folders. */
const OPENED = new Set(["src", "worker", "build", "test", "src/engine", "src/tools", "src/catalog"]);

/** Undefined: its lines count nowhere. */
export function judgeFile(path: string): { readonly room: string; readonly kind: Kind } | undefined {
  if (GENERATED.test(path) || path.startsWith("public/") || path.startsWith("docs/")) return undefined;
  const [, extension = ""] = /\.([a-z]+)$/.exec(path) ?? [];
  if (!["ts", "tsx", "mjs", "css", "sql", "json"].includes(extension)) return undefined;
  const isTest =
    path.startsWith("test/") ||
    /\.(?:test|examples|worker\.test|workerd\.test)\.tsx?$/.test(path) ||
    /\/test-[^/]+\.tsx?$/.test(path);
  const kind = extension === "json" ? "json" : isTest ? "tests" : "code";
  return { room: findRoom(path.split("/").slice(0, -1)), kind };
}

function findRoom(folders: readonly string[]): string {
  let room = folders[0] ?? "(root)";
  for (const folder of folders.slice(1)) {
    if (!OPENED.has(room)) break;
    room += `/${folder}`;
  }
  return room;
}

/** @param counted `path:lines`, one a line, as `git grep --count` prints them */
export function sumByRoom(counted: string): ReadonlyMap<string, Counts> {
  const rooms = new Map<string, Counts>();
  for (const line of counted.split("\n")) {
    const [, path = "", count = ""] = /^(.*):(\d+)$/.exec(line) ?? [];
    const judged = judgeFile(path);
    if (!judged) continue;
    const counts = rooms.get(judged.room) ?? { code: 0, tests: 0, json: 0 };
    counts[judged.kind] += Number(count);
    rooms.set(judged.room, counts);
  }
  return new Map([...rooms].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function print(rooms: ReadonlyMap<string, Counts>): void {
  const sum = { code: 0, tests: 0, json: 0 };
  const toRow = (room: string, { code, tests, json }: Counts) =>
    [room.padEnd(26), ...[code, tests, json].map((lines) => lines.toLocaleString("en-US").padStart(9))].join("");
  console.log(`${"room".padEnd(26)}${["code", "tests", "json"].map((kind) => kind.padStart(9)).join("")}`);
  for (const [room, counts] of rooms) {
    console.log(toRow(room, counts));
    for (const kind of ["code", "tests", "json"] as const) sum[kind] += counts[kind];
  }
  console.log(toRow("all", sum));
}

if (import.meta.main) {
  const { positionals } = readCommandLine("node scripts/count-lines.ts", {
    usage: "[REVISION]",
    about:
      "Prints lines by room: code, tests, and JSON that people write.\nOf what git tracks here, or of a revision (commit, branch).",
    positionals: [0, 1],
  });
  const [revision] = positionals;
  const given = ["grep", "-I", "--count", "", ...(revision === undefined ? [] : [revision]), "--", "."];
  const { status, stdout, stderr } = spawnSync("git", given, { encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  print(sumByRoom(revision === undefined ? stdout : stdout.replaceAll(`${revision}:`, "")));
}
