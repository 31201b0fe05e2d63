/**
 * What every tool asks of a visitor, in the order of asking: five amounts and the trips in sight, all else in folds.
 * What an address says besides, and no field asks, stands in sight too: no figure rests on something hidden.
 */
import { CATEGORY_OF_PART, type Part } from "../../engine/value/parts.ts";
import { formatUsd } from "../../words/format.ts";
import { CATEGORY_REST_LABELS, PART_LABELS } from "../../words/profile-labels.ts";
import { CardsField } from "../../asking/cards-field.tsx";
import { Field, type Shown } from "../../asking/field.tsx";
import { NamesField } from "../../asking/names-field.tsx";
import { isScalar, type Table } from "../../asking/parameter.ts";
import { PROFILE, type ProfileValues, type SpendName } from "../../asking/profile.ts";
import { sumMonthlyUsd } from "../../asking/preset.ts";
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
  /** Fills the fields; with the faults of the latest answer. */
  readonly shown: Shown;
  readonly choices: AskingChoices;
}

/** Beneath the amounts. @param latest of the latest answer */
export interface AmountsProps extends Omit<ProfileFormProps, "choices"> {
  readonly latest: Shown;
}

const FIRST_AMOUNTS = ["dining", "groceries", "gas", "travel", "other"] as const;
const MORE_AMOUNTS = ["transit", "streaming"] as const;

const isIn = (names: readonly string[], path: string) =>
  names.some((name) => path === name || path.startsWith(`${name}.`));
const isWrong = ({ faults }: Shown, names: readonly string[]) => Object.keys(faults).some((path) => isIn(names, path));
export const isSaid = (shown: Shown, names: readonly string[], table: Table = PROFILE): boolean =>
  names.some((name) => JSON.stringify(shown.values[name]) !== JSON.stringify(table[name]?.default)) ||
  isWrong(shown, names);

const partsOf = (name: SpendName, part: Readonly<Record<string, number>>) =>
  Object.keys(part).filter((key) => CATEGORY_OF_PART[key as Part] === (name === "travel" ? "travel_other" : name));

/** A category's amount, and beneath it its parts: the category is the rest of them then. */
function Amount({ form, shown, name, latest }: AmountsProps & { readonly name: SpendName }) {
  const { part } = shown.values as ProfileValues;
  const field = { form, isZeroEmpty: true };
  const isRest = partsOf(name, (latest.values as ProfileValues).part).length > 0;
  const label = isRest ? CATEGORY_REST_LABELS[name] : undefined;
  return (
    <>
      <Field {...field} table={PROFILE} name={name} shown={shown} {...(label ? { label } : {})} />
      {partsOf(name, part).map((key) => {
        const path = `part.${key}`;
        return (
          <Field
            key={key}
            {...field}
            table={{ [path]: { ...PROFILE.part.each, label: PART_LABELS[key as Part] } }}
            name={path}
            shown={{ ...shown, values: { [path]: part[key] ?? 0 } }}
          />
        );
      })}
    </>
  );
}

/** The five amounts, in their grid. */
export const FirstAmounts = (props: AmountsProps) =>
  FIRST_AMOUNTS.map((name) => <Amount key={name} {...props} name={name} />);

export const Total = ({ latest }: Pick<AmountsProps, "latest">) => (
  <p className="hint">{formatUsd(sumMonthlyUsd(latest.values as ProfileValues))} a month</p>
);

/** Five amounts, trips, and the total. */
export function FirstQuestions(props: AmountsProps) {
  const { form, shown, latest } = props;
  return (
    <fieldset className="spend-fields">
      <legend>What you spend a month</legend>
      <div className="spend-grid">
        <FirstAmounts {...props} />
        <Field form={form} table={PROFILE} name="trips" shown={shown} />
      </div>
      <Total latest={latest} />
    </fieldset>
  );
}

const SPEND_DETAILS = ["transit", "streaming", "part", "brand", "foreign"];

/** Two more amounts, parts, brands, spending abroad, a statement. */
export function MoreAmounts({ form, shown, choices, latest }: AmountsProps & Pick<ProfileFormProps, "choices">) {
  const field = { form, table: PROFILE, shown };
  return (
    <div className="stack">
      <div className="spend-grid">
        {MORE_AMOUNTS.map((name) => (
          <Amount key={name} form={form} shown={shown} latest={latest} name={name} />
        ))}
        <Field {...field} name="foreign" isZeroEmpty />
      </div>
      <RowsField
        {...field}
        name="part"
        hint="To split a category, enter one part of it here (flights, for example) and only the remainder above. If you leave a part out, we use the share shown."
        options={{ key: choices.parts }}
        isElsewhere={() => true}
      />
      <RowsField {...field} name="brand" hint="In addition to the amounts above." options={{ key: choices.brands }} />
      <StatementFold />
    </div>
  );
}

export function MoreSpend(props: AmountsProps & Pick<ProfileFormProps, "choices">) {
  return (
    <Fold summary="More about your spending, or import a statement" isNeeded={isWrong(props.shown, SPEND_DETAILS)}>
      <MoreAmounts {...props} />
    </Fold>
  );
}

const NONE: readonly string[] = [];
const TRAVEL_DETAILS = ["travelers", "bags", "brands", "has", "value", "portal"];

/** @param without names that the tool asks elsewhere */
export function TravelAndPoints({
  form,
  shown,
  choices,
  without = NONE,
}: ProfileFormProps & { readonly without?: readonly string[] }) {
  const asked = TRAVEL_DETAILS.filter((name) => !without.includes(name));
  const own = { form, table: PROFILE, shown };
  const field = (name: string, empty?: string) =>
    asked.includes(name) && (
      <Field {...own} name={name} isZeroEmpty={name === "portal"} {...(empty ? { empty } : {})} />
    );
  return (
    <Fold
      summary="Airlines, hotels, bags and how you use points"
      isNeeded={isSaid(shown, ["brands", "bags"]) || isWrong(shown, asked)}
    >
      <div className="stack">
        <div className="spend-grid">
          {field("travelers")}
          {field("bags")}
          {field("value", "Choose for me")}
          {field("portal")}
        </div>
        <NamesField
          {...own}
          name="brands"
          options={[{ key: "any", name: "Any airline or hotel" }, ...choices.travelBrands]}
          empty="Add an airline or hotel"
        />
        <NamesField {...own} name="has" options={choices.requirements} empty="Add a membership or account" />
      </div>
    </Fold>
  );
}

const WHO = ["type", "score"];

/** For whom, and with which score. */
export function WhoYouAre({ form, shown }: Omit<ProfileFormProps, "choices">) {
  return (
    <Fold summary="Credit score and kind of card" isNeeded={isWrong(shown, WHO)}>
      <div className="spend-grid">
        {WHO.map((name) => (
          <Field key={name} form={form} table={PROFILE} name={name} shown={shown} />
        ))}
      </div>
    </Fold>
  );
}

const PAST = ["opened", "had", "closed", "accounts"];

export interface HeldCardsProps extends Omit<ProfileFormProps, "choices"> {
  /** Also of the second person: `p2.`. */
  readonly table: Table;
  readonly prefix?: string;
  readonly nameOf: (slug: string) => string;
}

/** Cards held, in sight: a field for each, the month where one is said. */
export const HeldCards = ({ prefix = "", ...props }: HeldCardsProps) => (
  <RowsField {...props} name={`${prefix}own`} fields={["card"]} />
);

/** When cards were opened, had and closed. */
export function PastCards({ prefix = "", ...props }: HeldCardsProps) {
  const names = PAST.map((name) => prefix + name);
  return (
    <Fold summary="Cards you opened, closed or had before" isNeeded={isSaid(props.shown, names, props.table)}>
      <div className="stack">
        {names.map((name) => (
          <RowsField key={name} {...props} name={name} />
        ))}
      </div>
    </Fold>
  );
}

/** Names for which every form has fields of its own, perks after the answer. */
const PROFILE_FIELDS: readonly string[] = [
  "preset",
  "trips",
  "use",
  "skip",
  ...FIRST_AMOUNTS,
  ...SPEND_DETAILS,
  ...TRAVEL_DETAILS,
];

export interface AlsoSaidProps extends Omit<ProfileFormProps, "choices"> {
  readonly latest: Shown;
  readonly table: Table;
  /** Names that have fields elsewhere in this form, besides those of every form. */
  readonly fields: readonly string[];
  /** Names that change nothing here: what is wrong of them is shown all the same, to be mended. */
  readonly unused: ReadonlySet<string>;
  readonly nameOf: (slug: string) => string;
}

/** What the address says and this form does not ask: shown, so that it can be seen, changed and taken back. */
export function AlsoSaid({ fields, unused, ...props }: AlsoSaidProps) {
  const { form, shown, table, nameOf } = props;
  const own = { form, table, shown };
  const asked = new Set([...PROFILE_FIELDS, ...fields]);
  const names = Object.keys(table).filter(
    (name) => !asked.has(name) && (unused.has(name) ? isWrong(shown, [name]) : isSaid(shown, [name], table)),
  );
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend>Also counted</legend>
      <div className="stack">
        {names.map((name) => {
          const row = table[name]!;
          if (isScalar(row)) return <Field key={name} {...own} name={name} />;
          // Every form has fields of its own for lists of anything else.
          if (row.kind === "list") return <CardsField key={name} {...props} name={name} />;
          return <RowsField key={name} {...own} name={name} nameOf={nameOf} />;
        })}
      </div>
    </fieldset>
  );
}
