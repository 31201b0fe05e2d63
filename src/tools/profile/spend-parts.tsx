import { SPEND_LABELS } from "../../words/labels.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { TextField } from "../../ui/text-field.tsx";
import { type Part, PARTS, type Shares } from "../../engine/value/parts.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { Field, type Fields } from "./profile-field.tsx";
import { toSharePairs } from "./to-profile-parameters.ts";

/** Amounts for parts of a category, and the shares that hold without them. */
export function SpendParts({ id, query, shares }: Fields & { readonly shares: Shares }) {
  const said = new Map(toSharePairs(query.profile));
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
          open={
            said.has(`of.${category}`) ||
            query.errors[`of.${category}`] !== undefined ||
            parts.some((part) => query.profile.parts[part] !== undefined)
          }
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
              value={query.texts[`of.${category}`] ?? said.get(`of.${category}`) ?? ""}
              error={query.errors[`of.${category}`]?.message}
            />
          </div>
        </details>
      ))}
    </fieldset>
  );
}
