/** `/issuers`: every issuer with its cards and how many application rules we know of it. */
import { listCards, listCardsOfIssuer, listIssuers } from "../../catalog/queries.ts";
import { paths } from "../../paths.ts";
import { crumbsTo, type PageHead, toItemListJsonLd } from "../../seo/page-head.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { describeBanks, listIssuerRules } from "./issuer-facts.ts";

export function loadIssuersPage(): { readonly head: PageHead } {
  const items = listIssuers().map((issuer) => ({ label: issuer, to: paths.issuer(issuer) }));
  return {
    head: {
      title: "Card issuers and application rules | Waycard",
      description: `The issuers of all ${listCards().length} cards we follow: who is approved, who gets a welcome bonus, how sure we are of each rule, and which cards they issue.`,
      path: paths.issuers(),
      image: "cards",
      isIndexed: true,
      jsonLd: (origin) => [toItemListJsonLd(origin, "Card issuers", items)],
      crumbs: crumbsTo(["Issuers", paths.issuers()]),
    },
  };
}

export function IssuersPage({ loaderData }: PageProps<typeof loadIssuersPage>) {
  const rows = listIssuers().map((issuer) => {
    const cards = listCardsOfIssuer(issuer);
    const open = cards.filter(({ status }) => status === "open");
    return { issuer, cards, best: open.toSorted((left, right) => right.rating - left.rating)[0] };
  });
  return (
    <PageLayout
      crumbs={loaderData.head.crumbs}
      title="Issuers and their application rules"
      lead="However good your credit score is, a bank can decline you if you opened too many cards lately, or deny you a bonus that you have had before. Read its rules before you apply, because a denial still costs you a hard inquiry."
    >
      <DataTable
        caption="Issuers"
        rows={rows}
        toKey={({ issuer }) => issuer}
        columns={[
          {
            label: "Issuer",
            render: ({ issuer, cards }) => (
              <>
                <a href={paths.issuer(issuer)}>{issuer}</a>
                <small className="cell-note">{describeBanks(issuer, cards)}</small>
              </>
            ),
          },
          {
            label: "Known rules",
            isNumber: true,
            render: ({ cards }) => listIssuerRules(cards).length,
          },
          { label: "Cards", isNumber: true, render: ({ cards }) => cards.length },
          {
            label: "Best rated",
            isWide: true,
            render: ({ best }) =>
              best ? <a href={paths.review(best.slug)}>{best.name}</a> : "Closed to new applications",
          },
        ]}
      />
      <p className="section-more">
        <a href={paths.article("guides", "application-rules-explained")}>Application rules explained</a> covers what
        each kind of rule does and in which order to apply for cards.
      </p>
    </PageLayout>
  );
}
