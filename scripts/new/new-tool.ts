/**
 * `npm run new -- tool NAME "LABEL"`: a tool whole in its folder: query, answer with a test, and a page that works without a
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
      [`${folder}/${name}-parameters.ts`]: renderParameters(words),
      [`${folder}/${name}-query.ts`]: renderQuery(words),
      [`${folder}/answer-${name}.ts`]: renderAnswer(words),
      [`${folder}/answer-${name}.test.ts`]: renderTest(words),
      [`${folder}/${name}-page.tsx`]: renderPage(words),
    },
    steps: [
      `src/paths.ts: add \`${words.path}: () => "/${name}",\`.`,
      `src/tools/tool-routes.tsx: add \`page(paths.${words.path}(), () => import("./${name}/${name}-page.tsx").then((m) => view(m.load${words.Name}Page, m.${words.Name}Page)), { parameters: ${words.CONSTANT}_PARAMETERS }),\`.`,
      `src/pages/indexed-pages.ts: add \`{ path: paths.${words.path}(), lastModified: factsDay },\`; link to it in src/words/menu.ts.`,
      `${folder}: make it the tool that you mean: parameters in the query, what they lead to in the answer, the rest on the page.`,
      "To answer without a reload, put an island around form and result (README, “Add an island”); for programs, add an endpoint (README, “Add an endpoint”).",
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

const renderParameters = ({ CONSTANT, label }: Words) =>
  `/** ${label}: what is read of its address. The route table needs the names before anything else of the tool. */
export const ${CONSTANT}_PARAMETERS = ["fee"] as const;
`;

const renderQuery = ({ Name, label }: Words) => `/** ${label}: what the address asks for. */
import { parseAmount, toFieldText } from "../../asking/parse-amount.ts";
import { createQueryReader, toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";

const MAX_FEE_USD = 10_000;

export interface ${Name}Query {
  /** As it was typed. */
  readonly fee: string;
  readonly maxFeeUsd: number;
  readonly errors: FieldErrors;
}

export function parse${Name}Query(parameters: URLSearchParams): ${Name}Query {
  const reader = createQueryReader(parameters);
  const fee = reader.readText("fee") ?? "";
  const parsed = parseAmount(fee, MAX_FEE_USD);
  if (!parsed.ok) reader.addError("fee", parsed.code, parsed.message);
  return { fee, maxFeeUsd: parsed.ok ? parsed.value : 0, errors: reader.errors };
}

/** The shortest address of the same result. */
export const to${Name}QueryString = ({ maxFeeUsd }: ${Name}Query): string =>
  toQueryString(maxFeeUsd > 0 ? [["fee", toFieldText(maxFeeUsd)]] : []);
`;

const renderAnswer = ({ Name, label, name }: Words) => `/** ${label}: the result for a query without errors. */
import type { Card } from "../../catalog/card.ts";
import type { ${Name}Query } from "./${name}-query.ts";

/** Cards open to applications whose ongoing fee is at most the one asked for, the best rated first. */
export function answer${Name}({ maxFeeUsd }: ${Name}Query, cards: readonly Card[]): readonly Card[] {
  return cards
    .filter(({ status, annualFee }) => status === "open" && annualFee.ongoingUsd <= maxFeeUsd)
    .toSorted((left, right) => right.rating - left.rating);
}
`;

const renderTest = ({ Name, name }: Words) => `import { expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { answer${Name} } from "./answer-${name}.ts";
import { parse${Name}Query, to${Name}QueryString } from "./${name}-query.ts";

const parse = (text: string) => parse${Name}Query(new URLSearchParams(text));

test("answers open cards up to the fee, the best rated first", () => {
  const cards = answer${Name}(parse("fee=$95"), listCards());
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ annualFee, status }) => annualFee.ongoingUsd <= 95 && status === "open")).toBe(true);
  const ratings = cards.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((left, right) => right - left));
});

test.each([
  ["fee=much", "invalid-number"],
  ["fee=-1", "out-of-range"],
  ["fee=1&fee=2", "repeated-parameter"],
])("%s is refused: %s", (text, code) => {
  expect(parse(text).errors["fee"]?.code).toBe(code);
});

test("has one address for each result", () => {
  expect(to${Name}QueryString(parse("fee=%2495.00"))).toBe("?fee=95");
  expect(to${Name}QueryString(parse("fee="))).toBe("");
});
`;

const renderPage = ({ Name, name, label, path }: Words) => `/** \`/${name}\`: ${label}. */
import type { LoaderFunctionArgs } from "react-router";

import { hasErrors } from "../../asking/tool-query.ts";
import type { Card } from "../../catalog/card.ts";
import { listCards } from "../../catalog/queries.ts";
import type { PageProps } from "../../page/page-route.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { formatUsd } from "../../words/format.ts";
import { type ToolTexts, toToolCrumbs, toToolHead } from "../shared/tool-head.ts";
import { answer${Name} } from "./answer-${name}.ts";
import { parse${Name}Query, type ${Name}Query, to${Name}QueryString } from "./${name}-query.ts";

interface ${Name}Data {
  readonly head: PageHead;
  readonly status: number;
  readonly query: ${Name}Query;
  readonly cards: readonly Card[];
}

const TOOL: ToolTexts = {
  label: ${JSON.stringify(label)},
  title: ${JSON.stringify(`${label} | Waycard`)},
  description: "Travel credit cards that are open to applications, up to the annual fee that you are ready to pay.",
  path: paths.${path}(),
  image: "home",
};
const CRUMBS = toToolCrumbs(TOOL);
const FIELD_ID = "${name}-fee";

/** @throws a redirect to the shortest address of the same result */
export function load${Name}Page({ request }: LoaderFunctionArgs): ${Name}Data {
  const query = parse${Name}Query(new URL(request.url).searchParams);
  const isWrong = hasErrors(query.errors);
  if (!isWrong) redirectToCanonical(request, paths.${path}(), to${Name}QueryString(query));
  return {
    query,
    cards: isWrong ? [] : answer${Name}(query, listCards()),
    head: toToolHead(TOOL, query.fee === ""),
    status: toPageStatus(query.errors),
  };
}

export function ${Name}Page({ loaderData }: PageProps<typeof load${Name}Page>) {
  const { query, cards } = loaderData;
  const { errors, fee, maxFeeUsd } = query;
  return (
    <PageLayout crumbs={CRUMBS} title={TOOL.label} lead="Cards up to the annual fee that you are ready to pay.">
      <form action={paths.${path}()} method="get" className="stack">
        <ErrorSummary errors={errors} toFieldId={() => FIELD_ID} />
        <TextField
          id={FIELD_ID}
          name="fee"
          label="Highest annual fee"
          value={fee}
          error={errors["fee"]?.message}
          isMoney
        />
        <button type="submit" className="btn btn-primary">
          Show cards
        </button>
      </form>
      {!hasErrors(errors) && (
        <section className="section">
          <h2>
            {cards.length} cards up to {formatUsd(maxFeeUsd)} a year
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
  about: "Writes a tool that works: query, answer with a test, and a page.",
  positionals: [2, 2],
  run({ positionals: [name = "", label = ""] }) {
    writeAndTell(makeNewTool({ name, label }));
  },
});
