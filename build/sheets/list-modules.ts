/** Which modules of the site a module brings along, by its imports, those at a later time included; types bring nothing. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parseSync } from "vite";

interface Imports {
  /** With what is imported when it is asked for. */
  readonly all: readonly string[];
  readonly late: readonly string[];
}

/** Texts are markup when the site is built; this is what writes it. */
const WRITERS: Readonly<Record<string, string>> = { "virtual:content-bodies": "build/content/render-body.ts" };

const known = new Map<string, { readonly code: string; readonly imports: Imports }>();

/** A late import names its module in quotes; what stands there otherwise is no module of ours. */
const QUOTED = /^["']([^"']+)["']$/;

/** Modules that the file imports, as paths from the project's root. */
export function listImports(file: string): Imports {
  const code = readFileSync(file, "utf8");
  const before = known.get(file);
  if (before?.code === code) return before.imports;
  const { module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const early = [...module.staticImports, ...module.staticExports].flatMap((statement) => {
    const isOfTypes = statement.entries.length > 0 && statement.entries.every(({ isType }) => isType);
    const requests =
      "moduleRequest" in statement ? [statement.moduleRequest] : statement.entries.map((entry) => entry.moduleRequest);
    return isOfTypes ? [] : requests.flatMap((request) => request?.value ?? []);
  });
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, request] = QUOTED.exec(code.slice(start, end)) ?? [];
    return request ?? [];
  });
  const toFiles = (requests: readonly string[]) =>
    requests
      .flatMap((request) =>
        request.startsWith(".")
          ? path.posix.join(path.posix.dirname(file), request.replace(/\?.*$/, ""))
          : (WRITERS[request] ?? []),
      )
      .filter((target) => existsSync(target));
  const imports = { all: toFiles([...early, ...late]), late: toFiles(late) };
  known.set(file, { code, imports });
  return imports;
}

/** The modules themselves, and all that they lead to. @param stops modules that are not followed any further */
export function listModules(roots: readonly string[], stops: readonly string[] = []): readonly string[] {
  const reached = new Set(roots);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file) || stops.includes(file)) continue;
    for (const target of listImports(file).all) reached.add(target);
  }
  return [...reached];
}
