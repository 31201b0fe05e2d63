import { formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { useBoard } from "./board.ts";
import { hold, unwatch } from "./change-cards.ts";

/** Cards that somebody thinks about: their fee, the offer of the day, and the day that they become a card held. */
export function Watched() {
  const { kept, records, keep } = useBoard();
  const watched = kept.watched.flatMap((slug) => records[slug] ?? []);
  if (watched.length === 0) return null;
  return (
    <section className="section" aria-labelledby="watched-title">
      <h2 id="watched-title">Watching</h2>
      <ul className="m-0 p-0 list-none" aria-label="Cards you watch">
        {watched.map((record) => (
          <li key={record.slug} className="watched-card">
            <CardArt card={record} width={72} />
            <span>
              <a className="font-600" href={paths.review(record.slug)}>
                {record.name}
              </a>
              <small className="block muted">
                {record.feeUsd === 0 ? "No annual fee" : `${formatUsd(record.feeUsd)} a year`}
                {record.bonus && ` · ${record.bonus.text}`}
              </small>
            </span>
            <span className="row">
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => keep(hold(record.slug), `${record.name} is in My cards.`)}
              >
                I hold it<span className="visually-hidden"> now: {record.name}</span>
              </button>
              <button
                className="btn btn-quiet"
                type="button"
                onClick={() => keep(unwatch(record.slug), `${record.name} is no longer watched.`)}
              >
                Remove<span className="visually-hidden"> {record.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
