import { SpendFields, SpendPresets } from "./spend-fields.tsx";
import type { Example } from "../../ui/example.ts";

export const examples: readonly Example[] = [
  [
    "Spend fields, one with an error",
    () => (
      <>
        <SpendPresets current="family" toPath={(slug) => `#${slug}`} />
        <SpendFields
          id="example-spend"
          brandNames={["Marriott"]}
          query={{
            texts: { dining: "450", groceries: "-5" },
            errors: { groceries: { code: "out-of-range", message: "Write an amount of 0 or more." } },
          }}
        />
      </>
    ),
  ],
];
