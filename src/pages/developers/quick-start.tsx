import { paths } from "../../paths.ts";
import { CodeBlock } from "./code-block.tsx";

const QUERY = "?category=hotel&maxFee=100&sort=-rating&fields=name,rating,annualFee";

/** One call in three languages, each of which can be pasted as it is, and what holds for all calls. */
export function QuickStart({ origin }: { readonly origin: string }) {
  const address = `${origin}${paths.cardsApi()}${QUERY}`;
  return (
    <section className="section" id="quick-start">
      <h2>Quick start</h2>
      <p className="measure">
        There is no key and no sign-up. Hotel cards for at most $100 a year, best rated first (
        <a href={paths.cardsApi() + QUERY}>try it</a>):
      </p>
      <CodeBlock label="The call in curl" title="curl">{`curl "${address}"`}</CodeBlock>
      <details className="api-fold">
        <summary>
          <h3>The same in JavaScript and Python</h3>
        </summary>
        <CodeBlock label="The call in JavaScript" title="JavaScript">
          {`const response = await fetch("${address}");\nif (!response.ok) throw new Error((await response.json()).detail);\nconst { cards } = await response.json();\nfor (const card of cards) console.log(card.name, card.annualFee.ongoingUsd);`}
        </CodeBlock>
        <CodeBlock label="The call in Python" title="Python">
          {`import json, urllib.request\n\nwith urllib.request.urlopen("${address}") as response:\n    cards = json.load(response)["cards"]\nfor card in cards:\n    print(card["name"], card["annualFee"]["ongoingUsd"])`}
        </CodeBlock>
      </details>
      <ul className="prose section-tight">
        <li>You may call every endpoint except the newsletter&apos;s from any origin.</li>
        <li>A tool&apos;s GET takes exactly the parameters of its page; its POST takes the same names as JSON.</li>
        <li>
          Unknown parameters are errors, so a typo can't silently change an answer. Tracking parameters such as{" "}
          <code>utm_source</code> are ignored.
        </li>
        <li>
          Machine-readable: <a href={paths.openApi()}>OpenAPI 3.1</a>,{" "}
          <a href={paths.cardSchemaApi()}>the JSON Schema of a card</a> and <a href={paths.apiIndex()}>an index</a>.
        </li>
      </ul>
    </section>
  );
}
