/**
 * The spend part of the tools' GET forms. Fields are never controlled, so what
 * was typed before hydration stays; `key` the component to show new figures.
 */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { SPEND_LABELS } from "../../labels.ts";
import { DEFAULT_PERK_PERCENT } from "../../rewards/perks.ts";
import type { RedeemMode } from "../../rewards/value-options.ts";
import { BRAND_PREFIX, MAX_BRAND_LINES, SPEND_PERIODS, type SpendPeriod, type SpendQuery } from "./spend-query.ts";
import { StatementFold } from "../statement/statement-fold.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

export const REDEEM_LABELS: Readonly<Record<RedeemMode, string>> = {
  program: "The usual way of each program",
  cash: "Cash back",
  portal: "The issuer's travel portal or credits",
  transfer: "Transfers to travel partners",
};

const PERIOD_LABELS: Readonly<Record<SpendPeriod, string>> = { month: "A month", year: "A year" };

export interface SpendFieldsProps {
  /** Begins the ids of the fields; a page may hold two forms. */
  readonly id: string;
  readonly query: Pick<SpendQuery, "texts" | "errors">;
  /** Brands that may have a line of their own. */
  readonly brandNames: readonly string[];
}

/** Amounts by category and brand, foreign share, way of redeeming, use of perks. */
export function SpendFields({ id, query, brandNames }: SpendFieldsProps) {
  const { texts, errors } = query;
  const money = (name: string, label: string) => (
    <TextField
      key={name}
      id={toFieldId(id, name)}
      name={name}
      label={label}
      isMoney
      value={texts[name] ?? ""}
      error={errors[name]?.message}
    />
  );
  const unknownBrands = Object.keys(texts).filter(
    (name) => name.startsWith(BRAND_PREFIX) && !brandNames.includes(name.slice(BRAND_PREFIX.length)),
  );
  const hasBrands = Object.entries(texts).some(([name, text]) => name.startsWith(BRAND_PREFIX) && text !== "");
  return (
    <>
      <fieldset className="spend-fields">
        <legend>What you spend</legend>
        <div className="field-grid spend-grid">
          <SelectField
            id={`${id}-period`}
            name="period"
            label="The amounts are for"
            value={texts["period"] ?? "month"}
            error={errors["period"]?.message ?? errors["preset"]?.message}
            options={SPEND_PERIODS.map((period) => [period, PERIOD_LABELS[period]] as const)}
          />
          {SPEND_CATEGORIES.map((category) => money(category, SPEND_LABELS[category]))}
        </div>
        <StatementFold />
        <details className="disclosure" open={hasBrands || Boolean(errors["brand"])}>
          <summary>Spend at one brand (airline, hotel group, Lyft)</summary>
          <div className="stack">
            <p className="small muted">
              Beside the amounts above, not inside them; up to {MAX_BRAND_LINES} brands. Only a card of that brand earns
              its brand rate there.
            </p>
            {errors["brand"] && (
              <p className="field-error" id={`${id}-brand-error`}>
                {errors["brand"]?.message}
              </p>
            )}
            <div
              className="field-grid spend-grid"
              role="group"
              aria-label="Brands"
              id={`${id}-brand`}
              {...(errors["brand"]
                ? { "aria-describedby": `${id}-brand-error`, tabIndex: -1, "data-invalid": true }
                : {})}
            >
              {brandNames.map((brand) => money(BRAND_PREFIX + brand, brand))}
              {unknownBrands.map((name) => money(name, name.slice(BRAND_PREFIX.length)))}
            </div>
          </div>
        </details>
      </fieldset>
      <details className="disclosure" open={isValuedOtherwise(query)}>
        <summary>How points and perks count</summary>
        <div className="field-grid field-grid-wide">
          <SelectField
            id={`${id}-value`}
            name="value"
            label="You use points for"
            value={texts["value"] ?? "program"}
            error={errors["value"]?.message}
            options={Object.entries(REDEEM_LABELS)}
          />
          <TextField
            id={`${id}-perks`}
            name="perks"
            label="Perks you would use, %"
            value={texts["perks"] ?? ""}
            error={errors["perks"]?.message}
          />
          <TextField
            id={`${id}-foreign`}
            name="foreign"
            label="Spent abroad, %"
            value={texts["foreign"] ?? ""}
            error={errors["foreign"]?.message}
          />
        </div>
      </details>
    </>
  );
}

/** Open from the start when it says something that is not the default, or something wrong. */
function isValuedOtherwise({ texts, errors }: SpendFieldsProps["query"]): boolean {
  const { value, perks, foreign } = texts;
  const isUsual = value === "program" && perks === String(DEFAULT_PERK_PERCENT) && foreign === "0";
  return !isUsual || Boolean(errors["value"] ?? errors["perks"] ?? errors["foreign"]);
}
