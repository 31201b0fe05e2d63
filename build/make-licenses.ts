/** Writes `docs/licenses.md`. */
import { writeFileSync } from "node:fs";
import path from "node:path";

import { listLicenses, renderLicenses } from "./list-licenses.ts";

writeFileSync(path.join(import.meta.dirname, "../docs/licenses.md"), renderLicenses(listLicenses()));
