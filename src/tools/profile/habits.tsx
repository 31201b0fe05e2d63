import { MAX_BRANDS } from "./profile-parameters.ts";
import { Field, type ProfileFieldsProps, Tick } from "./profile-field.tsx";

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
        <Field id={id} query={query} name="bags" label="Bags each traveler checks" />
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
