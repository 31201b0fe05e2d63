import { SearchForm } from "./search-form.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  ["Search form, at rest", () => <SearchForm id="example-search" />],
  [
    "Search form, with an error",
    () => (
      <SearchForm
        id="example-search-error"
        label="Find a card, with an error"
        query="x"
        error="A query has at most 100 characters."
      />
    ),
  ],
];
