import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Progress",
    () => (
      <p className="tool-progress">
        <progress aria-label="Searching for the best wallet" />
        <button className="btn btn-secondary" type="button">
          Stop
        </button>
      </p>
    ),
  ],
];
