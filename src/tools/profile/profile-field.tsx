/** What the fields of a profile share: what they show, a text field for one parameter, a tick. */
import type { ReactNode } from "react";
import { toFieldId } from "../../ui/field-id.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { ProfileQuery } from "./parse-profile.ts";
import type { Keyed } from "../shared/profile-context.ts";

export interface ProfileChoices {
  /** Airlines and hotel groups, by name. */
  readonly travelBrands: readonly string[];
  /** All brands that may have an amount. */
  readonly brandNames: readonly string[];
  /** `isPlain`: its points count so much on any card. */
  readonly programs: readonly (Keyed & { readonly cents: number; readonly isPlain?: boolean })[];
  readonly requirements: readonly Keyed[];
}

export interface ProfileFieldsProps {
  /** Begins the ids of the fields; a page may hold two forms. */
  readonly id: string;
  readonly query: Pick<ProfileQuery, "profile" | "texts" | "errors">;
  readonly choices: ProfileChoices;
}

export type Fields = Pick<ProfileFieldsProps, "id" | "query">;

export function Field({
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

export function Tick({
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
