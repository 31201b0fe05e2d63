/** `npm run facts -- report|apply|offers`: what an editor should look up, and how what was found gets into the card files. */
import { runSubcommand } from "./command-line.ts";
import { apply } from "./facts/apply-facts.ts";
import { offers } from "./facts/import-offers.ts";
import { report } from "./facts/report-facts.ts";

await runSubcommand("npm run facts --", { report, apply, offers });
