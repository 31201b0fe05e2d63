import { paths } from "../../paths.ts";
import { CodeBlock } from "./code-block.tsx";

const QUERY = "?category=hotel&maxAnnualFee=100&sort=rating&fields=name,rating,annualFee";

/** One call in three languages: each can be pasted as it is. */
export function QuickStart({ origin }: { readonly origin: string }) {
  const address = `${origin}${paths.cardsApi()}${QUERY}`;
  const samples = [
    ["curl", `curl "${address}"`],
    [
      "JavaScript",
      `const response = await fetch("${address}");\nif (!response.ok) throw new Error((await response.json()).detail);\nconst { cards } = await response.json();\nfor (const card of cards) console.log(card.name, card.annualFee.ongoingUsd);`,
    ],
    [
      "Python",
      `import json, urllib.request\n\nwith urllib.request.urlopen("${address}") as response:\n    cards = json.load(response)["cards"]\nfor card in cards:\n    print(card["name"], card["annualFee"]["ongoingUsd"])`,
    ],
  ] as const;
  return (
    <section className="section" id="quick-start">
      <h2>Quick start</h2>
      <p className="measure">
        There is no key and no sign-up. Hotel cards for at most $100 a year, best rated first (
        <a href={paths.cardsApi() + QUERY}>try it</a>):
      </p>
      {samples.map(([language, code]) => (
        <CodeBlock key={language} label={`The call in ${language}`} title={language}>
          {code}
        </CodeBlock>
      ))}
    </section>
  );
}
