import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Choices",
    () => (
      <fieldset>
        <legend>One of these</legend>
        <div className="choices">
          <label className="choice">
            <input type="radio" name="example-choice" defaultChecked /> Chosen
          </label>
          <label className="choice">
            <input type="radio" name="example-choice" /> Not chosen
          </label>
          <label className="choice">
            <input type="radio" name="example-choice" disabled /> Not available
          </label>
          <label className="choice">
            <input type="checkbox" defaultChecked /> Differences only
          </label>
        </div>
      </fieldset>
    ),
  ],
];
