/**
 * `npm run new -- tool NAME "LABEL"`: a tool whole in its folder: what it asks, answer with a test, and a page that works without a
 * script. It starts as one that works, over the real catalog: cards up to an annual fee.
 */
import { defineSubcommand } from "../command-line.ts";
import { type NewFiles, requireSlug, writeAndTell } from "./write-new-files.ts";

/** @example toPascal("trip-cost") is "TripCost" */
const toPascal = (slug: string) => slug.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toCamel = (slug: string) => slug.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** @throws UsageError when a file or an address cannot have the name */
export function makeNewTool({ name, label }: Pick<Words, "name" | "label">): NewFiles {
  requireSlug(name);
  const words = {
    name,
    label,
    Name: toPascal(name),
    path: toCamel(name),
    CONSTANT: name.toUpperCase().replaceAll("-", "_"),
  };
  const folder = `src/tools/${name}`;
  return {
    files: {
      [`${folder}/${name}-asking.ts`]: renderAsking(words),
      [`${folder}/answer-${name}.ts`]: renderAnswer(words),
      [`${folder}/answer-${name}.test.ts`]: renderTest(words),
      [`${folder}/${name}-page.tsx`]: renderPage(words),
    },
    steps: [
      `src/paths.ts: add \`${words.path}: () => "/${name}",\`.`,
      `src/tools/tool-routes.tsx: add \`page(paths.${words.path}(), () => import("./${name}/${name}-page.tsx").then((m) => view(m.load${words.Name}Page, m.${words.Name}Page)), handleOf(${words.CONSTANT})),\`.`,
      `src/pages/indexed-pages.ts: add \`{ path: paths.${words.path}(), lastModified: factsDay },\`; link to it in src/words/menu.ts.`,
      `${folder}: make it the tool that you mean: rows of the table, what they lead to in the answer, the rest on the page.`,
      'To answer without a reload, put an island around form and result (README, "Add an island"); for programs, add an endpoint (README, "Add an endpoint").',
      "`npm run typecheck`, then `npm test -- src/tools test/contracts`.",
    ],
  };
}

interface Words {
  readonly name: string;
  readonly label: string;
  readonly Name: string;
  readonly path: string;
  readonly CONSTANT: string;
}

const renderAsking = ({ CONSTANT, Name, label }: Words) =>
  `/** ${label}: what it asks. Names, defaults, limits and words stand in the rows and nowhere else. */
import { amount, type Values } from "../../asking/parameter.ts";
import { type Asked, readAddress } from "../../asking/read.ts";
import { PLAIN_VOCABULARIES } from "../../asking/vocabulary.ts";
import { toPairs, toQueryString } from "../../asking/write.ts";

export const ${CONSTANT} = {
  maxFee: amount({
    label: "Highest annual fee",
    doc: "Dollars a year at most.",
    max: 10_000,
    default: 0,
    example: "95",
  }),
} as const;

export type ${Name}Values = Values<typeof ${CONSTANT}>;
export type Asked${Name} = Asked<typeof ${CONSTANT}>;

export const ask${Name} = (parameters: URLSearchParams): Asked${Name} =>
  readAddress(${CONSTANT}, parameters, PLAIN_VOCABULARIES);

/** The shortest address of the same result. */
export const to${Name}Query = (values: ${Name}Values): string => toQueryString(toPairs(${CONSTANT}, values));
`;

const renderAnswer = ({ Name, label, name }: Words) => `/** ${label}: the result for a question without faults. */
import type { Card } from "../../catalog/card.ts";
import type { ${Name}Values } from "./${name}-asking.ts";

/** Cards open to applications whose ongoing fee is at most the one asked for, the best rated first. */
export function answer${Name}({ maxFee }: ${Name}Values, cards: readonly Card[]): readonly Card[] {
  return cards
    .filter(({ status, annualFee }) => status === "open" && annualFee.ongoingUsd <= maxFee)
    .toSorted((left, right) => right.rating - left.rating);
}
`;

const renderTest = ({ Name, name }: Words) => `import { expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { answer${Name} } from "./answer-${name}.ts";
import { ask${Name}, to${Name}Query } from "./${name}-asking.ts";

const ask = (text: string) => ask${Name}(new URLSearchParams(text));

test("answers open cards up to the fee, the best rated first", () => {
  const cards = answer${Name}(ask("maxFee=$95").values, listCards());
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ annualFee, status }) => annualFee.ongoingUsd <= 95 && status === "open")).toBe(true);
  const ratings = cards.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((left, right) => right - left));
});

test.each([
  ["maxFee=much", "invalid-number"],
  ["maxFee=-1", "out-of-range"],
  ["maxFee=1&maxFee=2", "repeated-parameter"],
])("%s is refused: %s", (text, code) => {
  expect(ask(text).faults["maxFee"]?.code).toBe(code);
});

test("has one address for each result", () => {
  expect(to${Name}Query(ask("maxFee=%2495.00").values)).toBe("?maxFee=95");
  expect(to${Name}Query(ask("maxFee=").values)).toBe("");
});
`;

const renderPage = ({ Name, name, label, path, CONSTANT }: Words) => `/** \`/${name}\`: ${label}. */
import type { LoaderFunctionArgs } from "react-router";

import { Field } from "../../asking/field.tsx";
import { toPathLabel } from "../../asking/label.ts";
import { hasFaults } from "../../asking/read.ts";
import type { Card } from "../../catalog/card.ts";
import { listCards } from "../../catalog/queries.ts";
import type { PageProps } from "../../page/page-route.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import { crumbsTo, type PageHead } from "../../seo/page-head.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { formatUsd } from "../../words/format.ts";
import { answer${Name} } from "./answer-${name}.ts";
import { ask${Name}, type Asked${Name}, to${Name}Query, ${CONSTANT} } from "./${name}-asking.ts";

interface ${Name}Data {
  readonly head: PageHead;
  readonly status: number;
  readonly asked: Asked${Name};
  readonly cards: readonly Card[];
}

const LABEL = ${JSON.stringify(label)};
const HEAD = {
  title: ${JSON.stringify(`${label} | Waycard`)},
  description: "Travel credit cards that are open to applications, up to the annual fee that you are ready to pay.",
  path: paths.${path}(),
  image: "home",
  crumbs: crumbsTo([LABEL, paths.${path}()]),
};
const FORM_ID = "${name}";

/** @throws a redirect to the shortest address of the same result */
export function load${Name}Page({ request }: LoaderFunctionArgs): ${Name}Data {
  const asked = ask${Name}(new URL(request.url).searchParams);
  const isWrong = hasFaults(asked);
  if (!isWrong) redirectToCanonical(request, paths.${path}(), to${Name}Query(asked.values));
  return {
    asked,
    cards: isWrong ? [] : answer${Name}(asked.values, listCards()),
    head: { ...HEAD, isIndexed: asked.said.length === 0 },
    status: toPageStatus(asked.faults),
  };
}

export function ${Name}Page({ loaderData }: PageProps<typeof load${Name}Page>) {
  const { asked, cards, head } = loaderData;
  return (
    <PageLayout crumbs={head.crumbs} title={LABEL} lead="Cards up to the annual fee that you are ready to pay.">
      <form action={paths.${path}()} method="get" className="stack">
        <ErrorSummary
          errors={asked.faults}
          toFieldId={(field) => toFieldId(FORM_ID, field)}
          toName={(field) => toPathLabel(${CONSTANT}, field)}
        />
        <Field form={FORM_ID} table={${CONSTANT}} name="maxFee" shown={asked} />
        <button type="submit" className="btn btn-primary">
          Show cards
        </button>
      </form>
      {!hasFaults(asked) && (
        <section className="section">
          <h2>
            {cards.length} cards up to {formatUsd(asked.values.maxFee)} a year
          </h2>
          <div className="tiles">
            {cards.map((card) => (
              <CardTile key={card.slug} card={card} />
            ))}
          </div>
        </section>
      )}
    </PageLayout>
  );
}
`;

export const tool = defineSubcommand({
  usage: 'NAME "LABEL"',
  about: "Writes a tool that works: what it asks, answer with a test, and a page.",
  positionals: [2, 2],
  run({ positionals: [name = "", label = ""] }) {
    writeAndTell(makeNewTool({ name, label }));
  },
});
