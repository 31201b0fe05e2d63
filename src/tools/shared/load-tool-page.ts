import records from "virtual:tool-records";

import { toPageStatus } from "../../problems.ts";
import { crumbsTo, type PageHead } from "../../seo/page-head.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import type { ProfileTable } from "../../asking/profile.ts";
import { type Asked, hasFaults, isInTable } from "../../asking/read.ts";
import { answerAsked, type Answered, askSearch, toCanonical, type Tool } from "./tool.ts";
import { nameSaidCards, toAskingChoices } from "../profile/asking-choices.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";

/** What a tool's page says of itself; `label` is what its breadcrumb calls it. */
export interface ToolTexts extends Pick<PageHead, "title" | "description" | "path" | "image"> {
  readonly label: string;
}

/**
 * What a tool's page shows for an address.
 * @throws a redirect to the shortest address of the same result
 */
export function loadAskedPage<T extends ProfileTable, Result>(
  request: Request,
  { label, ...texts }: ToolTexts,
  tool: Tool<T, Result>,
): Answered<T, Result> & { readonly head: PageHead; readonly status: number } {
  const { searchParams } = new URL(request.url);
  const asked = askSearch(tool, searchParams, records);
  // What is assumed where nothing is said stands in the fields and in links, not in the address of the page itself.
  const isBare = asked.said.length === 0 && ![...searchParams.keys()].some((name) => isInTable(tool.table, name));
  // Before the work: an address that only leads to another one must cost nothing.
  if (!isBare && !hasFaults(asked)) redirectToCanonical(request, texts.path, toCanonical(tool, asked));
  const answered = answerAsked(tool, asked, records);
  // Only the page without parameters is to be listed: its results are too many.
  const head = { ...texts, isIndexed: isBare, crumbs: crumbsTo([label, texts.path]) };
  return { ...answered, head, status: toPageStatus(asked.faults) };
}

const CHOICES = { personal: toAskingChoices(records), business: toAskingChoices(records, "business") };

/** What every tool's island gets with the page. */
export const toToolProps = <A extends Pick<Asked, "values">>(asked: A, questions: readonly PerkQuestion[] = []) => ({
  asked,
  choices:
    CHOICES[asked.values.type === "business" || asked.values.preset === "small-business" ? "business" : "personal"],
  names: nameSaidCards(asked.values, records),
  questions,
});
