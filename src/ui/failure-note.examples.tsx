import { FailureNote } from "./failure-note.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  ["What did not work", () => <FailureNote>That did not work. Try the button again in a minute.</FailureNote>],
];
