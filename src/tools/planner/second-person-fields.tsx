import { CardPicker } from "../../ui/card-picker.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { Fold } from "../../ui/fold.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SCORE_LABELS } from "../../words/profile-labels.ts";
import type { FieldErrors } from "../../problems.ts";
import { listApplyOptions } from "./apply-options.ts";
import { PastLists } from "./past-list.tsx";
import type { SecondQuery } from "./second-person.ts";

const MAX_OWNED_FIELDS = 20;

interface SecondPersonFieldsProps {
  readonly id: string;
  readonly second: SecondQuery;
  readonly isOpen: boolean;
  /** Cards of the latest answer that are none. */
  readonly wrong: readonly string[];
  readonly errors: FieldErrors;
}

/** What the partner holds and held. Always there, so that the form works without a script; read only in a plan for two. */
export function SecondPersonFields({ id, second, isOpen, wrong, errors }: SecondPersonFieldsProps) {
  return (
    <Fold summary="Your partner's cards" isNeeded={isOpen}>
      <div className="stack">
        <p className="small muted">
          Counted if the plan is for both of you. You share the spend above; each of you has your own applications,
          bonuses and perks.
        </p>
        <div className="field-grid spend-grid">
          <SelectField
            id={toFieldId(id, "p2.apply")}
            name="p2.apply"
            label="New cards for them at most"
            value={second.texts["p2.apply"]}
            error={errors["p2.apply"]?.message}
            options={listApplyOptions(second.texts["p2.apply"])}
          />
          <SelectField
            id={toFieldId(id, "p2.score")}
            name="p2.score"
            label="Their credit score"
            value={second.texts["p2.score"]}
            error={errors["p2.score"]?.message}
            options={[["", "Same as yours"], ...SCORE_LABELS.filter(([key]) => key !== "")]}
          />
        </div>
        <CardPicker
          id={toFieldId(id, "p2.own")}
          name="p2.own"
          legend="Cards they have now"
          list={{ filled: second.own, wrong, error: errors["p2.own"]?.message }}
          max={Math.max(MAX_OWNED_FIELDS, second.own.texts.length)}
        />
        <PastLists formId={id} prefix="p2." texts={second.texts} errors={errors} />
      </div>
    </Fold>
  );
}
