/** What changed in the cards held and watched since it was last read. */
import { useEffect } from "react";

import { formatDate } from "../words/format.ts";
import { paths } from "../paths.ts";
import { ChangedTerm } from "../ui/changed-term.tsx";
import { useBoard } from "./board.ts";
import { markSeen } from "./change-cards.ts";
import type { ChangeRecord, HeldRecord } from "./held-record.ts";
import type { KeptCards } from "./kept-cards.ts";

interface CardChanges {
  readonly record: HeldRecord;
  readonly changes: readonly ChangeRecord[];
}

const listSlugs = ({ held, watched }: KeptCards) => [...held.map(({ slug }) => slug), ...watched];

/** Changes that were not there when the card's were last read. */
function listNews(kept: KeptCards, records: Readonly<Record<string, HeldRecord>>): CardChanges[] {
  return listSlugs(kept).flatMap((slug) => {
    const record = records[slug];
    const seen = kept.seen[slug];
    if (!record || !seen) return [];
    const changes = record.changes.filter(({ id }) => !seen.includes(id));
    return changes.length > 0 ? [{ record, changes }] : [];
  });
}

/** All changes of these cards as they are known now. */
const listSeen = (slugs: readonly string[], records: Readonly<Record<string, HeldRecord>>): KeptCards["seen"] =>
  Object.fromEntries(slugs.map((slug) => [slug, records[slug]?.changes.map(({ id }) => id) ?? []]));

export function CardNews() {
  const { kept, records, keep } = useBoard();
  const news = listNews(kept, records);
  const fresh = listSlugs(kept).filter((slug) => records[slug] && !kept.seen[slug]);
  const freshKey = fresh.join();
  useEffect(() => {
    // A card that has just come in: what changed before is history.
    if (freshKey !== "") keep(markSeen(listSeen(freshKey.split(","), records)), "");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each card that comes in
  }, [freshKey]);
  if (news.length === 0) return null;
  return (
    <section className="section" aria-labelledby="news-title">
      <h2 id="news-title">Changed since your last visit</h2>
      <div className="panel">
        {news.map(({ record, changes }) => (
          <div key={record.slug}>
            <h3>
              <a className="text-ink" href={`${paths.review(record.slug)}#changes`}>
                {record.name}
              </a>
            </h3>
            <ul className="plain-list">
              {changes.map(({ id, on, label, from, to }) => (
                <li key={id}>
                  <b>{label}</b> <span className="muted">({formatDate(on)})</span>: <ChangedTerm from={from} to={to} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <button
          className="btn btn-secondary"
          type="button"
          onClick={() =>
            keep(
              markSeen(
                listSeen(
                  news.map(({ record }) => record.slug),
                  records,
                ),
              ),
              "Marked as read.",
            )
          }
        >
          Got it
        </button>
      </div>
    </section>
  );
}
