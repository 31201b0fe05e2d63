import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Progress",
    () => (
      <p className="tool-progress">
        <progress value={0.4} max={1} aria-label="Searching for the best wallet" />
        <button className="btn btn-secondary" type="button">
          Stop
        </button>
      </p>
    ),
  ],
];
