import type { Example } from "../../ui/example.ts";
import { ProsAndCons } from "./pros-and-cons.tsx";

export const examples: readonly Example[] = [
  [
    "Pros and cons, side by side",
    () => <ProsAndCons review={{ pros: ["A reason for the card", "And another"], cons: ["A reason against it"] }} />,
  ],
];
