import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Pros and cons",
    () => (
      <div className="pros-cons">
        <div className="panel">
          <h3>Pros</h3>
          <ul className="pros">
            <li>A reason for the card</li>
            <li>And another</li>
          </ul>
        </div>
        <div className="panel">
          <h3>Cons</h3>
          <ul className="cons">
            <li>A reason against it</li>
          </ul>
        </div>
      </div>
    ),
  ],
];
