import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Facts: three, four, and many",
    () => (
      <div className="stack">
        <dl className="facts">{toFacts(["First year", "Later years", "Against no fee"])}</dl>
        <dl className="facts">{toFacts(["Points", "Worth", "It takes", "With your spend"])}</dl>
        <dl className="fact-rows fact-rows-two">{toFacts(["Annual fee", "Bonus", "Earns", "Network"])}</dl>
      </div>
    ),
  ],
];

function toFacts(names: readonly string[]) {
  return names.map((name) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd className="num">$1,250</dd>
    </div>
  ));
}
