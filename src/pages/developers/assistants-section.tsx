import { Fragment } from "react";

import { paths } from "../../paths.ts";
import { SITE } from "../../site.ts";
import { CodeBlock } from "./code-block.tsx";

const FEEDS = [
  ["Everything", ""],
  ["Guides", "guides"],
  ["News", "news"],
  ["Reviews", "reviews"],
  ["Offers and changes", "changes"],
] as const;

/** How an assistant is connected, what it can then do, and what there is for other readers. */
export function AssistantsSection({ origin }: { readonly origin: string }) {
  const address = origin + paths.mcp();
  const name = SITE.name.toLowerCase();
  return (
    <>
      <section className="section" id="mcp">
        <h2>For assistants</h2>
        <div className="prose">
          <p>
            Assistants that speak the Model Context Protocol connect to <code>{address}</code> (streamable HTTP, no
            sign-in). They can search and compare cards, recommend one card or the best set for what you spend, say what
            your cards are worth, and plan applications. They can't change anything. Start with the prompt "Find my
            cards."
          </p>
          <ul>
            <li>Claude: in the settings, add a custom connector and paste the URL.</li>
            <li>ChatGPT: turn on developer mode in the settings, add a connector and paste the URL.</li>
          </ul>
        </div>
        <details className="api-fold">
          <summary>
            <h3>Claude Code, VS Code and Cursor</h3>
          </summary>
          <CodeBlock label="Set-up in Claude Code" title="Claude Code">
            {`claude mcp add --transport http ${name} ${address}`}
          </CodeBlock>
          <CodeBlock label="Set-up in VS Code" title={<code>.vscode/mcp.json</code>}>
            {JSON.stringify({ servers: { [name]: { type: "http", url: address } } }, null, 2)}
          </CodeBlock>
          <CodeBlock label="Set-up in Cursor" title={<code>.cursor/mcp.json</code>}>
            {JSON.stringify({ mcpServers: { [name]: { url: address } } }, null, 2)}
          </CodeBlock>
        </details>
        <p className="measure section-tight">
          Without a connection, <a href={paths.llms()}>llms.txt</a> lists the pages,{" "}
          <a href={paths.llmsFull()}>llms-full.txt</a> holds the guides, and you get any page as Markdown by adding{" "}
          <code>.md</code> to its URL (the home page is <code>/index.md</code>).
        </p>
      </section>
      <section className="section" id="feeds">
        <h2>Feeds</h2>
        <p className="measure">
          {FEEDS.map(([label, section], at) => (
            <Fragment key={label}>
              {at > 0 && "; "}
              {label}: <a href={paths.feed(section)}>Atom</a>, <a href={paths.feed(section, "json")}>JSON</a>
            </Fragment>
          ))}
          .
        </p>
      </section>
    </>
  );
}
