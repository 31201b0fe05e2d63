/**
 * `npm run -s make -- sbom`: what the deployed code is made of, as CycloneDX 1.5. Not npm's own `npm sbom --omit=dev`, which leaves
 * out every package that a development package needs as well, React and Hono among them.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

import { listLicenses } from "./list-licenses.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
}

const PACKAGE = path.join(import.meta.dirname, "../package.json");

/** https://cyclonedx.org/docs/1.5/json/ */
export function makeSbom(buildId: string): object {
  const { name, version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as Manifest;
  const components = listLicenses().map((component) => ({
    type: "library",
    "bom-ref": `${component.name}@${component.version}`,
    name: component.name,
    version: component.version,
    purl: `pkg:npm/${component.name.replace("@", "%40")}@${component.version}`,
    licenses: [{ license: { id: component.license } }],
    hashes: [
      { alg: "SHA-512", content: Buffer.from(component.integrity.slice("sha512-".length), "base64").toString("hex") },
    ],
  }));
  const own = { type: "application", "bom-ref": `${name}@${version}`, name, version };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { ...own, properties: [{ name: "waycard:build", value: buildId }] } },
    components,
  };
}
