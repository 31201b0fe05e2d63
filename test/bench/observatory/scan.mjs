/** Prints what the HTTP Observatory says of a page: `node scan.mjs HOST HTTP-PORT HTTPS-PORT PATH`. */
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// What its install script would fetch: the domains that browsers know to speak https only. Ours is none of them here.
const preloaded = fileURLToPath(import.meta.resolve("@mdn/mdn-http-observatory/conf/hsts-preload.json"));
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const { ALL_TESTS } = await import("@mdn/mdn-http-observatory/src/constants.js");
const { getGradeForScore, getScoreModifier } = await import("@mdn/mdn-http-observatory/src/grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import("@mdn/mdn-http-observatory/src/grader/charts.js");
const { retrieve } = await import("@mdn/mdn-http-observatory/src/retriever/retriever.js");

const [host, httpPort, httpsPort, path] = process.argv.slice(2);
const retrieved = await retrieve(host, { httpPort, httpsPort, path });
// Its own `scan` does the same for the standard ports alone.
const results = ALL_TESTS.map((test) => test(retrieved));
const modifiers = results.map(({ result }) => getScoreModifier(result));
const sum = (values) => values.reduce((total, value) => total + value, 100);
const uncurved = sum(modifiers.filter((value) => value < 0));
const { score, grade } = getGradeForScore(uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved);
console.log(
  JSON.stringify({
    score,
    grade,
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    tests: results.length,
  }),
);
