import { TextField } from "../../ui/text-field.tsx";
import type { FieldErrors } from "../tool-query.ts";
import { toHistoryTexts } from "./parse-named-lists.ts";
import type { VisitorProfile } from "./visitor-profile.ts";

export interface HistoryFieldsProps {
  readonly id: string;
  readonly profile: Pick<VisitorProfile, "opened" | "had">;
  readonly errors: FieldErrors;
  /** Month of the build, `YYYY-MM`. */
  readonly today: string;
}

/** The cards of the past: they decide which bonuses can still be had. */
export function HistoryFields({ id, profile: { opened, had }, errors, today }: HistoryFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-opened`}
        name="opened"
        label="Cards opened in the last 24 months"
        hint={`With the month, separated by commas, for example chase-freedom-flex:${today}`}
        value={toHistoryTexts(opened, today).join(", ")}
        error={errors["opened"]?.message}
      />
      <TextField
        id={`${id}-had`}
        name="had"
        label="Cards you had before"
        hint="Separated by commas; they decide which bonuses you can still get"
        value={toHistoryTexts(had, today).join(", ")}
        error={errors["had"]?.message}
      />
    </>
  );
}
