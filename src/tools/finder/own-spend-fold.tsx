/** The form's optional part: the visitor's own spend, folded away, because the questions need none. */
import { Fragment, useRef, useState } from "react";

import { formatUsd } from "../../words/format.ts";
import { useIsLive } from "../../ui/use-is-live.ts";
import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { Details } from "../profile/details.tsx";
import { SpendAmounts } from "../profile/spend-amounts.tsx";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import type { VisitorProfile } from "../profile/visitor-profile.ts";
import { KeptSpend } from "../profile/kept-spend.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { toQueryString } from "../../asking/tool-query.ts";
import { FINDER_FORM_ID, isFolded } from "./finder-fields.ts";
import {
  findOwnPreset,
  type FinderQuery,
  listPresets,
  toFinderQueryString,
  toHolderParameters,
  withoutOwnSpend,
  withPreset,
} from "./finder-query.ts";

export interface OwnSpendFoldProps {
  /** The latest: messages beside the fields, and what the summary says. */
  readonly query: FinderQuery;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: FinderQuery;
  readonly formKey: number;
  readonly choices: DatedChoices;
  /** Fills the form with these parameters of a profile in place of following a link. */
  readonly onChoose: (spend: string) => void;
}

export function OwnSpendFold({ query, filled, formKey, choices, onChoose }: OwnSpendFoldProps) {
  const { visitor, answers, hasOwnSpend, errors } = query;
  const isLive = useIsLive();
  const summary = useRef<HTMLElement>(null);
  // Only the form's start decides: nothing may fold away under the hands of somebody who fills it in.
  const [isNeeded] = useState(Object.keys(errors).some(isFolded));
  const own = findOwnPreset(answers.holder);
  const presets = listPresets(answers.holder);
  const context = { context: choices };
  const fields = { ...filled.visitor, errors };
  const toPath = (other: FinderQuery) => paths.finder() + toFinderQueryString(other, context);
  const choose = (other: FinderQuery) => onChoose(toQueryString(toHolderParameters(other, choices.today)));
  return (
    <details className="disclosure finder-spend" open={isNeeded} suppressHydrationWarning>
      <summary ref={summary}>
        {hasOwnSpend ? `Your own spend: ${toMonthlyText(visitor.profile)}` : "Use your own monthly spend"}
      </summary>
      <div className="stack">
        <p className="small muted">
          Optional. While all amounts are empty, we count the spend of our profile “{own.name}”,{" "}
          {toMonthlyText({ spend: own.spend, parts: {}, brands: {} })}. All of your other answers count either way.
        </p>
        {presets.length > 1 && (
          <SpendPresets
            presets={presets}
            current={visitor.preset}
            toPath={(slug) => toPath(withPreset(query, presets.find((preset) => preset.slug === slug) ?? own))}
            onChoose={(slug) => choose(withPreset(query, presets.find((preset) => preset.slug === slug) ?? own))}
          />
        )}
        <Fragment key={formKey}>
          <SpendAmounts id={FINDER_FORM_ID} query={fields} />
          <Details id={FINDER_FORM_ID} query={fields} choices={choices} isWhoAsked />
        </Fragment>
        {hasOwnSpend && (
          <p>
            <a
              className="btn btn-quiet"
              href={toPath(withoutOwnSpend(query))}
              onClick={(event) => {
                if (!isLive || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                // The link goes away; the focus must not go with it.
                summary.current?.focus();
                choose(withoutOwnSpend(query));
              }}
            >
              Use the assumed spend instead
            </a>
          </p>
        )}
        {hasOwnSpend && isLive && <KeptSpend query={toKeptQuery(visitor.profile, choices.today)} />}
      </div>
    </details>
  );
}

/** The profile in the parameters that every tool knows. */
export const toKeptQuery = (profile: VisitorProfile, today: string): string =>
  toQueryString(toProfileParameters(profile, { presets: PRESETS, today }));

/** `$2,620 a month`. */
function toMonthlyText({ spend, parts, brands }: Pick<VisitorProfile, "spend" | "parts" | "brands">): string {
  const amounts = [spend, parts, brands].flatMap((group) => Object.values(group));
  return `${formatUsd(amounts.reduce((sum, usd) => sum + usd, 0))} a month`;
}
