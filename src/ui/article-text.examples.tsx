import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Worked example",
    () => (
      <div className="worked-example">
        <p className="kicker">Worked example</p>
        <p className="callout-title">A shared cap, month by month</p>
        <p>$500 a month of food and fuel fills it.</p>
      </div>
    ),
  ],
];
