import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { CATEGORY_LABELS } from "../../menu.ts";
import { paths } from "../../paths.ts";
import { TextField } from "../../ui/text-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { CARD_SORTS, type CardsQuery } from "./cards-query.ts";

/** The filters as a GET form: the address holds all of it. */
export function CardsFilter({ query, issuers }: { readonly query: CardsQuery; readonly issuers: readonly string[] }) {
  const { errors } = query;
  return (
    <form className="panel cards-filter" action={paths.cards()} method="get" aria-label="Filter cards">
      <div className="field-grid">
        <SelectField
          id="filter-type"
          name="type"
          label="Type"
          value={query.type}
          error={errors["type"]?.message}
          options={[
            ["", "All types"],
            ["personal", "Personal"],
            ["business", "Business"],
          ]}
        />
        <SelectField
          id="filter-issuer"
          name="issuer"
          label="Issuer"
          value={query.issuer}
          error={errors["issuer"]?.message}
          options={[["", "All issuers"], ...issuers.map((issuer) => [issuer, issuer] as const)]}
        />
        <SelectField
          id="filter-category"
          name="category"
          label="Category"
          value={query.category}
          error={errors["category"]?.message}
          options={[
            ["", "All categories"],
            ...CARD_CATEGORIES.map((key) => [key, key === "travel" ? "Travel" : CATEGORY_LABELS[key]] as const),
          ]}
        />
        <TextField
          id="filter-fee"
          name="fee"
          label="Highest annual fee"
          isMoney
          value={query.maxFeeUsd === undefined ? "" : String(query.maxFeeUsd)}
          error={errors["fee"]?.message}
        />
        <SelectField
          id="filter-sort"
          name="sort"
          label="Sort by"
          value={query.sort}
          error={errors["sort"]?.message}
          options={Object.entries(CARD_SORTS).map(([key, rule]) => [key, rule.label] as const)}
        />
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
