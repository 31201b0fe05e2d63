/** `npm run new -- card|text|tool`: writes the files that such a change starts from, and says what is left to do. */
import { runSubcommand } from "./command-line.ts";
import { card } from "./new/new-card.ts";
import { text } from "./new/new-text.ts";
import { tool } from "./new/new-tool.ts";

await runSubcommand("npm run new --", { card, text, tool });
