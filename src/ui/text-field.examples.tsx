import { TextField } from "./text-field.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Text fields",
    () => (
      <div className="field-grid">
        <TextField id="example-text" name="text" label="Text" value="Amex" />
        <TextField id="example-hint" name="hint" label="With a hint" value="" hint="In whole dollars." isMoney />
        <TextField
          id="example-error"
          name="error"
          label="With an error"
          value="-5"
          error="Write an amount of 0 or more."
          isMoney
        />
      </div>
    ),
  ],
];
