import { formatDate } from "../../words/format.ts";
import { listWorldChanges, type WorldChange } from "../../words/list-changes.ts";
import { paths } from "../../paths.ts";

const SHOWN = 20;

/** Below the pieces that explain them: the changes themselves, by the day on which they took effect. */
export function LatestChanges() {
  const changes = listWorldChanges();
  return (
    <section className="section" id="changes">
      <h2>Changes by date</h2>
      <p className="measure">
        What issuers changed about the cards we follow, the newest first. Each review lists those of its card with their
        sources.
      </p>
      <ul className="grid gap-4 max-w-216">
        {changes.slice(0, SHOWN).map((change) => (
          <Change key={change.entry.id} change={change} />
        ))}
      </ul>
      <p className="section-more">
        All of them are in <a href={paths.feed("changes")}>the feed of changes</a>, as{" "}
        <a href={paths.feed("changes", "json")}>JSON</a> too.
      </p>
    </section>
  );
}

function Change({ change: { entry, label, cards } }: { readonly change: WorldChange }) {
  const { effective, from, to, confidence } = entry;
  return (
    <li className="grid gap-x-6 md:grid-cols-[12rem_minmax(0,1fr)]">
      <time className="muted figures" dateTime={effective}>
        {formatDate(effective)}
      </time>
      <p>
        {cards.map(({ slug, name }, at) => (
          <span key={slug}>
            {at > 0 && ", "}
            <a href={`${paths.review(slug)}#changes`}>{name}</a>
          </span>
        ))}
        . {label}: {from === null ? "new: " : <s>{from}</s>}
        {from !== null && " → "}
        {to ?? "ended"}
        {confidence !== "high" && <span className="muted"> (confidence: {confidence})</span>}
      </p>
    </li>
  );
}
