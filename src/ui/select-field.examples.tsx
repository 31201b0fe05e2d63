import { SelectField } from "./select-field.tsx";
import type { Example } from "./example.ts";

const CHOICES = [
  ["a", "First choice"],
  ["b", "Second choice"],
] as const;

export const examples: readonly Example[] = [
  [
    "Choices of a list",
    () => (
      <div className="field-grid">
        <SelectField id="example-select" name="select" label="Choice" value="a" options={CHOICES} />
        <SelectField
          id="example-select-error"
          name="wrong"
          label="Wrong choice"
          value="a"
          options={CHOICES}
          error="This choice does not exist; choose one of the list."
        />
      </div>
    ),
  ],
];
