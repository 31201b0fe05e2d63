import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { CATEGORY_LABELS } from "../../words/menu.ts";
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
  const field = (name: string, label: string) => ({
    id: `filter-${name}`,
    name,
    label,
    error: errors[name]?.message,
  });
  return (
    <form className="panel" action={paths.cards()} method="get" aria-label="Filter cards">
      <div className="grid gap-x-4 gap-y-3.5 items-start grid-cols-2 md:grid-cols-4">
        <SelectField
          {...field("type", "Type")}
          value={query.type}
          options={[
            ["", "All types"],
            ["personal", "Personal"],
            ["business", "Business"],
          ]}
        />
        <SelectField
          {...field("issuer", "Issuer")}
          value={query.issuer}
          options={[["", "All issuers"], ...issuers.map((issuer) => [issuer, issuer] as const)]}
        />
        <SelectField
          {...field("category", "Category")}
          value={query.category}
          options={[
            ["", "All categories"],
            ...CARD_CATEGORIES.map((key) => [key, key === "travel" ? "Travel" : CATEGORY_LABELS[key]] as const),
          ]}
        />
        <TextField {...field("fee", "Fee up to")} isMoney value={query.feeText} />
        <SelectField
          {...field("bonus", "Welcome bonus")}
          value={query.bonus}
          options={[
            ["", "Any"],
            ["open", "Open now"],
            ["reach", "Open and within reach"],
          ]}
        />
        <SelectField
          {...field("score", "Your credit score")}
          value={query.score}
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
          {...field("network", "Network")}
          value={query.network}
          options={[["", "All networks"], ...networks.map((network) => [network, network] as const)]}
        />
        <SelectField
          {...field("sort", "Sort by")}
          value={query.sort}
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
