import { QuestionList } from "./question-list.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Disclosures",
    () => (
      <QuestionList
        questions={[
          { q: "Does the card pay for its fee?", a: "With this spend, yes." },
          { q: "And abroad?", a: "It has no foreign transaction fee." },
        ]}
      />
    ),
  ],
];
