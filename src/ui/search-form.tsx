import { paths } from "../paths.ts";
import { SEARCH_MAX_LENGTH } from "../search/search-limits.ts";
import { FieldError, toInvalid } from "./field-group.tsx";

export interface SearchFormProps {
  /** Names the field's label; a page may hold two forms besides the header's. */
  readonly id: string;
  readonly query?: string;
  readonly error?: string;
  /** Tells two such forms on one page apart. */
  readonly label?: string;
}

/** The page's own search field: a GET form to `/search`. */
export function SearchForm({ id, query = "", error, label = "Find a card" }: SearchFormProps) {
  return (
    <form className="inline-form" action={paths.search()} method="get" role="search" aria-label={label}>
      <div className="field">
        <label htmlFor={id}>Card, issuer or subject</label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          {...toInvalid({ id, error })}
          {...(error ? { autoFocus: true } : {})}
        />
        <FieldError id={id} error={error} />
      </div>
      <button className="btn btn-primary" type="submit">
        Search
      </button>
    </form>
  );
}
