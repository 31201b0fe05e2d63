/**
 * What every tool asks of a visitor, in the order of asking: five amounts and the trips in sight, all else in folds.
 * What an address says besides, and no field asks, stands in sight too: no figure rests on something hidden.
 */
import type { SpendCategory } from "../../catalog/card.ts";
import { CATEGORY_OF_PART, type Part } from "../../engine/value/parts.ts";
import { formatUsd } from "../../words/format.ts";
import { CATEGORY_REST_LABELS } from "../../words/profile-labels.ts";
import { Field, type Shown } from "../../asking/field.tsx";
import { NamesField } from "../../asking/names-field.tsx";
import { isScalar, type Table } from "../../asking/parameter.ts";
import { PROFILE, type ProfileValues, sumMonthlyUsd } from "../../asking/profile.ts";
import { RowsField } from "../../asking/rows-field.tsx";
import type { Keyed } from "../../asking/vocabulary.ts";
import { Fold } from "../../ui/fold.tsx";
import { StatementFold } from "../statement/statement-fold.tsx";

/** What the fields offer, from the records; small enough to travel with the page. */
export interface AskingChoices {
  /** Airlines and hotel groups. */
  readonly travelBrands: readonly Keyed[];
  readonly brands: readonly Keyed[];
  readonly parts: readonly Keyed[];
  readonly requirements: readonly Keyed[];
  /** `YYYY-MM`, the month of the build. */
  readonly today: string;
}

export interface ProfileFormProps {
  readonly form: string;
  /** Fills the fields. */
  readonly shown: Shown;
  readonly choices: AskingChoices;
}

const FIRST_AMOUNTS = ["dining", "groceries", "gas", "travel_other", "other"] as const;
const MORE_AMOUNTS = ["transit", "streaming", "travel_portal"] as const;

const isSaid = ({ values, faults }: Shown, names: readonly string[], table: Table = PROFILE) =>
  names.some(
    (name) =>
      JSON.stringify(values[name]) !== JSON.stringify(table[name]?.default) ||
      Object.keys(faults).some((path) => path === name || path.startsWith(`${name}.`)),
  );

const isWrong = ({ faults }: Shown, names: readonly string[]) =>
  Object.keys(faults).some((path) => names.some((name) => path === name || path.startsWith(`${name}.`)));

/** Five amounts, trips, and the sum. @param total dollars a month of the latest answer */
export function FirstQuestions({ form, shown, total }: Omit<ProfileFormProps, "choices"> & { readonly total: number }) {
  const { part } = shown.values as ProfileValues;
  const parted = new Set(Object.keys(part).map((key) => CATEGORY_OF_PART[key as Part]));
  const label = (category: SpendCategory) => (parted.has(category) ? CATEGORY_REST_LABELS[category] : undefined);
  return (
    <fieldset className="spend-fields">
      <legend>What you spend a month</legend>
      <div className="spend-grid">
        {FIRST_AMOUNTS.map((category) => (
          <Field
            key={category}
            form={form}
            table={PROFILE}
            name={category}
            shown={shown}
            isZeroEmpty
            {...(label(category) ? { label: label(category)! } : {})}
          />
        ))}
        <Field form={form} table={PROFILE} name="trips" shown={shown} />
      </div>
      <p className="hint">{formatUsd(total)} a month in all</p>
    </fieldset>
  );
}

const SPEND_DETAILS = [...MORE_AMOUNTS, "part", "brand", "foreign"];

export function MoreSpend({ form, shown, choices }: ProfileFormProps) {
  return (
    <Fold summary="More about your spending, or a statement" isNeeded={isWrong(shown, SPEND_DETAILS)}>
      <div className="stack">
        <div className="spend-grid">
          {MORE_AMOUNTS.map((category) => (
            <Field key={category} form={form} table={PROFILE} name={category} shown={shown} isZeroEmpty />
          ))}
          <Field form={form} table={PROFILE} name="foreign" shown={shown} label="Spent abroad, %" isZeroEmpty />
        </div>
        <RowsField
          form={form}
          table={PROFILE}
          name="part"
          shown={shown}
          hint="Beside the amount of its category. Without one we divide each category by the shares that the list names."
          options={{ key: choices.parts }}
        />
        <RowsField
          form={form}
          table={PROFILE}
          name="brand"
          shown={shown}
          hint="Beside the amounts above."
          options={{ key: choices.brands }}
        />
        <StatementFold />
      </div>
    </Fold>
  );
}

const TRAVEL_DETAILS = ["travelers", "bags", "brands", "has", "value"];

/** @param isBrandsOpen the fold is open from the start, because the tool's answer hangs on it */
export function TravelAndPoints({ form, shown, choices }: ProfileFormProps) {
  return (
    <Fold
      summary="Airlines, hotels, bags and how you use points"
      isNeeded={isSaid(shown, ["brands", "bags"]) || isWrong(shown, TRAVEL_DETAILS)}
    >
      <div className="stack">
        <div className="spend-grid">
          <Field form={form} table={PROFILE} name="travelers" shown={shown} />
          <Field form={form} table={PROFILE} name="bags" shown={shown} />
          <Field form={form} table={PROFILE} name="value" shown={shown} empty="Choose for me" />
        </div>
        <NamesField
          form={form}
          table={PROFILE}
          name="brands"
          shown={shown}
          options={[{ key: "any", name: "Any airline or hotel" }, ...choices.travelBrands]}
          empty="Add an airline or hotel"
        />
        <NamesField
          form={form}
          table={PROFILE}
          name="has"
          shown={shown}
          options={choices.requirements}
          empty="Add a membership or account"
        />
      </div>
    </Fold>
  );
}

/** Names for which a form of this kind has fields of its own. */
export const PROFILE_FIELDS: ReadonlySet<string> = new Set([
  "preset",
  "trips",
  ...FIRST_AMOUNTS,
  ...SPEND_DETAILS,
  ...TRAVEL_DETAILS,
]);

/**
 * What the address says and this form does not ask: shown, so that it can be seen, changed and taken back.
 * @param asked names that have fields elsewhere in the form
 */
export function AlsoSaid({
  form,
  shown,
  table,
  asked,
  nameOf,
}: Omit<ProfileFormProps, "choices"> & {
  readonly table: Table;
  readonly asked: ReadonlySet<string>;
  readonly nameOf?: (slug: string) => string;
}) {
  const names = Object.keys(table).filter((name) => !asked.has(name) && isSaid(shown, [name], table));
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend>Also counted</legend>
      <div className="stack">
        {names.map((name) => {
          const row = table[name]!;
          if (isScalar(row)) return <Field key={name} form={form} table={table} name={name} shown={shown} />;
          if (row.kind === "list") return <ListText key={name} form={form} table={table} name={name} shown={shown} />;
          return (
            <RowsField key={name} form={form} table={table} name={name} shown={shown} {...(nameOf ? { nameOf } : {})} />
          );
        })}
      </div>
    </fieldset>
  );
}

/** A list as an address has it. */
function ListText({ form, table, name, shown }: { form: string; table: Table; name: string; shown: Shown }) {
  const written = Object.entries(shown.texts).flatMap(([path, text]) => (path.startsWith(`${name}.`) ? [text] : []));
  const text = (written.length > 0 ? written : (shown.values[name] as readonly string[])).join(",");
  const faults = Object.entries(shown.faults).flatMap(([path, { message }]) =>
    path === name || path.startsWith(`${name}.`) ? [message] : [],
  );
  const row = { ...table[name]!, kind: "name", of: "cards", default: "" } as Table[string];
  return (
    <Field
      form={form}
      table={{ [name]: row }}
      name={name}
      shown={{
        values: { [name]: text },
        texts: {},
        faults: faults.length > 0 ? { [name]: { code: "unknown-value", message: faults.join(" ") } } : {},
      }}
    />
  );
}

export const sumShown = ({ values }: Shown): number => sumMonthlyUsd(values as ProfileValues);
