import { toPageStatus } from "../../problems.ts";
import type { PageHead } from "../../seo/page-head.ts";
import type { AnsweredTool } from "./answered-tool.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import { type ToolTexts, toToolHead } from "./tool-head.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { ProfileTable } from "../../asking/profile.ts";
import { hasFaults, isInTable } from "../../asking/read.ts";
import { answerAsked, type Answered, askSearch, toCanonical, type Tool } from "./tool.ts";
import type { ToolRecords } from "./tool-records.ts";

/**
 * What a tool's page shows for an address.
 * @throws a redirect to the shortest address of the same result
 */
export function loadAskedPage<T extends ProfileTable, Result>(
  request: Request,
  texts: ToolTexts,
  tool: Tool<T, Result>,
  records: ToolRecords,
): Answered<T, Result> & { readonly head: PageHead; readonly status: number } {
  const { searchParams } = new URL(request.url);
  const asked = askSearch(tool, searchParams, records);
  // What is assumed where nothing is said stands in the fields and in links, not in the address of the page itself.
  const isBare = asked.said.length === 0 && ![...searchParams.keys()].some((name) => isInTable(tool.table, name));
  // Before the work: an address that only leads to another one must cost nothing.
  if (!isBare && !hasFaults(asked)) redirectToCanonical(request, texts.path, toCanonical(tool, asked));
  const answered = answerAsked(tool, asked, records);
  return { ...answered, head: toToolHead(texts, isBare), status: toPageStatus(asked.faults) };
}

interface LoadedTool<Query extends { readonly errors: FieldErrors }, Answer> {
  readonly parse: (parameters: URLSearchParams) => Query;
  /** The shortest address of the same result. */
  readonly toQueryString: (query: Query) => string;
  readonly answer: (query: Query) => Answer;
}

/**
 * What a tool's page shows for an address.
 * @throws a redirect to the shortest address of the same result
 */
export function loadToolPage<
  Query extends { readonly errors: FieldErrors },
  Answer extends Pick<AnsweredTool<unknown, unknown>, "errors" | "canonical">,
>(
  request: Request,
  texts: ToolTexts,
  tool: LoadedTool<Query, Answer>,
): Answer & { readonly head: PageHead; readonly status: number } {
  const query = tool.parse(new URL(request.url).searchParams);
  // Before the work: an address that only leads to another one must cost nothing.
  if (!hasErrors(query.errors)) redirectToCanonical(request, texts.path, tool.toQueryString(query));
  const answer = tool.answer(query);
  const { errors, canonical } = answer;
  return {
    ...answer,
    head: toToolHead(texts, canonical === "" && !hasErrors(errors)),
    status: toPageStatus(errors),
  };
}
