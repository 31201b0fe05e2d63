import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import type { Choice, ChooseIf } from "./choose/choose-if.ts";

/** How the page of a searched pair opens: for whom the one card is, and for whom the other. */
export function ChooseIfSection({ advice, cards }: { readonly advice: ChooseIf; readonly cards: readonly Card[] }) {
  const { choices, reader } = advice;
  return (
    <section
      className="section-tight [&>p]:mt-3 [&>p]:max-w-measure"
      aria-label="Which of the two to choose"
      data-choose-if={choices.map(({ slug }) => slug).join()}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {choices.map((choice) => (
          <OneChoice key={choice.slug} choice={choice} card={cards.find(({ slug }) => slug === choice.slug)} />
        ))}
      </div>
      <p className="small muted">{reader}</p>
    </section>
  );
}

function OneChoice({ choice, card }: { readonly choice: Choice; readonly card: Card | undefined }) {
  const { slug, name, isClosed, netUsd, conditions } = choice;
  return (
    <div className="panel grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 items-center content-start [&>*+*]:mt-0!">
      {card && <CardArt card={card} width={72} />}
      <div>
        <h2 className="text-1">
          {isClosed ? (
            <>
              Keep <a href={paths.review(slug)}>{name}</a>, which takes no new applications, if
            </>
          ) : (
            <>
              Choose <a href={paths.review(slug)}>{name}</a> if
            </>
          )}
        </h2>
        <p className="small muted">
          <b className={`figures text-0 ${netUsd < 0 ? "cost" : "gain"}`}>{formatUsd(netUsd)}</b> a year, after the fee
        </p>
      </div>
      <ul className="plain-list col-span-full [&>li+li]:mt-1.5">
        {conditions.map((condition, index) => (
          <li key={condition}>
            {condition}
            {index < conditions.length - 1 ? "; or" : "."}
          </li>
        ))}
      </ul>
    </div>
  );
}
