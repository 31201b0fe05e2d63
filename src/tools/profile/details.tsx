import { toFieldId } from "../../ui/field-id.ts";
import { Fold } from "../../ui/fold.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { findShares } from "../../engine/value/parts.ts";
import { SCORE_LABELS, VALUE_LABELS } from "../../words/profile-labels.ts";
import { Field, type ProfileFieldsProps, Tick } from "./profile-field.tsx";
import { PointValues } from "./point-values.tsx";
import { SpendParts } from "./spend-parts.tsx";

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
    <Fold summary="More about your spend, points and credit" isNeeded={isWrong}>
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
        <SpendParts id={id} query={query} shares={findShares(profile.type)} />
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
            programs={choices.programs.map(({ key, name, cents, isPlain }) => ({
              key,
              name,
              hint: `We count ${cents}${isPlain ? "" : " if it can be transferred"}`,
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
          <fieldset id={`${id}-has`} {...(errors["has"] ? { tabIndex: -1, "data-invalid": true } : {})}>
            <legend>Memberships and accounts you have</legend>
            {errors["has"] && (
              <p className="field-error" id={`${id}-has-error`}>
                {errors["has"].message}
              </p>
            )}
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
    </Fold>
  );
}
