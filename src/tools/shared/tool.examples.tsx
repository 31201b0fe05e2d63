import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Nothing found yet",
    () => (
      <div className="tool-empty">
        <h3>Your three cards will appear here</h3>
        <p>Change an answer, or submit the form as is.</p>
      </div>
    ),
  ],
];
