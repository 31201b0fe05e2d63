/** Which packages of others are in what visitors receive and the Worker runs, and under which licenses. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Of the package as the registry has it: `sha512-` and its hash in base64. */
  readonly integrity: string;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/** Needed at build time only, but parts of them are published: the typefaces. */
const PUBLISHED_DEVELOPMENT_PACKAGES = ["@fontsource-variable/fraunces", "@fontsource-variable/inter"];

const root = path.join(import.meta.dirname, "..");

/** Production packages of the lock file, in the order of their names. @throws Error for a package without a license */
export function listLicenses(): readonly LicensedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder !== "" && isPublished(folder, entry))
    .map(([folder, entry]) => readPackage(folder, entry))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

function isPublished(folder: string, { dev, devOptional, optional }: LockEntry): boolean {
  // Optional ones are programs for one system (the compiler's, as a peer of valibot): never bundled.
  if (!dev && !devOptional && !optional) return true;
  return PUBLISHED_DEVELOPMENT_PACKAGES.some((name) => folder === `node_modules/${name}`);
}

/** From the package itself; where it is not installed the lock file speaks for it. */
function readPackage(folder: string, entry: LockEntry): LicensedPackage {
  const file = path.join(root, folder, "package.json");
  const given = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as LicensedPackage) : undefined;
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
  const license = given?.license ?? entry.license;
  if (typeof license !== "string") throw new Error(`${name} names no license`);
  const version = entry.version ?? given?.version ?? "";
  return { name, version, license, integrity: entry.integrity ?? "" };
}

export function renderLicenses(packages: readonly LicensedPackage[]): string {
  return [
    "# Licenses",
    "",
    "Packages of others in what the site publishes. Made by `npm run make -- licenses`; a test compares it.",
    "",
    "| package | version | license |",
    "|---|---|---|",
    ...packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    "",
  ].join("\n");
}
