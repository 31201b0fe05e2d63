/** `/programs/{slug}`: one point program: what a point is worth, who its partners are, and which cards earn it. */
import type { LoaderFunctionArgs } from "react-router";

import type { ArticleBody } from "../../content/article-body.ts";
import { findProgramText, loadBody } from "../../content/content-index.ts";
import type { ProgramMeta } from "../../content/front-matter.ts";
import { toLeadImage } from "../../content/lead-image.ts";
import { type Program, PROGRAMS } from "../../catalog/program.ts";
import { nameShort } from "../../catalog/queries.ts";
import { formatCents, formatDate, joinChoices, upperFirst } from "../../words/format.ts";
import { toPointUnit } from "../../words/point-unit.ts";
import { paths } from "../../paths.ts";
import { toProgramJsonLd } from "../../seo/article-head.ts";
import { crumbsTo, type PageHead, toPageTitle } from "../../seo/page-head.ts";
import { SITE } from "../../site.ts";
import { AnnualFee } from "../../ui/annual-fee.tsx";
import { ArticleText } from "../../ui/article-text.tsx";
import { BarList } from "../../ui/bar-list.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CardCell } from "../../ui/card-cell.tsx";
import { CompareTray } from "../../ui/compare-tray.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Island } from "../../ui/island.tsx";
import { QuestionSection } from "../../ui/question-list.tsx";
import { type PagePart, TextAside, TextHead } from "../article/text-frame.tsx";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";
import { listPointWays, listProgramCards, type ProgramCard } from "./program-cards.ts";
import { ProgramPartners } from "./program-partners.tsx";

interface ProgramData {
  readonly head: PageHead;
  readonly program: Program;
  readonly text: ProgramMeta;
  readonly body: ArticleBody;
}

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
      jsonLd: (origin) => [toProgramJsonLd(origin, text, program)],
      crumbs: crumbsTo(["Programs", paths.programs()], [program.program, paths.program(program.slug)]),
    },
  };
}

export function ProgramPage({ loaderData }: PageProps<typeof loadProgramPage>) {
  const { head, program, text, body } = loaderData;
  const ways = listPointWays(program);
  const typical = ways.find(({ label }) => label === "Typical use");
  const unit = nameUnit(program);
  return (
    <div className="container page">
      <Breadcrumbs crumbs={head.crumbs} />
      <TextHead title={text.title} lead={text.summary} image={toLeadImage("redeeming", PROGRAMS.indexOf(program))}>
        {`By the ${SITE.byline}`}
        <>
          partners as of <time dateTime={program.asOf}>{formatDate(program.asOf)}</time>
        </>
        {`from ${program.source.kind}, ${program.confidence} confidence`}
        <>
          text updated <time dateTime={text.updated}>{formatDate(text.updated)}</time>
        </>
      </TextHead>
      <div className="with-aside">
        <TextAside
          {...(typical && {
            number: { figure: formatCents(typical.cents), text: `is our value for a ${unit} in typical use` },
          })}
          headings={listParts(program, text)}
        />
        <div className="min-w-0 [&>.section:first-child]:mt-0">
          <section className="section" id="value">
            <h2>What a {unit} is worth</h2>
            <figure className="figure">
              <BarList
                label={`Cents per ${unit}`}
                bars={ways.map(({ label, cents }) => ({ label, to: cents, figure: formatCents(cents) }))}
              />
              <figcaption>
                Our estimate of what a {unit} is worth, by how you use it. Set your own in{" "}
                <a href={paths.analyzer()}>the analyzer</a>.
              </figcaption>
            </figure>
            {program.portalText && <p className="measure mt-4">{program.portalText}</p>}
          </section>
          {program.partners.length > 0 && <ProgramPartners program={program} />}
          <ArticleText as="div" className="prose section" body={body} />
          <Cards program={program} />
          <section className="section" id="pooling">
            <h2>Moving {unit}s between people and cards</h2>
            <p className="measure">{program.poolingText}</p>
            {program.note && <p className="measure">{program.note}</p>}
          </section>
          <QuestionSection questions={text.questions} />
        </div>
      </div>
    </div>
  );
}

/** `point`, `mile`. */
const nameUnit = ({ program }: Program): string => toPointUnit(program).replace(/s$/, "");

/** The page's parts in their order: tables around the text. */
function listParts(program: Program, { headings, questions }: ProgramMeta): readonly PagePart[] {
  const { partners } = program;
  return [
    { id: "value", text: `What a ${nameUnit(program)} is worth` },
    ...(partners.length > 0 ? [{ id: "partners", text: "Transfer partners" }] : []),
    ...headings.filter(({ depth }) => depth === 2),
    { id: "cards", text: `Cards that earn these ${nameUnit(program)}s` },
    { id: "pooling", text: `Moving ${nameUnit(program)}s` },
    ...(questions.length > 0 ? [{ id: "questions", text: "Questions" }] : []),
  ];
}

const TRANSFER_TEXT: Readonly<Record<ProgramCard["transfers"], string>> = {
  alone: "By itself",
  with: "With another card",
  reduced: "At a lower ratio",
  never: "No",
};

/** @example "one of these: Strata Premier or Strata Elite." */
const toNeedsText = (needs: readonly string[]): string =>
  needs.length === 0 ? "" : `${needs.length === 1 ? "" : "one of these: "}${joinChoices(needs.map(nameShort))}.`;

function Cards({ program }: { readonly program: Program }) {
  const order: readonly ProgramCard["transfers"][] = ["alone", "with", "reduced", "never"];
  const rows = listProgramCards(program).toSorted(
    (left, right) => order.indexOf(left.transfers) - order.indexOf(right.transfers),
  );
  const withOthers = rows.filter(({ transfers }) => transfers === "with");
  const [first] = withOthers;
  // The same list in five rows is said once.
  const isShared =
    withOthers.length > 1 &&
    withOthers.every(({ needs }) => needs.toSorted().join() === first?.needs.toSorted().join());
  return (
    <section className="section" id="cards">
      <h2>Cards that earn these {nameUnit(program)}s</h2>
      {isShared && first && (
        <p className="measure mb-4">"With another card" means that you also have {toNeedsText(first.needs)}</p>
      )}
      <DataTable
        caption={`Cards that earn ${program.program}`}
        rows={rows}
        toKey={({ card }) => card.slug}
        columns={[
          {
            label: "Card",
            render: ({ card }) => (
              <CardCell card={card}>
                {card.status === "closed" && <small className="cell-note">Closed to new applications</small>}
              </CardCell>
            ),
          },
          { label: "Annual fee", isNumber: true, render: ({ card }) => <AnnualFee fee={card.annualFee} /> },
          {
            label: "Transfers",
            isLine: true,
            render: ({ transfers, needs, how }) => {
              const note = [isShared ? "" : upperFirst(toNeedsText(needs)), how].filter(Boolean).join(" ");
              return (
                <>
                  {TRANSFER_TEXT[transfers]}
                  {note && <small className="cell-note">{note}</small>}
                </>
              );
            },
          },
        ]}
      />
      <Island name="compare-tray" when="intent" props={{}}>
        <CompareTray />
      </Island>
    </section>
  );
}
