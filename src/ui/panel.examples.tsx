import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Buttons",
    () => (
      <p className="row">
        <a className="btn btn-primary" href="#main">
          Primary link
        </a>
        <button className="btn btn-secondary" type="button">
          Secondary
        </button>
        <button className="btn btn-quiet" type="button">
          Quiet
        </button>
        <button className="btn btn-primary" type="button" disabled>
          Disabled
        </button>
        <button className="btn btn-primary" type="button" aria-busy="true">
          Working out …
        </button>
      </p>
    ),
  ],
  [
    "Callouts",
    () => (
      <>
        <div className="callout">
          <p className="callout-title">Check before you apply</p>
          <p>Issuer rules change.</p>
        </div>
        <div className="callout callout-info section-tight">
          <p className="callout-title">How sure we are</p>
          <p>Facts as of May 2025.</p>
        </div>
      </>
    ),
  ],
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
  [
    "Panel",
    () => (
      <div className="panel">
        <h3 className="panel-title">How we rate</h3>
        <p>Every card gets five sub-scores.</p>
        <p className="section-more">
          <a href="#main">The rubric</a>
        </p>
      </div>
    ),
  ],
  [
    "Tabs as links",
    () => (
      <ul className="tabs">
        <li>
          <a href="#main" aria-current="page">
            All
          </a>
        </li>
        <li>
          <a href="#main">earning</a>
        </li>
      </ul>
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
