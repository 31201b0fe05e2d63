/** `npm run check:content [-- file …]`: checks cards and texts and prints every fault, and nothing but faults. */
import { existsSync } from "node:fs";
import path from "node:path";

import type { Card } from "../src/catalog/card.ts";
import { loadCatalog } from "../build/load-catalog.ts";
import { compileFile, CONTENT_DIRECTORY, listContentFiles, listLaterFiles } from "../build/content/load-content.ts";
import { readCommandLine } from "./command-line.ts";
import { listDateFaults } from "./text-dates.ts";

const { positionals: named } = readCommandLine("npm run check:content --", {
  usage: "[FILE …]",
  about: "Checks cards and texts, and prints every fault as `file:line: what is wrong`. With files, only these texts.",
  positionals: [0, Infinity],
});
const cards = readCards();
const files = named.length > 0 ? named : listContentFiles();
let faulty = 0;

for (const file of files) {
  try {
    const { meta } = await compileFile(file, cards);
    if (named.length > 0) console.log(`${file}: ${meta.words} words, ${meta.headings.length} headings`);
  } catch (error) {
    report(error);
  }
}
for (const fault of listDateFaults(files.map((file) => path.relative(process.cwd(), file)))) report(fault);
for (const file of listLaterFiles()) console.log(`${file}: dated later than the build, left out`);
if (named.length === 0) {
  for (const slug of cards.keys()) {
    const review = path.join(CONTENT_DIRECTORY, "reviews", `${slug}.mdx`);
    if (!existsSync(review)) report(`${path.relative(process.cwd(), review)}: the card ${slug} has no review`);
  }
}
console.log(`${cards.size} cards and ${files.length} texts checked, ${faulty} with faults`);
process.exitCode = faulty > 0 ? 1 : 0;

/** Faults are the editor's to mend, so they come without the stack of this program. */
function report(error: unknown): void {
  faulty += 1;
  console.error(error instanceof Error ? error.message : error);
}

/** Texts cannot be checked against cards that are wrong: their faults are the only news. */
function readCards(): ReadonlyMap<string, Card> {
  try {
    return loadCatalog();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
