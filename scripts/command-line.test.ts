/** Arguments of the scripts: what is asked for, what is refused, and that each script says what it takes. */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";

import { describe, expect, test } from "vitest";

import { parseCommandLine, renderHelp, UsageError } from "./command-line.ts";

const FORM = {
  usage: "FILE [--days 7] [--dry-run]",
  about: "Does something.",
  options: { days: { type: "string", default: "7" }, "dry-run": { type: "boolean", default: false } },
  positionals: [1, 2],
} as const;
const parse = (...given: readonly string[]) => parseCommandLine(FORM, given);

describe("arguments", () => {
  test("are read in either spelling and any order", () => {
    expect(parse("a.json", "--dry-run")).toMatchObject({
      values: { days: "7", "dry-run": true },
      positionals: ["a.json"],
    });
    expect(parse("--days=28", "a.json", "b.json")?.positionals).toEqual(["a.json", "b.json"]);
    expect(parse("--days", "28", "a.json")?.values.days).toBe("28");
  });

  test.each([
    [[], "An argument is missing."],
    [["a", "b", "c"], '"c" is one argument too many.'],
    [["a", "--dry"], "Unknown option '--dry'"],
    [["a", "--days"], "'--days <value>' argument missing"],
    [["a", "--dry-run=yes"], "does not take an argument"],
  ])("%j is refused: %s", (given, message) => {
    expect(() => parse(...given)).toThrow(UsageError);
    expect(() => parse(...given)).toThrow(message);
  });

  test("that ask for help are answered with it, whatever is missing", () => {
    expect(parse("--help")).toBeUndefined();
    expect(parse("-h")).toBeUndefined();
    expect(renderHelp("npm run x --", FORM)).toBe("Usage: npm run x -- FILE [--days 7] [--dry-run]\n\nDoes something.");
  });
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Readonly<Record<string, string>> };
/** Those that are programs of ours; the first argument of a group is the command. */
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (scripts\/[\w-]+\.ts)$/.exec(command) ?? [];
  return file === undefined || name === "build:if-needed" ? [] : [{ name, file }];
});
const run = async (file: string, ...given: readonly string[]) => {
  try {
    return { ...(await promisify(execFile)(process.execPath, [file, ...given])), code: 0 };
  } catch (error) {
    return error as { readonly stdout: string; readonly stderr: string; readonly code: number };
  }
};

const listCommands = ({ stdout }: { readonly stdout: string }) =>
  stdout.includes(" COMMAND …\n") ? [...stdout.matchAll(/^ {2}([a-z]+)(?: |$)/gm)].map(([, name = ""]) => name) : [];

describe("npm scripts", () => {
  test("are at most 25", () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
  });

  test.concurrent.each(own)("$name says what it takes, and refuses what it does not", async ({ name, file }) => {
    const [help, refusal] = await Promise.all([run(file, "--help"), run(file, "--no-such-option")]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toMatch(new RegExp(`^Usage: npm (?:run )?(?:-s )?${name}(?: --)?(?: .*)?\n\n.`));
    expect(refusal).toMatchObject({ code: 2, stdout: "" });
    expect(refusal.stderr).toContain("Usage: npm ");
    const [command] = listCommands(help);
    if (command === undefined) return;
    const { stdout } = await run(file, command, "--help");
    expect(stdout).toMatch(new RegExp(`^Usage: npm run (?:-s )?${name} -- ${command}\\b`));
  });

  test("and their commands are the ones that documents, comments and messages name", async () => {
    const groups = own.filter(({ file }) => readFileSync(file, "utf8").includes("runSubcommand("));
    const commands = new Map(
      await Promise.all(groups.map(async ({ name, file }) => [name, listCommands(await run(file, "--help"))] as const)),
    );
    const files = globSync([
      "*.md",
      "{docs,src,worker,build,scripts,test,.github}/**/*.{md,ts,tsx,yml}",
      "wrangler.toml",
    ]).filter((file) => !/node_modules|docs.decisions|command-line/.test(file));
    const named = files.flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /\bnpm run (?:-s |--silent )?([a-z][\w:-]*)(?: -- (\w+(?: --(?= ))?))?/g,
        ),
      ].map(([text, name = "", command]) => ({ file, text, name, command })),
    );
    expect([...commands.keys()]).toEqual(["new", "facts", "make", "db", "subscribers"]);
    expect(named.length).toBeGreaterThan(100);
    const isThere = ({ name, command }: (typeof named)[number]) =>
      name in scripts && (command === undefined || commands.get(name)?.includes(command) !== false);
    expect(named.filter((one) => !isThere(one))).toEqual([]);
  });
});
