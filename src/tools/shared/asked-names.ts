import type { Faults } from "../../asking/read.ts";

/** Names that a form need not show besides: it asks them, or they change nothing here. What is wrong must be shown to be mended. */
export const listAskedNames = (
  fields: readonly string[],
  unused: ReadonlySet<string>,
  faults: Faults,
): ReadonlySet<string> => {
  const wrong = new Set(Object.keys(faults).map((path) => path.split(".")[0] ?? ""));
  return new Set([...fields, ...[...unused].filter((name) => !wrong.has(name))]);
};
