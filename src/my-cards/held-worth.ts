/**
 * What to do with each card held, by the best year of the whole set, and what each earns on what its holder spends. Runs
 * in the tools' worker, for a visitor who keeps their spending in this browser.
 */
import type { Profile } from "../engine/value/profile.ts";
import { resolveProfile } from "../engine/value/resolve-profile.ts";
import { findSteadyYear, type SteadyVerdict } from "../engine/wallet/steady-year.ts";
import { valueWallet } from "../engine/wallet/value-wallet.ts";
import { SERVER_OPERATIONS, startWork } from "../engine/work-budget.ts";
import { askSearch, PROFILE_QUESTION, toInput } from "../tools/shared/tool.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";

export interface HeldWorth {
  readonly verdicts: readonly SteadyVerdict[];
  /** Rewards a year by card, all cards held used together. */
  readonly rewardsUsd: Readonly<Record<string, number>>;
  /** Cards of an airline, hotel or shop that the visitor has not said they use: what they are worth is not known. */
  readonly unsaid: readonly { readonly slug: string; readonly brand: string }[];
}

/** @param slugs cards held; `parameters` the visitor's spending, with `use` and `skip` for their credits */
export function findHeldWorth(slugs: readonly string[], parameters: URLSearchParams, records: ToolRecords): HeldWorth {
  const { rewards } = records;
  const input = toInput(askSearch(PROFILE_QUESTION, parameters, records).values, records);
  const { profile } = resolveProfile({ ...input, type: "any", owned: slugs }, rewards.brands);
  const held = rewards.cards.filter(({ slug }) => slugs.includes(slug));
  // Somebody waits at the page: as long as at the server.
  const work = startWork(SERVER_OPERATIONS);
  const { verdicts } = findSteadyYear({ catalog: rewards, profile, held: slugs, opened: [], work });
  const { cards } = valueWallet(held, profile);
  return {
    verdicts,
    rewardsUsd: Object.fromEntries(cards.map(({ slug, rewardsUsd }) => [slug, rewardsUsd])),
    unsaid: held.flatMap(({ slug, brandOf }) =>
      brandOf === null || isUsed(profile, brandOf) ? [] : [{ slug, brand: brandOf }],
    ),
  };
}

const isUsed = ({ brandsUsed, lines }: Profile, name: string) =>
  brandsUsed === "any" || brandsUsed.includes(name) || lines.some(({ brand }) => brand === name);

declare module "../tools/live/tool-messages.ts" {
  interface ToolJobs {
    readonly "held-worth": HeldWorth;
  }
}
