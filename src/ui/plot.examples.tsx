import { Plot } from "./plot.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "The frame of a chart, with more words than a phone has room for",
    () => (
      <figure className="figure">
        <Plot
          label="An empty chart from $0 to $400"
          xTicks={[0, 25, 50, 75, 100].map((at) => ({ at, text: `$${at * 100} a month` }))}
          yTicks={[
            { at: 0, text: "$400" },
            { at: 100, text: "$0", isZero: true },
          ]}
          lines={null}
        />
        <figcaption>Without a line in it.</figcaption>
      </figure>
    ),
  ],
];
