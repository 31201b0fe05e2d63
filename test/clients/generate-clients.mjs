/** Makes a client with each generator: `node generate-clients.mjs OPENAPI.json FOLDER ORIGIN`. */
import { writeFileSync } from "node:fs";
import path from "node:path";

import { createClient } from "@hey-api/openapi-ts";
import openapiTypescript, { astToString } from "openapi-typescript";
import { generate } from "orval";

const [input = "", folder = "", origin = ""] = process.argv.slice(2);

writeFileSync(
  path.join(folder, "openapi-typescript.d.ts"),
  astToString(await openapiTypescript(new URL(`file://${path.resolve(input)}`))),
);
await createClient({
  input,
  output: { path: path.join(folder, "hey-api"), importFileExtension: ".js" },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  logs: { level: "error", file: false },
});
await generate({
  input,
  output: { target: path.join(folder, "orval/api.ts"), client: "fetch", baseUrl: origin, mode: "single" },
});
