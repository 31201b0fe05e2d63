import { formatDate } from "../words/format.ts";
import { CardArt } from "../ui/card-art.tsx";
import { useBoard } from "./board.ts";
import { letGo, succeed } from "./change-cards.ts";
import type { HeldRecord } from "./held-record.ts";

/** Nobody holds a card that was replaced: only its holder knows which one it became. */
export function SuccessorQuestion({ record }: { readonly record: HeldRecord }) {
  const { records, keep } = useBoard();
  const { slug, name, replacedOn, successors } = record;
  return (
    <div className="panel held-card" role="group" aria-label={`What became of ${name}`}>
      <CardArt card={record} width={144} />
      <div className="stack">
        <p>
          <b>
            {name} was replaced{replacedOn ? ` in ${formatDate(replacedOn.slice(0, 7))}` : ""}.
          </b>{" "}
          Which card do you have now?
        </p>
        <p className="row">
          {successors.map((to) => (
            <button
              key={to}
              className="btn btn-secondary"
              type="button"
              onClick={() => keep(succeed(slug, to), `${records[to]?.name ?? to} is in My cards.`)}
            >
              {records[to]?.name ?? to}
            </button>
          ))}
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => keep(letGo(slug), `${name} is no longer in My cards.`)}
          >
            None of these
          </button>
        </p>
      </div>
    </div>
  );
}
