import { toFieldId } from "../../ui/field-id.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { Keyed } from "../shared/profile-context.ts";
import { type Fields } from "./profile-field.tsx";

/** Cents per point of some programs; what the profile says of others stays in the form. */
export function PointValues({
  id,
  query: { profile, texts, errors },
  programs,
}: Fields & { readonly programs: readonly (Keyed & { readonly hint: string })[] }) {
  const isAsked = (program: string) => programs.some(({ key }) => key === program);
  const others = Object.entries(profile.cpp).filter(([program]) => !isAsked(program));
  const kept = others.map(([program, cents]) => (
    <input key={program} type="hidden" name={`cpp.${program}`} value={cents} />
  ));
  // A wrong value can only be mended where it is seen.
  const wrong = Object.entries(errors).flatMap(([name, { code }]) => {
    const key = /^cpp\.(.*)/.exec(name)?.[1];
    return key === undefined || isAsked(key) || code === "unknown-parameter" ? [] : [{ key, name: key, hint: "" }];
  });
  const shown = [...programs, ...wrong];
  if (shown.length === 0) return <>{kept}</>;
  return (
    <fieldset>
      <legend>What a point is worth to you, in cents</legend>
      <div className="spend-grid">
        {shown.map(({ key, name, hint }) => (
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
