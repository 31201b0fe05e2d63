import { Field, type Shown } from "../../asking/field.tsx";
import { paths } from "../../paths.ts";
import { CARDS_FILTER } from "./cards-asking.ts";

export const CARDS_FORM_ID = "filter";

/** What an empty choice is called. */
const EMPTY: Readonly<Record<string, string>> = {
  type: "All types",
  issuer: "All issuers",
  category: "All categories",
  network: "All networks",
};

/** The filters as a GET form: the address holds all of it. */
export function CardsFilter({ shown }: { readonly shown: Shown }) {
  return (
    <form className="panel" action={paths.cards()} method="get" aria-label="Filter cards">
      <div className="grid gap-x-4 gap-y-3.5 items-start grid-cols-2 md:grid-cols-4">
        {Object.keys(CARDS_FILTER).map((name) => (
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
        <a className="btn btn-quiet" href={paths.cards()}>
          Clear
        </a>
      </p>
    </form>
  );
}
