/** Writes `docs/licences.md`. */
import { writeFileSync } from "node:fs";
import path from "node:path";

import { listLicences, renderLicences } from "./list-licences.ts";

writeFileSync(path.join(import.meta.dirname, "../../docs/licences.md"), renderLicences(listLicences()));
