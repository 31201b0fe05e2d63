import { paths } from "../../paths.ts";
import { SITE } from "../../site.ts";
import { CodeBlock } from "./code-block.tsx";

const TOOLS = [
  ["search_cards", "finds cards by name or issuer"],
  ["get_card", "gives every fact on one card, with sources"],
  ["compare_cards", "puts two to four cards side by side"],
  ["find_cards", "recommends three cards for a few answers"],
  ["best_wallet", "works out the best set of cards for a spend"],
  ["value_cards", "says what cards are worth for a spend"],
  ["plan_applications", "plans which card to open in which month"],
] as const;

/** How an assistant is connected, and what it can then do. */
export function AssistantsSection({ origin }: { readonly origin: string }) {
  const address = origin + paths.mcp();
  const name = SITE.name.toLowerCase();
  return (
    <section className="section" id="mcp">
      <h2>For assistants</h2>
      <div className="prose">
        <p>
          Assistants that speak the Model Context Protocol connect to <code>{address}</code> (streamable HTTP, no
          sign-in). They can read, not write:
        </p>
        <ul>
          {TOOLS.map(([tool, text]) => (
            <li key={tool}>
              <code>{tool}</code> {text}.
            </li>
          ))}
        </ul>
      </div>
      <h3 className="section-tight">Claude</h3>
      <p className="measure">In the apps, add a custom connector in the settings and paste the address.</p>
      <CodeBlock
        label="Set-up in Claude Code"
        title="Claude Code"
      >{`claude mcp add --transport http ${name} ${address}`}</CodeBlock>
      <h3 className="section-tight">ChatGPT</h3>
      <p className="measure">
        Turn on developer mode in the settings, add a connector, and paste the address; it needs no authentication.
      </p>
      <h3 className="section-more">VS Code</h3>
      <CodeBlock label="Set-up in VS Code" title={<code>.vscode/mcp.json</code>}>
        {JSON.stringify({ servers: { [name]: { type: "http", url: address } } }, null, 2)}
      </CodeBlock>
      <h3 className="section-tight">Cursor</h3>
      <CodeBlock label="Set-up in Cursor" title={<code>.cursor/mcp.json</code>}>
        {JSON.stringify({ mcpServers: { [name]: { url: address } } }, null, 2)}
      </CodeBlock>
      <h3 className="section-tight">Without a connection</h3>
      <p className="measure">
        <a href={paths.llms()}>llms.txt</a> lists what there is, <a href={paths.llmsFull()}>llms-full.txt</a> holds the
        guides, and every page is Markdown at its address with <code>.md</code> (the home page at <code>/index.md</code>
        ).
      </p>
    </section>
  );
}
