/** `npm run make -- art|fonts|…`: the files in the repository that a program writes. Tests say when one is out of date. */
import { writeFileSync } from "node:fs";
import path from "node:path";

import { defineSubcommand, runSubcommand } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

const LICENSES_FILE = path.join(import.meta.dirname, "../docs/licenses.md");
const TYPES_FILE = "worker/worker-configuration.d.ts";

const art = defineSubcommand({
  usage: "[--check]",
  about: "Draws card art, the logo and icons into public/.\n--check writes nothing and names the files that differ.",
  options: { check: { type: "boolean", default: false } },
  async run({ values }) {
    const { makeArt } = await import("../build/art/make-art.ts");
    if (!makeArt(values.check)) process.exitCode = 1;
  },
});

const letters = defineSubcommand({
  about: "Writes the outlines of letters that card art is set in; then make the art.",
  run: async () => (await import("../build/art/make-letters.ts")).makeLetters(),
});

const fonts = defineSubcommand({
  about: "Cuts the typefaces down to the characters in use, into src/ui/fonts/.",
  run: async () => (await import("../build/make-fonts.ts")).makeFonts(),
});

const schema = defineSubcommand({
  about: "Writes the JSON Schema of a card file, which editors complete and check fields from.",
  run: async () => (await import("./make-card-schema.ts")).makeCardSchema(),
});

const types = defineSubcommand({
  about: `Writes the Worker's bindings from wrangler.toml into ${TYPES_FILE}.`,
  run() {
    const flags = ["--include-runtime=false", "--strict-vars=false"];
    const { status } = runTool("wrangler", ["types", TYPES_FILE, ...flags], { stdio: "inherit" });
    process.exitCode = status ?? 1;
  },
});

const licenses = defineSubcommand({
  about: "Lists the licenses of the packages that the site ships in docs/licenses.md.",
  async run() {
    const { listLicenses, renderLicenses } = await import("../build/list-licenses.ts");
    writeFileSync(LICENSES_FILE, renderLicenses(listLicenses()));
  },
});

const sbom = defineSubcommand({
  about: "Prints the packages that the deployed code is made of (CycloneDX).",
  async run() {
    const { makeSbom } = await import("../build/make-sbom.ts");
    const { computeBuildId } = await import("../build/build-id.ts");
    console.log(JSON.stringify(makeSbom(computeBuildId()), null, 2));
  },
});

await runSubcommand("npm run make --", { art, letters, fonts, schema, types, licenses, sbom });
