/** `/programs`: the transferable point programs side by side. */
import { PROGRAMS } from "../../catalog/program.ts";
import { formatCents } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { crumbsTo, type PageHead, toItemListJsonLd } from "../../seo/page-head.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { listPointWays, listProgramCards } from "./program-cards.ts";

/** "Sep 2026": its column is narrow where rows are stacked. */
const SHORT_MONTH = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

export function loadProgramsPage(): { readonly head: PageHead } {
  const items = PROGRAMS.map(({ program, slug }) => ({ label: program, to: paths.program(slug) }));
  return {
    head: {
      title: "Bank point programs compared | Waycard",
      description:
        "Seven bank point programs side by side: how many airlines and hotels each transfers to, what a point is typically worth, and how many cards earn it.",
      path: paths.programs(),
      image: "programs",
      isIndexed: true,
      jsonLd: (origin) => [toItemListJsonLd(origin, "Bank point programs", items)],
      crumbs: crumbsTo(["Programs", paths.programs()]),
    },
  };
}

export function ProgramsPage({ loaderData }: PageProps<typeof loadProgramsPage>) {
  return (
    <PageLayout
      crumbs={loaderData.head.crumbs}
      title="Bank point programs"
      lead="A bank's points are worth more when they can become an airline's miles or a hotel's points. See how many partners each program has, what its points are worth, and how many cards earn them."
    >
      <DataTable
        caption="Programs"
        rows={PROGRAMS}
        toKey={(program) => program.slug}
        columns={[
          {
            label: "Program",
            render: (program) => (
              <>
                <a href={paths.program(program.slug)}>{program.program}</a>
                <small className="cell-note">{program.issuer}</small>
              </>
            ),
          },
          {
            label: "Airlines",
            isNumber: true,
            render: ({ partners }) => partners.filter((partner) => partner.kind === "airline").length,
          },
          {
            label: "Hotels",
            isNumber: true,
            render: ({ partners }) => partners.filter((partner) => partner.kind === "hotel").length,
          },
          {
            label: "Typical value",
            isNumber: true,
            render: (program) =>
              formatCents(listPointWays(program).find((way) => way.label === "Typical use")?.cents ?? 0),
          },
          {
            label: "With partners",
            isNumber: true,
            render: ({ transferCpp }) => (transferCpp === null ? "None" : formatCents(transferCpp)),
          },
          { label: "Cards", isNumber: true, render: (program) => listProgramCards(program).length },
          {
            label: "As of",
            render: ({ asOf }) => <time dateTime={asOf}>{SHORT_MONTH.format(new Date(asOf))}</time>,
          },
        ]}
      />
      <p className="small muted section-more">
        Cents per point are our estimates. Partners and ratios change; confirm them in your own account before you move
        points, because a transfer can't be undone.
      </p>
    </PageLayout>
  );
}
