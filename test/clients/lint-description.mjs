/** Prints what Spectral's recommended rules say of a document, a line each: `node lint-description.mjs OPENAPI.json`. */
import { readFileSync } from "node:fs";

import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [[rulesets.oas, "recommended"]] });
const results = await linter.run(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")));
for (const { code, message, path } of results) console.log(`${code} ${message} ${path.join("/")}`);
