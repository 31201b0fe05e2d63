import type { Example } from "./example.ts";
import { KeepButtons } from "./keep-buttons.tsx";

export const examples: readonly Example[] = [
  [
    "Buttons that keep a card in this browser",
    () => <KeepButtons card={{ slug: "amex-gold", name: "American Express Gold Card" }} />,
  ],
];
