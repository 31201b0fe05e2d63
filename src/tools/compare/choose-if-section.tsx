import { paths } from "../../paths.ts";
import type { ChooseIf } from "./choose/choose-if.ts";

/** Below the verdict of a searched pair: for whom the one card is, and for whom the other. */
export function ChooseIfSection({ advice: { choices, reader } }: { readonly advice: ChooseIf }) {
  return (
    <section className="section-more" aria-label="Which of the two to choose">
      <div className="grid gap-4 md:grid-cols-2">
        {choices.map(({ slug, name, isClosed, conditions }) => (
          <div className="panel" key={slug}>
            <h2 className="text-1">
              {isClosed ? "Keep" : "Choose"} <a href={paths.review(slug)}>{name}</a>
              {isClosed && ", which takes no new applications,"} if
            </h2>
            <ul className="plain-list mt-3 [&>li+li]:mt-1.5">
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="small muted mt-3 max-w-measure">{reader}</p>
    </section>
  );
}
