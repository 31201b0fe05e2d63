/** `npm run check:content [-- file …]`: compiles texts and prints every fault as `file:line: what is wrong`. */
import { loadCatalog } from "../load-catalog.ts";
import { compileFile, listContentFiles, listLaterFiles } from "./load-content.ts";

const cards = loadCatalog();
const files = process.argv.slice(2).length > 0 ? process.argv.slice(2) : listContentFiles();
let faulty = 0;
for (const file of files) {
  try {
    const { meta } = await compileFile(file, cards);
    if (process.argv.length > 2) console.log(`${file}: ${meta.words} words, ${meta.headings.length} headings`);
  } catch (error) {
    faulty += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}
for (const file of listLaterFiles()) console.log(`${file}: dated later than the build, left out`);
console.log(`${files.length} texts read, ${faulty} with faults`);
process.exitCode = faulty > 0 ? 1 : 0;
