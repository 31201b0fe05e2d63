import { Field, type Shown } from "../../asking/field.tsx";
import { paths } from "../../paths.ts";
import { formatUsd } from "../../words/format.ts";
import { CARDS_FILTER, type CardsValues } from "./cards-asking.ts";
import { toCardsQuery } from "./cards-query.ts";

export const CARDS_FORM_ID = "filter";

/** What an empty choice is called. */
const EMPTY: Readonly<Record<string, string>> = {
  issuer: "All issuers",
  category: "All categories",
  network: "All networks",
};

/** The filters that chips can take away again: all but whose cards and in which order. */
const FILTERS = ["issuer", "category", "maxFee", "bonus", "score", "network"] as const;
const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, null])) as Pick<
  CardsValues,
  (typeof FILTERS)[number]
>;

const TYPES = [
  ["personal", "Personal"],
  ["business", "Business"],
] as const;

/** A filter that holds, in words: `Chase`, `Fee up to $95`, `Welcome bonus: open now`. */
function toChipText(name: (typeof FILTERS)[number], values: CardsValues): string {
  const row = CARDS_FILTER[name];
  if (row.kind !== "choice") return `${row.label} ${formatUsd(values.maxFee ?? 0)}`;
  const label = row.choices.find(([value]) => value === values[name])?.[1] ?? "";
  return name === "bonus" || name === "score" ? `${row.label}: ${label.toLowerCase()}` : label;
}

/** A bar of chips: whose cards, which filters hold, and the form that changes them, folded. The address holds all of it. */
export function CardsBar({ values, shown }: { readonly values: CardsValues; readonly shown: Shown }) {
  const set = FILTERS.filter((name) => values[name] !== null);
  return (
    <div className="grid gap-2">
      <div className="tabs">
        <nav className="tabs" aria-label="Kind of card">
          {TYPES.map(([type, label]) => (
            <a
              key={type}
              href={paths.cards() + toCardsQuery({ ...values, ...NO_FILTERS, type })}
              {...(values.type === type ? { "aria-current": "page" } : {})}
            >
              {label}
            </a>
          ))}
        </nav>
        {set.map((name) => (
          <a key={name} href={paths.cards() + toCardsQuery({ ...values, [name]: null })}>
            <span className="visually-hidden">Remove the filter </span>
            {toChipText(name, values)}
            <span aria-hidden className="ml-2">
              ×
            </span>
          </a>
        ))}
      </div>
      <details className="disclosure max-w-none!" open={Object.keys(shown.faults).length > 0}>
        <summary>{set.length === 0 ? "Filter and sort" : `Filter and sort (${set.length} set)`}</summary>
        <CardsFilter shown={shown} type={values.type} />
      </details>
    </div>
  );
}

/** The filters as a GET form. */
function CardsFilter({ shown, type }: { readonly shown: Shown; readonly type: CardsValues["type"] }) {
  return (
    <form className="panel mt-2" action={paths.cards()} method="get" aria-label="Filter cards">
      <input type="hidden" name="type" value={type} />
      <div className="grid gap-x-4 gap-y-3.5 items-start grid-cols-2 md:grid-cols-4">
        {[...FILTERS, "sort"].map((name) => (
          <Field
            key={name}
            form={CARDS_FORM_ID}
            table={CARDS_FILTER}
            name={name}
            shown={shown}
            empty={EMPTY[name] ?? "Any"}
          />
        ))}
      </div>
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Show cards
        </button>{" "}
        <a className="btn btn-quiet" href={paths.cards() + (type === "business" ? "?type=business" : "")}>
          Clear
        </a>
      </p>
    </form>
  );
}
