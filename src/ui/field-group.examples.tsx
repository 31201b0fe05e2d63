import type { Example } from "./example.ts";
import { FieldGroup } from "./field-group.tsx";
import { TextField } from "./text-field.tsx";

export const examples: readonly Example[] = [
  [
    "Fields under one heading, with what is wrong with all of them",
    () => (
      <FieldGroup
        id="example-group"
        legend="Other accounts"
        hint="Opened in the last 24 months."
        error="Enter at most 20 rows; you entered 21."
      >
        <TextField id="example-group-0" name="accounts" label="How many" value="1" />
      </FieldGroup>
    ),
  ],
];
