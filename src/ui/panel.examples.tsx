import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
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
];
