import type { CardCategory } from "../../catalog/card.ts";
import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { type ListReader, TRAVELER_CHOICES, TRIP_CHOICES } from "./list-reader.ts";

const toOptions = (choices: readonly number[], chosen: number) =>
  [...new Set([...choices, chosen])]
    .toSorted((left, right) => left - right)
    .map((count) => [String(count), String(count)] as const);

/** Whom the list is for, to be changed in place: a GET form, so that the address keeps it. */
export function ReaderForm({ category, reader }: { readonly category: CardCategory; readonly reader: ListReader }) {
  return (
    <form
      className="flex flex-wrap items-end gap-3 mb-4 no-print"
      action={`${paths.category(category)}#ranked`}
      method="get"
      aria-label="Who the list is for"
    >
      {!reader.isOwn && (
        <p className="when-spend-kept basis-full small" hidden>
          Or rank it for someone else:
        </p>
      )}
      <div className="flex-[1_1_11rem] max-w-64">
        <SelectField
          id="reader-preset"
          name="preset"
          label="Spends like a"
          value={reader.preset}
          options={PRESETS.map(({ slug, name }) => [slug, name])}
        />
      </div>
      <SelectField
        id="reader-trips"
        name="trips"
        label="Trips a year"
        value={String(reader.trips)}
        options={toOptions(TRIP_CHOICES, reader.trips)}
      />
      <SelectField
        id="reader-travelers"
        name="travelers"
        label="Travelers"
        value={String(reader.travelers)}
        options={toOptions(TRAVELER_CHOICES, reader.travelers)}
      />
      <button className="btn btn-secondary" type="submit">
        Rank the cards
      </button>
      {reader.isOwn && (
        <a className="btn btn-quiet" href={`${paths.category(category)}#ranked`}>
          <span className="unless-spend-kept">Back to the person above</span>
          <span className="when-spend-kept" hidden>
            Back to my own spending
          </span>
        </a>
      )}
    </form>
  );
}
