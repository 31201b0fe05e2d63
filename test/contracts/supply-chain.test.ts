/** What comes from others: where from, checked how, allowed to do what, under which license; and what must not leave. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";
import { listLicenses, renderLicenses } from "../../build/list-licenses.ts";
import { makeSbom } from "../../build/make-sbom.ts";
import { SECURITY_TEXT_EXPIRES, SECURITY_TEXT_REVIEWED } from "../../worker/feeds/security-text.ts";

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { resolved?: string; integrity?: string; hasInstallScript?: boolean; link?: boolean; version?: string }
    >
  >;
}
interface Manifest {
  readonly license: string;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const listPackages = (file: string) =>
  Object.entries((readJson(file) as Lock).packages).filter(([folder]) => folder !== "");
const manifest = readJson("package.json") as Manifest;
const packages = listPackages("package-lock.json");
/** Also of what benchmarks and the referee install apart, when it is needed. */
const allPackages = [
  "package-lock.json",
  "test/bench/lighthouse/package-lock.json",
  "test/referee/firefox/package-lock.json",
  "test/referee/postgres/package-lock.json",
].flatMap(listPackages);
const toName = (folder: string) => folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);

describe("the lock file", () => {
  test("names no source but the npm registry", () => {
    const wrong = allPackages.filter(
      ([, { resolved, link }]) => link || (resolved && !resolved.startsWith("https://registry.npmjs.org/")),
    );
    expect(wrong.map(([folder]) => folder)).toEqual([]);
  });

  test("has a SHA-512 for every package", () => {
    const wrong = allPackages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(wrong.map(([folder]) => folder)).toEqual([]);
  });

  test("has no install script that is not allowed in package.json, and nothing is allowed that has none", () => {
    const withScript = new Set(
      packages.filter(([, entry]) => entry.hasInstallScript).map(([folder]) => toName(folder)),
    );
    const allowed = Object.entries(manifest.allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
    expect([...withScript].toSorted()).toEqual(allowed.toSorted());
  });
});

test("package.json pins every version exactly", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const wrong = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(wrong).toEqual([]);
});

test(".nvmrc, which the workflow installs, names the Node that npm ci brings along", () => {
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(manifest.devDependencies["node"]);
});

describe("licenses", () => {
  const ALLOWED = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "OFL-1.1"]);

  test("of everything that is published are ones that allow it", () => {
    expect(listLicenses().filter(({ license }) => !ALLOWED.has(license))).toEqual([]);
  });

  test("of the project itself is in LICENSE, with the credit and notice that its data sets ask for", () => {
    const license = readFileSync("LICENSE", "utf8");
    expect(manifest.license).toBe("SEE LICENSE IN LICENSE");
    expect(license).toMatch(/All rights reserved/);
    const set = "https://github.com/andenacitelli/credit-card-bonuses-api";
    expect(globSync("src/catalog/**/*.json").some((file) => readFileSync(file, "utf8").includes(set))).toBe(true);
    expect(license.replaceAll(/\s+/g, " ")).toMatch(
      new RegExp(`${set} .* MIT License .* Permission is hereby granted`),
    );
  });

  test("are listed in docs/licenses.md as they are (else: npm run make -- licenses)", () => {
    expect(readFileSync("docs/licenses.md", "utf8")).toBe(renderLicenses(listLicenses()));
  });
});

describe("what is shipped", () => {
  const components = (
    makeSbom("x") as { components: { name: string; version: string; hashes: { content: string }[] }[] }
  ).components;

  test("has no pre-release in it", () => {
    expect(components.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test("has no part that the bill of materials leaves out; each is there with its hash", () => {
    const named = new Set(components.map(({ name }) => name));
    const maps = globSync(inBuild("waycard/**/*.js.map")).map((file) => readJson(file) as { sources: string[] });
    const built = new Set(
      maps.flatMap(({ sources }) =>
        sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
      ),
    );
    expect([...built]).toEqual(expect.arrayContaining(["hono", "react-dom", "react-router", "valibot"]));
    expect([...built].filter((name) => !named.has(name))).toEqual([]);
    expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ""))).toEqual([]);
  });
});

/** Forms of real secrets; the site's own placeholders and public keys do not have them. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ["a private key", /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ["a JSON web token", /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  ["a Supabase secret key", /\bsb_secret_[A-Za-z0-9_-]{20,}/],
  ["a Supabase access token", /\bsbp_[a-f0-9]{40}\b/],
  ["an AWS key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
  ["a Slack token", /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ["a Stripe key", /\b[sr]k_live_[A-Za-z0-9]{20,}/],
  ["a Google key", /\bAIza[\w-]{35}\b/],
  ["a Cloudflare token in a variable", /CLOUDFLARE_API_TOKEN\s*[=:]\s*["']?[\w-]{30,}/],
  ["a password in an address", /\b[a-z]+:\/\/[^\s/:@"'`${}<>]+:[^\s/:@"'`${}<>]{3,}@(?!(?:[\w.-]*\.)?test\b)/i],
];

/** Tracked files and those about to be; without git, everything that is not built or installed. */
function listFiles(): readonly string[] {
  const { status, stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  const files =
    status === 0 ? stdout.split("\n") : globSync("{.*,*,{src,worker,build,scripts,test,docs,supabase,.ci}/**}");
  return files.filter(
    (file) => file !== "" && existsSync(file) && statSync(file).isFile() && !/\.(png|woff2|ico|jpg)$/.test(file),
  );
}

describe("secrets", () => {
  test("are in no file", () => {
    const found = listFiles().flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return SECRETS.flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}`] : []));
    });
    expect(found).toEqual([]);
  });

  // Put together here, so that this file does not hold what it looks for.
  test.each([
    ["a private key", ["-----BEGIN", "PRIVATE KEY-----"].join(" ")],
    ["a JSON web token", [`eyJ${"a".repeat(20)}`, `eyJ${"b".repeat(20)}`, "c".repeat(30)].join(".")],
    ["a Supabase secret key", ["sb", "secret", "a1".repeat(12)].join("_")],
    ["an AWS key", ["AK", "IA", "A1".repeat(8)].join("")],
    ["a password in an address", ["postgres://user", "hunter2@db.example.com"].join(":")],
  ])("of the kind %s would be found", (name, text) => {
    expect(SECRETS.find(([kind]) => kind === name)?.[1].test(`x = "${text}"`)).toBe(true);
  });

  test("have places that git does not see", () => {
    expect(readFileSync(".gitignore", "utf8")).toMatch(/^\.dev\.vars/m);
  });
});

describe("security.txt", () => {
  const DAY_MS = 86_400_000;

  // Against the day of its review, not against today: a checkout must not begin to fail by itself.
  // That the date has not passed is the deploy smoke test's to say.
  test("expires within a year of its review and not within its first month", () => {
    const days = (Date.parse(SECURITY_TEXT_EXPIRES) - Date.parse(SECURITY_TEXT_REVIEWED)) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(365);
  });
});
