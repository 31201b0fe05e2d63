import { paths } from "../../paths.ts";
import { CardArt } from "../../ui/card-art.tsx";
import type { CardLabels } from "./tool-records.ts";

/** The cards of an answer as objects, each a link to its review. */
export function WalletArt({ slugs, labels }: { readonly slugs: readonly string[]; readonly labels: CardLabels }) {
  return (
    <ul className="wallet-art">
      {slugs.map((slug) => {
        const label = labels[slug];
        return (
          <li key={slug}>
            <a className="grid gap-1.5 font-600 small leading-[1.3] text-ink" href={paths.review(slug)}>
              {label && <CardArt card={label} width={152} />}
              <span>{label?.name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
