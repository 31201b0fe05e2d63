import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { CATEGORY_LABELS } from "../../menu.ts";
import { paths } from "../../paths.ts";
import { TextField } from "../../ui/text-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { CARD_SORTS, type CardsQuery } from "./cards-query.ts";

/** The filters as a GET form: the address holds all of it. */
interface CardsFilterProps {
  readonly query: CardsQuery;
  readonly issuers: readonly string[];
  readonly networks: readonly string[];
}

export function CardsFilter({ query, issuers, networks }: CardsFilterProps) {
  const { errors } = query;
  return (
    <form className="panel" action={paths.cards()} method="get" aria-label="Filter cards">
      <div className="grid gap-x-4 gap-y-3.5 items-start grid-cols-2 md:grid-cols-4">
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
          label="Fee up to"
          isMoney
          value={query.feeText}
          error={errors["fee"]?.message}
        />
        <SelectField
          id="filter-bonus"
          name="bonus"
          label="Welcome bonus"
          value={query.bonus}
          error={errors["bonus"]?.message}
          options={[
            ["", "Any"],
            ["open", "Open now"],
            ["reach", "Open and within reach"],
          ]}
        />
        <SelectField
          id="filter-score"
          name="score"
          label="Your credit score"
          value={query.score}
          error={errors["score"]?.message}
          options={[
            ["", "Any"],
            ["none", "No history yet"],
            ["580", "580"],
            ["670", "670"],
            ["700", "700"],
            ["740", "740 or more"],
          ]}
        />
        <SelectField
          id="filter-network"
          name="network"
          label="Network"
          value={query.network}
          error={errors["network"]?.message}
          options={[["", "All networks"], ...networks.map((network) => [network, network] as const)]}
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
