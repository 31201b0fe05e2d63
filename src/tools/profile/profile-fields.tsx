/**
 * What the tools ask: amounts by category, three short questions, and one fold for whoever wants to be exact.
 * Fields are never controlled, so what was typed before hydration stays; `key` the component to show new figures.
 */
import type { ReactNode } from "react";

import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { SPEND_LABELS } from "../../labels.ts";
import { findShares, type Part, PARTS, type Shares } from "../../rewards/value/parts.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { StatementFold } from "../statement/statement-fold.tsx";
import type { ProfileQuery } from "./parse-profile.ts";
import { CATEGORY_REST_LABELS, PART_LABELS, SCORE_LABELS, VALUE_LABELS } from "./profile-labels.ts";
import type { Keyed } from "./profile-context.ts";
import { MAX_BRANDS, SPEND_PERIODS } from "./profile-parameters.ts";

export interface ProfileChoices {
  /** Airlines and hotel groups, by name. */
  readonly travelBrands: readonly string[];
  /** All brands that may have an amount. */
  readonly brandNames: readonly string[];
  readonly programs: readonly (Keyed & { readonly cents: number })[];
  readonly requirements: readonly Keyed[];
}

export interface ProfileFieldsProps {
  /** Begins the ids of the fields; a page may hold two forms. */
  readonly id: string;
  readonly query: Pick<ProfileQuery, "profile" | "texts" | "errors">;
  readonly choices: ProfileChoices;
}

export function ProfileFields({ id, query, choices }: ProfileFieldsProps) {
  return (
    <>
      <SpendAmounts id={id} query={query} />
      <Habits id={id} query={query} choices={choices} />
      <Details id={id} query={query} choices={choices} />
    </>
  );
}

type Fields = Pick<ProfileFieldsProps, "id" | "query">;

function Field({
  id,
  query,
  name,
  label,
  hint,
  isMoney,
}: Fields & { readonly name: string; readonly label: string; readonly hint?: string; readonly isMoney?: boolean }) {
  return (
    <TextField
      id={toFieldId(id, name)}
      name={name}
      label={label}
      hint={hint}
      value={query.texts[name] ?? ""}
      error={query.errors[name]?.message}
      isMoney={isMoney ?? false}
    />
  );
}

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

/** The three questions; every answer may be left as it is. */
export function Habits({ id, query, choices }: ProfileFieldsProps) {
  const { brandsUsed } = query.profile;
  const isAny = brandsUsed === "any";
  const error = (query.errors["brands"] ?? query.errors["brand"])?.message;
  return (
    <fieldset className="habit-fields">
      <legend>How you travel</legend>
      <div className="spend-grid">
        <Field id={id} query={query} name="trips" label="Trips a year" />
        <Field id={id} query={query} name="travelers" label="Travelers" />
        <Field id={id} query={query} name="bags" label="Checked bags a trip" />
      </div>
      <details className="disclosure" open={isAny || brandsUsed.length > 0 || Boolean(error)}>
        <summary>
          Airlines and hotels you use{" "}
          <span className="muted">{isAny ? "any" : brandsUsed.length > 0 ? brandsUsed.join(", ") : "none named"}</span>
        </summary>
        <p className="hint" id={`${id}-brands-hint`}>
          Cards of an airline or hotel group are considered only if you use it. Choose up to {MAX_BRANDS}.
        </p>
        {error && (
          <p className="field-error" id={`${id}-brands-error`}>
            {error}
          </p>
        )}
        <div
          className="choices brand-choices"
          role="group"
          aria-label="Airlines and hotels you use"
          aria-describedby={`${id}-brands-hint${error ? ` ${id}-brands-error` : ""}`}
          id={`${id}-brands`}
          {...(error ? { tabIndex: -1, "data-invalid": true } : {})}
        >
          {choices.travelBrands.map((brand) => (
            <Tick key={brand} name="brands" value={brand} isOn={!isAny && brandsUsed.includes(brand)}>
              {brand}
            </Tick>
          ))}
          <Tick name="brands" value="any" isOn={isAny}>
            Any: consider every airline and hotel card
          </Tick>
        </div>
      </details>
    </fieldset>
  );
}

function Tick({
  name,
  value,
  isOn,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      <span>{children}</span>
    </label>
  );
}

const DETAIL_NAMES = /^(?:part|of|share|brand|cpp)\.|^(?:foreign|value|visit|mobile|rotating|has|score|type)$/;

/** @param isWhoAsked the form asks for the credit score and the kind of card elsewhere */
export function Details({
  id,
  query,
  choices,
  isWhoAsked = false,
}: ProfileFieldsProps & { readonly isWhoAsked?: boolean }) {
  const { profile, texts, errors } = query;
  const isWrong = Object.keys(errors).some((name) => DETAIL_NAMES.test(name));
  const brandFields = [
    ...new Set([
      ...Object.keys(profile.brands),
      ...Object.keys(texts).flatMap((name) => (name.startsWith("brand.") ? name.slice(6) : [])),
    ]),
  ];
  const brandTexts = Object.fromEntries(
    Object.entries(profile.brands).map(([brand, usd]) => [
      `brand.${brand}`,
      String(usd * (profile.period === "year" ? 12 : 1)),
    ]),
  );
  const brandQuery = { ...query, texts: { ...brandTexts, ...texts } };
  return (
    <details className="disclosure" open={isWrong}>
      <summary>More about your spend, points and credit</summary>
      <div className="stack">
        <div className="spend-grid">
          <SelectField
            id={`${id}-value`}
            name="value"
            label="You use points for"
            value={profile.value ?? ""}
            error={errors["value"]?.message}
            options={VALUE_LABELS}
          />
          {!isWhoAsked && (
            <>
              <SelectField
                id={`${id}-score`}
                name="score"
                label="Credit score"
                value={profile.score === null ? "" : String(profile.score)}
                error={errors["score"]?.message}
                options={SCORE_LABELS}
              />
              <SelectField
                id={`${id}-type`}
                name="type"
                label="Kind of card"
                value={profile.type}
                error={errors["type"]?.message}
                options={[
                  ["personal", "Personal"],
                  ["business", "Business"],
                  ["any", "Either"],
                ]}
              />
            </>
          )}
          <Field id={id} query={query} name="foreign" label="Spent abroad, %" />
        </div>
        <Split id={id} query={query} shares={findShares(profile.type)} />
        <fieldset>
          <legend>Spend at one brand</legend>
          <p className="hint">In addition to the amounts above.</p>
          <div className="spend-grid">
            {brandFields.map((brand) => (
              <Field key={brand} id={id} query={brandQuery} name={`brand.${brand}`} label={brand} isMoney />
            ))}
            <TextField
              id={toFieldId(id, "brand")}
              name="brand"
              label={brandFields.length > 0 ? "Another brand" : "Brand and amount"}
              hint="For example Delta:200"
              value=""
              error={errors["brand"]?.message}
            />
          </div>
        </fieldset>
        {choices.programs.length > 0 && (
          <PointValues
            id={id}
            query={query}
            programs={choices.programs.map(({ key, name, cents }) => ({
              key,
              name,
              hint: `We count ${cents} if it can be transferred`,
            }))}
          />
        )}
        <div className="spend-grid">
          <Field id={id} query={query} name="visit" label="Worth of one lounge visit" isMoney />
          <Field id={id} query={query} name="mobile" label="Paid with a mobile wallet, %" />
          <SelectField
            id={`${id}-rotating`}
            name="rotating"
            label="You activate rotating categories"
            value={profile.rotating ? "yes" : "no"}
            error={errors["rotating"]?.message}
            options={[
              ["yes", "Yes"],
              ["no", "No"],
            ]}
          />
        </div>
        {choices.requirements.length > 0 && (
          <fieldset>
            <legend>Memberships and accounts you have</legend>
            <div className="choices">
              {choices.requirements.map(({ key, name }) => (
                <Tick key={key} name="has" value={key} isOn={profile.has.includes(key)}>
                  {name}
                </Tick>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </details>
  );
}

/** Cents per point of some programs; what the profile says of others stays in the form. */
export function PointValues({
  id,
  query: { profile, texts, errors },
  programs,
}: Fields & { readonly programs: readonly (Keyed & { readonly hint: string })[] }) {
  const others = Object.entries(profile.cpp).filter(([program]) => !programs.some(({ key }) => key === program));
  return (
    <fieldset>
      <legend>What a point is worth to you, in cents</legend>
      <div className="spend-grid">
        {programs.map(({ key, name, hint }) => (
          <TextField
            key={key}
            id={toFieldId(id, `cpp.${key}`)}
            name={`cpp.${key}`}
            label={name}
            hint={hint}
            value={texts[`cpp.${key}`] ?? profile.cpp[key]?.toString() ?? ""}
            error={errors[`cpp.${key}`]?.message}
          />
        ))}
      </div>
      {others.map(([program, cents]) => (
        <input key={program} type="hidden" name={`cpp.${program}`} value={cents} />
      ))}
    </fieldset>
  );
}

/** Amounts for parts of a category, and the shares that hold without them. */
function Split({ id, query, shares }: Fields & { readonly shares: Shares }) {
  return (
    <fieldset>
      <legend>Parts of a category</legend>
      <p className="hint">
        Enter an amount only if you know it; it is added to the category's own. Without one we divide each category by
        the shares shown.
      </p>
      {Object.entries(PARTS).map(([category, parts]) => (
        <details
          className="disclosure"
          key={category}
          open={parts.some((part) => query.profile.parts[part] !== undefined)}
        >
          <summary>{SPEND_LABELS[category as keyof typeof SPEND_LABELS]}</summary>
          <div className="spend-grid">
            {parts.map((part: Part) => (
              <Field
                key={part}
                id={id}
                query={query}
                name={`part.${part}`}
                label={PART_LABELS[part]}
                hint={`${query.profile.shares[part] ?? shares[part] ?? 0}% by default`}
                isMoney
              />
            ))}
            <TextField
              id={toFieldId(id, `of.${category}`)}
              name={`of.${category}`}
              label="Other shares"
              hint={`For example ${parts
                .slice(0, 2)
                .map((part: Part) => `${part}:50`)
                .join(",")}`}
              value={query.texts[`of.${category}`] ?? ""}
              error={query.errors[`of.${category}`]?.message}
            />
          </div>
        </details>
      ))}
    </fieldset>
  );
}
