/** `/programs/{slug}`: one point program: what a point is worth, who its partners are, and which cards earn it. */
import type { LoaderFunctionArgs } from "react-router";

import type { ArticleBody } from "../../articles/article-body.ts";
import { findProgramText, loadBody } from "../../articles/content-index.ts";
import type { ProgramMeta } from "../../articles/front-matter.ts";
import { type Program, PROGRAMS, type TransferPartner } from "../../catalog/program.ts";
import { findCard } from "../../catalog/queries.ts";
import { formatCents, formatDate } from "../../format.ts";
import { paths } from "../../paths.ts";
import { type PageHead, toBreadcrumbJsonLd, toPageTitle } from "../../seo/page-head.ts";
import { SITE } from "../../site.ts";
import { AnnualFee } from "../../ui/annual-fee.tsx";
import { ArticleText } from "../../ui/article-text.tsx";
import { BarChart } from "../../ui/bar-chart.tsx";
import { CardCell } from "../../ui/card-cell.tsx";
import { CompareTray } from "../../ui/compare-tray.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Island } from "../../islands/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { QuestionList } from "../../ui/question-list.tsx";
import { type PageProps, throwNotFound } from "../page-route.ts";
import { listPointWays, listProgramCards, type ProgramCard } from "./program-cards.ts";

interface ProgramData {
  readonly head: PageHead;
  readonly program: Program;
  readonly text: ProgramMeta;
  readonly body: ArticleBody;
}

const toCrumbs = ({ program, slug }: Program) => [
  { label: "Home", to: paths.home() },
  { label: "Programs", to: paths.programs() },
  { label: program, to: paths.program(slug) },
];

/** @throws a 404 Response for an unknown program */
export async function loadProgramPage({ params }: LoaderFunctionArgs): Promise<ProgramData> {
  const program = PROGRAMS.find(({ slug }) => slug === params["slug"]);
  if (!program) throwNotFound();
  const text = findProgramText(program.slug);
  const body = await loadBody("programs", program.slug);
  if (!text || !body) throw new Error(`The text of ${program.slug} is missing`);
  return {
    program,
    text,
    body,
    head: {
      title: toPageTitle(text.title),
      description: text.description,
      path: paths.program(program.slug),
      image: `programs-${program.slug}`,
      isIndexed: true,
      jsonLd: (origin) => [toBreadcrumbJsonLd(origin, toCrumbs(program))],
    },
  };
}

export function ProgramPage({ loaderData }: PageProps<typeof loadProgramPage>) {
  const { program, text, body } = loaderData;
  const ways = listPointWays(program);
  return (
    <PageLayout crumbs={toCrumbs(program)} title={text.title} lead={text.summary}>
      <p className="small muted">
        By the {SITE.byline}. Partners as of <time dateTime={program.asOf}>{formatDate(program.asOf)}</time> (
        {program.source.kind}, confidence {program.confidence}); text updated{" "}
        <time dateTime={text.updated}>{formatDate(text.updated)}</time>.
      </p>
      <section className="section" id="value">
        <h2>What a point is worth</h2>
        <figure className="figure">
          <BarChart
            title="Cents per point"
            bars={ways.map(({ label, cents }) => ({ label, value: cents, text: formatCents(cents) }))}
          />
          <figcaption>
            Cents per point for each way to use them, by our estimate. Set your own in{" "}
            <a href={paths.analyzer()}>the analyzer</a>.
          </figcaption>
        </figure>
        {program.portalText && <p className="measure mt-4">{program.portalText}</p>}
      </section>
      {program.partners.length > 0 && <Partners program={program} />}
      <ArticleText as="div" className="prose section" body={body} />
      <Cards program={program} />
      <section className="section" id="pooling">
        <h2>Moving points between people and cards</h2>
        <p className="measure">{program.poolingText}</p>
        {program.note && <p className="measure">{program.note}</p>}
      </section>
      {text.questions.length > 0 && (
        <section className="section" id="questions">
          <h2>Questions</h2>
          <QuestionList questions={text.questions} />
        </section>
      )}
    </PageLayout>
  );
}

/** Partner points for 1,000 bank points. */
function toPartnerPoints(ratio: string): string {
  const [from = 1, to = 1] = ratio.split(":").map(Number);
  return Math.round((1_000 * to) / from).toLocaleString("en-US");
}

/** A ratio that is no more than a hint is none to plan with. */
const isHint = ({ confidence }: TransferPartner) => confidence === "low";

function toPartnerNote({ kind, since, before, fee, exception, needs, note, confidence }: TransferPartner): string {
  const changed = since && before ? `${before} until ${formatDate(since)}` : since ? `since ${formatDate(since)}` : "";
  const facts = [
    kind === "airline" ? "Airline" : "Hotel",
    changed,
    fee,
    exception,
    needs && `needs ${needs}`,
    confidence === "medium" && "reported, not confirmed",
  ].filter(Boolean);
  return facts.join("; ") + (note ? `. ${note}` : "");
}

function Partners({ program }: { readonly program: Program }) {
  const rows = program.partners.toSorted(
    (left, right) =>
      Number(left.kind === "hotel") - Number(right.kind === "hotel") || left.partner.localeCompare(right.partner, "en"),
  );
  return (
    <section className="section" id="partners">
      <h2>
        {program.partners.length} transfer {program.partners.length === 1 ? "partner" : "partners"}
      </h2>
      <div className="measure">
        <DataTable
          caption={`Transfer partners of ${program.program}`}
          isCaptionHidden
          isStacked={false}
          rows={rows}
          toKey={(partner) => partner.partner}
          columns={[
            {
              key: "partner",
              label: "Partner",
              render: (partner) => (
                <>
                  {partner.partner}
                  <small className="cell-note">{toPartnerNote(partner)}</small>
                </>
              ),
            },
            {
              key: "ratio",
              label: "Ratio",
              isNumber: true,
              render: (partner) => (isHint(partner) ? "Not certain" : partner.ratio),
            },
            {
              key: "points",
              label: "For 1,000",
              isNumber: true,
              render: (partner) => (isHint(partner) ? "–" : toPartnerPoints(partner.ratio)),
            },
          ]}
        />
      </div>
      {program.removed && program.removed.length > 0 && (
        <p className="small muted section-more">
          No longer a partner:{" "}
          {program.removed.map(({ partner, date }) => `${partner} (${formatDate(date)})`).join(", ")}.
        </p>
      )}
    </section>
  );
}

const TRANSFER_TEXT: Readonly<Record<ProgramCard["transfers"], string>> = {
  alone: "By itself",
  with: "With another card",
  reduced: "At a lower ratio",
  never: "No",
};

function Cards({ program }: { readonly program: Program }) {
  const order: readonly ProgramCard["transfers"][] = ["alone", "with", "reduced", "never"];
  const rows = listProgramCards(program).toSorted(
    (left, right) => order.indexOf(left.transfers) - order.indexOf(right.transfers),
  );
  return (
    <section className="section" id="cards">
      <h2>Cards that earn it</h2>
      <DataTable
        caption={`Cards that earn ${program.program}`}
        isCaptionHidden
        rows={rows}
        toKey={({ card }) => card.slug}
        columns={[
          {
            key: "card",
            label: "Card",
            render: ({ card }) => (
              <CardCell card={card}>
                {card.status === "closed" && <small className="cell-note">Closed to new applications</small>}
              </CardCell>
            ),
          },
          { key: "fee", label: "Annual fee", isNumber: true, render: ({ card }) => <AnnualFee fee={card.annualFee} /> },
          {
            key: "transfers",
            label: "Transfers",
            isLine: true,
            render: ({ transfers, needs, how }) => {
              const names = needs.flatMap((slug) => findCard(slug)?.name ?? []);
              return (
                <>
                  {TRANSFER_TEXT[transfers]}
                  <small className="cell-note">
                    {[names.length > 0 ? `One of: ${names.join(", ")}.` : "", how].filter(Boolean).join(" ")}
                  </small>
                </>
              );
            },
          },
        ]}
      />
      <Island name="compare-tray" when="visible" props={{}}>
        <CompareTray />
      </Island>
    </section>
  );
}
