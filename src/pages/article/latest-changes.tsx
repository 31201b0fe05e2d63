import { formatDate } from "../../words/format.ts";
import { listWorldChanges, type WorldChange } from "../../words/list-changes.ts";
import { paths } from "../../paths.ts";
import { ChangedTerm } from "../../ui/changed-term.tsx";

const SHOWN = 12;

/** Below the pieces that explain them: the changes themselves, by card, what changed newest first. */
export function LatestChanges() {
  const changes = listWorldChanges();
  return (
    <section className="section" id="changes">
      <h2>Changes by card</h2>
      <p className="measure">
        What issuers changed on the cards we follow, newest first. Each review lists its card's changes with their
        sources.
      </p>
      <ul className="grid gap-5 max-w-216">
        {groupByCards(changes.slice(0, SHOWN)).map((group) => (
          <CardChanges key={group[0]?.entry.id} group={group} />
        ))}
      </ul>
      <p className="section-more">
        Every change is in <a href={paths.feed("changes")}>the feed of changes</a>, also available as{" "}
        <a href={paths.feed("changes", "json")}>JSON</a>.
      </p>
    </section>
  );
}

/** What happened to the same cards stands together, where the newest of it would. */
const groupByCards = (changes: readonly WorldChange[]): readonly (readonly WorldChange[])[] => [
  ...Map.groupBy(changes, ({ cards }) => cards.map(({ slug }) => slug).join()).values(),
];

function CardChanges({ group }: { readonly group: readonly WorldChange[] }) {
  const cards = group[0]?.cards ?? [];
  return (
    <li>
      <b>
        {cards.map(({ slug, name }, at) => (
          <span key={slug}>
            {at > 0 && ", "}
            <a href={`${paths.review(slug)}#changes`}>{name}</a>
          </span>
        ))}
      </b>
      <ul className="grid gap-1.5 mt-1">
        {group.map(({ entry, label }) => (
          <li key={entry.id}>
            <time className="small muted figures" dateTime={entry.effective}>
              {formatDate(entry.effective)}
            </time>{" "}
            · {label}: <ChangedTerm from={entry.from} to={entry.to} />
            {entry.confidence === "low" && <span className="muted"> (not certain)</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
