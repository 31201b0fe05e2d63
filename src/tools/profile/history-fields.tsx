import type { FieldErrors } from "../../problems.ts";
import type { ProfileQuery } from "./parse-profile.ts";
import { MAX_HISTORY } from "./profile-parameters.ts";
import { CARD_AND_MONTH, RowsField, splitEntries } from "./rows-field.tsx";

export interface HistoryFieldsProps {
  readonly formId: string;
  readonly texts: ProfileQuery["texts"];
  readonly errors: FieldErrors;
}

/** The cards of the past: they decide which bonuses can still be had. */
export function HistoryFields({ formId, texts, errors }: HistoryFieldsProps) {
  return (
    <>
      <RowsField
        formId={formId}
        name="opened"
        legend="Cards opened in the last 24 months"
        parts={CARD_AND_MONTH}
        entries={splitEntries(texts["opened"])}
        max={MAX_HISTORY}
        error={errors["opened"]?.message}
      />
      <RowsField
        formId={formId}
        name="had"
        legend="Cards you had before"
        hint="They decide which bonuses you can still get. The month you got the bonus is optional."
        parts={CARD_AND_MONTH}
        entries={splitEntries(texts["had"])}
        max={MAX_HISTORY}
        error={errors["had"]?.message}
      />
    </>
  );
}
