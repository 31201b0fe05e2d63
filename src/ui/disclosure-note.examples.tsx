import { DisclosureNote } from "./disclosure-note.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [["How we earn, in one line", () => <DisclosureNote />]];
