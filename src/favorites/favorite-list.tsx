/** The kept cards with what can be done with them: read, compared, worked out, no longer kept. */
import { searchRecordsUrl } from "virtual:catalog-assets";
import { useEffect, useState } from "react";

import { formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import type { SearchRecord } from "../search/search-record.ts";
import { announce } from "../ui/announcer.tsx";
import { setFavorite } from "./kept-favorites.ts";
import { useFavorites } from "./use-favorites.ts";

const MAX_COMPARED = 4;
const MAX_CALCULATED = 10;

/** The cards that search knows: names, pictures, fees and ratings of all. */
async function loadRecords(): Promise<ReadonlyMap<string, SearchRecord>> {
  const response = await fetch(searchRecordsUrl);
  if (!response.ok) throw new Error(`The cards answered ${response.status}`);
  return new Map(((await response.json()) as SearchRecord[]).map((record) => [record.slug, record]));
}

export function FavoriteList() {
  const slugs = useFavorites();
  const [records, setRecords] = useState<ReadonlyMap<string, SearchRecord> | "failed" | null>(null);
  const isNeeded = slugs !== null && slugs.length > 0;
  useEffect(() => {
    if (isNeeded) loadRecords().then(setRecords, () => setRecords("failed"));
  }, [isNeeded]);

  if (slugs === null) {
    return (
      <p>
        Favorites are kept by a script in your browser. Without one, <a href={paths.compare()}>compare cards</a>: the
        address of a comparison keeps your choice.
      </p>
    );
  }
  if (slugs.length === 0) {
    return (
      // A key of its own: a text that found a new place would count as a shift of the page.
      <div key="empty" className="panel measure">
        <p>
          <b>You haven’t kept any cards yet.</b> Every review has a “Keep” button below its title. The cards you keep
          appear here, ready to compare, on this device only.
        </p>
        <p className="row">
          <a className="btn btn-primary" href={paths.cards()}>
            Browse all cards
          </a>
          <a className="btn btn-secondary" href={paths.finder()}>
            Find a card in seven questions
          </a>
        </p>
      </div>
    );
  }
  if (records === "failed")
    return <p className="callout">The cards could not be loaded. Reload the page to try again.</p>;
  if (records === null) return <p aria-busy>Loading your cards…</p>;
  const kept = slugs.flatMap((slug) => records.get(slug) ?? []);
  const keptSlugs = kept.map(({ slug }) => slug);
  return (
    <div className="stack">
      <ul className="flex flex-col gap-3 m-0 p-0" aria-label="Your cards">
        {kept.map((record) => (
          <Favorite key={record.slug} record={record} />
        ))}
      </ul>
      <p className="row">
        {kept.length > 1 && (
          <a className="btn btn-primary" href={paths.compare(keptSlugs.slice(0, MAX_COMPARED))}>
            Compare {kept.length > MAX_COMPARED ? `the first ${MAX_COMPARED}` : "them"}
          </a>
        )}
        <a
          className="btn btn-secondary"
          href={paths.calculator({ cards: keptSlugs.slice(0, MAX_CALCULATED).join(",") })}
        >
          Work out what they earn
        </a>
      </p>
      <p className="small muted">Kept in this browser only. Nobody else sees them.</p>
    </div>
  );
}

function Favorite({ record }: { readonly record: SearchRecord }) {
  const { slug, name, issuer, reviewLink, image, annualFeeUsd, rating } = record;
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-1 lt-sm:grid lt-sm:grid-cols-[96px_minmax(0,1fr)] lt-sm:items-start lt-sm:pb-2! [&>*+*]:mt-0!">
      <img src={image} width={96} height={60} alt="" />
      <span className="flex-1 min-w-12rem">
        <a className="flex font-600" href={reviewLink}>
          {name}
        </a>
        <span className="block small muted leading-[1.4]">
          {issuer}, {annualFeeUsd === 0 ? "no annual fee" : `${formatUsd(annualFeeUsd)} a year`}, rated{" "}
          {rating.toFixed(1)} of 10
        </span>
      </span>
      <button
        className="btn btn-quiet sm:ml-auto px-0! lt-sm:col-start-2 lt-sm:justify-self-start"
        type="button"
        onClick={() => {
          setFavorite(slug, false);
          announce(`${name} is no longer kept.`);
        }}
      >
        Remove<span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}
