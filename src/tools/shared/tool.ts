/**
 * What every tool is, for its page, the API, assistants and the browser's worker alike. The finder is the pattern:
 * 1. `finder-asking.ts` is the table: PROFILE, and the tool's own rows. Names, defaults, limits and words stand nowhere else.
 * 2. `finder-question.ts` is the `Question`: table, `complete` (what the tool knows besides, and checks of the whole) and
 *    `toQuery`, both only where it differs from other tools. The browser's page loads it, and no maths.
 * 3. `answer-finder.ts` is the `Tool`: the question with its `answer`, values to result.
 * 4. `finder-page.tsx` calls `loadAskedPage`; the route table takes `handleOf(TABLE)`; `rewards-worker.ts` calls
 *    `answerSearch`; `worker/api/finder.ts` gives `createToolHandlers` the same tool, the answer's schema and its table.
 * 5. `finder-answer.ts` is one schema; `toJson(schema, result)` picks and rounds, so that the result *is* the answer.
 * 6. The form draws its fields from the table (`asking/field.tsx`, `tools/profile/profile-form.tsx`): questions in sight,
 *    the rest in folds, and `AlsoSaid` for what an address says besides. Nothing is hidden, nothing is asked twice; the
 *    perks stand after the answer (`PerkTicks`). `useLiveTool` takes the table, and fills with `fillWith(query)`.
 * 7. Links to other tools carry the whole profile: `toProfileQuery(values)`.
 * Then the tool's old query, parameters, fields, parsers and their tests go in the same commit.
 */
import { type AskedProfile, PROFILE, type ProfileTable, type ProfileValues } from "../../asking/profile.ts";
import { saysSpend, toProfilePairs, withPreset } from "../../asking/preset.ts";
import type { Table } from "../../asking/parameter.ts";
import { type Asked, hasFaults, readAddress } from "../../asking/read.ts";
import { toProfileInput } from "../../asking/to-profile-input.ts";
import { toQueryString } from "../../asking/write.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { ProfileInput } from "../../engine/value/profile.ts";
import { startWork } from "../../engine/work-budget.ts";
import { toFault } from "../../words/faults.ts";
import type { ToolRecords } from "./tool-records.ts";
import { vocabulariesOf } from "./vocabularies.ts";

/** Who asks: a page fills in a household where nothing is said of the spending, a program is told to say something. */
export type Client = "page" | "api";

/** What a tool asks, without the maths of its answer: all that its page in the browser needs. */
export interface Question<T extends ProfileTable> {
  readonly table: T;
  /** Names of the profile that change nothing here. They are carried along, and are no part of the API's key. */
  readonly unused: ReadonlySet<string>;
  /** Default: `completeProfile`. */
  readonly complete?: (asked: Asked<T>, client: Client, records: ToolRecords) => Asked<T>;
  /** The shortest address of the same answer. Default: all that the table says. */
  readonly toQuery?: (asked: Asked<T>) => string;
}

/** What is worth what for whoever keeps a spending in the browser: the profile alone. */
export const PROFILE_QUESTION: Question<ProfileTable> = { table: PROFILE, unused: new Set() };

export interface Tool<T extends ProfileTable, Result> extends Question<T> {
  /** Called only without faults. */
  readonly answer: (asked: Asked<T>, records: ToolRecords) => Result;
}

/** A question with its answer; plain data, which travels from the worker to the page. */
export interface Answered<T extends Table, Result> {
  readonly asked: Asked<T>;
  /** Null where something is wrong. */
  readonly result: Result | null;
  /** Work that it took, as `work-budget.ts` counts it. */
  readonly operations: number;
}

/** Nothing said of the spending: a page assumes a household and shows its figures, a program has to say something. */
export function completeProfile<T extends ProfileTable>(asked: Asked<T>, client: Client): Asked<T> {
  const profile = asked as unknown as AskedProfile;
  const completed = withPreset(profile, client === "page" ? "household" : null) as unknown as Asked<T>;
  if (client === "page" || saysSpend(asked) || hasFaults(completed)) return completed;
  const names = PRESETS.map(({ slug }) => slug);
  return { ...completed, faults: { ...completed.faults, preset: toFault("nothing-said", { names }) } };
}

export const complete = <T extends ProfileTable>(
  question: Question<T>,
  asked: Asked<T>,
  client: Client,
  records: ToolRecords,
): Asked<T> => (question.complete ?? completeProfile)(asked, client, records);

export const askSearch = <T extends ProfileTable>(
  question: Question<T>,
  parameters: URLSearchParams,
  records: ToolRecords,
): Asked<T> => complete(question, readAddress(question.table, parameters, vocabulariesOf(records)), "page", records);

export const toCanonical = <T extends ProfileTable>(question: Question<T>, asked: Asked<T>): string =>
  question.toQuery?.(asked) ?? toQueryString(toProfilePairs(question.table, asked.values));

/** Without the names that change nothing: what a stored answer is kept under. */
export function toKey<T extends ProfileTable>(question: Question<T>, asked: Asked<T>): string {
  const { table, unused } = question;
  const unsaid = Object.fromEntries([...unused].map((name) => [name, (table as Table)[name]?.default]));
  return toCanonical(question, { ...asked, values: { ...asked.values, ...unsaid } });
}

export function answerAsked<T extends ProfileTable, Result>(
  tool: Tool<T, Result>,
  asked: Asked<T>,
  records: ToolRecords,
): Answered<T, Result> {
  const work = startWork();
  const result = hasFaults(asked) ? null : tool.answer(asked, records);
  return { asked, result, operations: work.count() };
}

export const answerSearch = <T extends ProfileTable, Result>(
  tool: Tool<T, Result>,
  parameters: URLSearchParams,
  records: ToolRecords,
): Answered<T, Result> => answerAsked(tool, askSearch(tool, parameters, records), records);

/** What the engine takes of what a visitor says. */
export const toInput = (values: ProfileValues, records: Pick<ToolRecords, "context" | "plan">): ProfileInput =>
  toProfileInput(values, records.context.today, vocabulariesOf(records).brands.nameOf);

/** What a visitor says of themselves, for a link to another tool. */
export const toProfileQuery = (values: ProfileValues): string => toQueryString(toProfilePairs(PROFILE, values));
