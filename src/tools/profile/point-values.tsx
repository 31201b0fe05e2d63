import { toFieldId } from "../../ui/field-id.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { Keyed } from "./profile-context.ts";
import { type Fields } from "./profile-field.tsx";

/** Cents per point of some programs; what the profile says of others stays in the form. */
export function PointValues({
  id,
  query: { profile, texts, errors },
  programs,
}: Fields & { readonly programs: readonly (Keyed & { readonly hint: string })[] }) {
  const others = Object.entries(profile.cpp).filter(([program]) => !programs.some(({ key }) => key === program));
  const kept = others.map(([program, cents]) => (
    <input key={program} type="hidden" name={`cpp.${program}`} value={cents} />
  ));
  if (programs.length === 0) return <>{kept}</>;
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
      {kept}
    </fieldset>
  );
}
