import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { StatementFold } from "../statement/statement-fold.tsx";
import { type Part, PARTS } from "../../engine/value/parts.ts";
import { CATEGORY_REST_LABELS } from "../../words/profile-labels.ts";
import { SPEND_PERIODS } from "./profile-parameters.ts";
import { Field, type Fields } from "./profile-field.tsx";

/** Amounts by category, or what reads them from statements. */
export function SpendAmounts({ id, query }: Fields) {
  const { parts } = query.profile;
  return (
    <fieldset className="spend-fields">
      <legend>What you spend</legend>
      <div className="spend-grid">
        <SelectField
          id={`${id}-period`}
          name="period"
          label="Amounts are per"
          value={query.profile.period}
          error={(query.errors["period"] ?? query.errors["preset"])?.message}
          options={SPEND_PERIODS.map((period) => [period, period === "month" ? "Month" : "Year"] as const)}
        />
        {SPEND_CATEGORIES.map((category) => {
          const isSplit = (PARTS as Record<string, readonly Part[]>)[category]?.some(
            (part) => parts[part] !== undefined,
          );
          const label = (isSplit && CATEGORY_REST_LABELS[category]) || SPEND_LABELS[category];
          return <Field key={category} id={id} query={query} name={category} label={label} isMoney />;
        })}
      </div>
      <StatementFold />
    </fieldset>
  );
}
