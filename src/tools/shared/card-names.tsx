import { Fragment } from "react";

import { paths } from "../../paths.ts";
import type { CardLabels } from "./tool-records.ts";

/** Names of cards in one line, each a link to its review: `A + B + C`. */
export function CardNames({ slugs, labels }: { readonly slugs: readonly string[]; readonly labels: CardLabels }) {
  if (slugs.length === 0) return <>No card at all</>;
  return (
    <span className="card-names">
      {slugs.map((slug, index) => (
        <Fragment key={slug}>
          {index > 0 && <span className="muted">&nbsp;+ </span>}
          <a href={paths.review(slug)}>{labels[slug]?.name ?? slug}</a>
        </Fragment>
      ))}
    </span>
  );
}
