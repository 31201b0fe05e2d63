/** Several cards, each in a field of the one card picker: a list of the table. Works without a script. */
import { CardPicker } from "../ui/card-picker.tsx";
import { toFieldId } from "../ui/field-id.ts";
import type { Shown } from "./field.tsx";
import type { ListRow, Table } from "./parameter.ts";

export interface CardsFieldProps {
  readonly form: string;
  readonly table: Table;
  readonly name: string;
  /** Fills the fields. */
  readonly shown: Shown;
  /** Of the latest answer. */
  readonly latest: Shown;
  /** A card's name by its slug. */
  readonly nameOf: (slug: string) => string;
  readonly label?: string;
  readonly minRows?: number;
}

const MOST = 40;

/** Of a list: what stood in its fields where one is wrong, and the places of the wrong ones. */
function toFilled(name: string, { values, texts, faults }: Shown, nameOf: (slug: string) => string) {
  const written = Object.entries(texts).filter(([path]) => path.startsWith(`${name}.`));
  const slugs = values[name] as readonly string[];
  if (written.length === 0) return { texts: slugs.map(nameOf), wrong: [], slugs };
  const toText = (text: string) => (slugs.includes(text) ? nameOf(text) : text);
  const wrong = written.flatMap(([path, text]) => (path in faults ? [toText(text)] : []));
  return { texts: written.map(([, text]) => toText(text)), wrong, slugs };
}

export function CardsField({ form, table, name, shown, latest, nameOf, label, minRows = 1 }: CardsFieldProps) {
  const row = table[name] as ListRow;
  const error = Object.entries(latest.faults)
    .flatMap(([path, { message }]) => (path === name || path.startsWith(`${name}.`) ? [message] : []))
    .join(" ");
  return (
    <CardPicker
      id={toFieldId(form, name)}
      name={name}
      legend={label ?? row.label}
      {...(row.hint ? { hint: row.hint } : {})}
      list={{
        filled: toFilled(name, shown, nameOf),
        wrong: toFilled(name, latest, nameOf).wrong,
        error: error === "" ? undefined : error,
      }}
      max={row.max ?? MOST}
      minRows={minRows}
    />
  );
}
