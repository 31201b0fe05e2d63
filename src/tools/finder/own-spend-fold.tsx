/** The form's optional part: the visitor's own spend, folded away, because the questions need none. */
import { useRef, useState } from "react";

import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { DEFAULT_SPEND, SPEND_PRESETS } from "../../rewards/spend-presets.ts";
import { type FinderQuery, SPEND_BRANDS, toFinderQueryString } from "./finder-query.ts";
import { toOwnSpendParameters, UNTOUCHED_SPEND } from "./own-spend.ts";
import { DEFAULT_PROFILE, toPresetProfile } from "../spend/spend-query.ts";
import { type FieldErrors, hasErrors, toQueryString } from "../tool-query.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { SpendFields } from "../spend/spend-fields.tsx";
import { SpendPresets } from "../spend/spend-presets.tsx";
import { KeptSpend } from "../spend/kept-spend.tsx";
import { useIsLive } from "../../islands/use-is-live.ts";

const ID = "finder-spend";

/** Id of the field that a parameter of the spend stands in. */
export function toSpendFieldId(parameter: string): string {
  if (parameter === SPEND_BRANDS) return `${ID}-brand`;
  return toFieldId(ID, parameter === "preset" ? "period" : parameter);
}

export interface OwnSpendFoldProps {
  /** The latest: messages beside the fields, and what the summary says. */
  readonly query: FinderQuery;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: FinderQuery;
  readonly formKey: number;
  readonly brandNames: readonly string[];
  /** Fills the form with these parameters of a spend, or with none, in place of following a link. */
  readonly onChoose: (spend: string) => void;
}

export function OwnSpendFold({ query, filled, formKey, brandNames, onChoose }: OwnSpendFoldProps) {
  const { answers, spend } = query;
  const isLive = useIsLive();
  const summary = useRef<HTMLElement>(null);
  // Only the page's start decides: nothing may fold away under the hands of somebody who fills it in.
  const [isNeeded] = useState(hasErrors(spend?.errors ?? {}));
  const profile = spend?.profile ?? DEFAULT_PROFILE;
  const toPreset = (slug: string) => {
    const preset = [DEFAULT_SPEND, ...SPEND_PRESETS].find((known) => known.slug === slug) ?? DEFAULT_SPEND;
    return toPresetProfile(preset, profile);
  };
  return (
    <details className="disclosure finder-spend" open={isNeeded} suppressHydrationWarning>
      <summary ref={summary}>
        {spend ? `Your own spend: ${toMonthlyText(profile)}` : "Use your own monthly spend"}
      </summary>
      <div className="stack">
        <p className="small muted">
          Optional. Without it the finder assumes a spend from your answers, and says which. With it your amounts count
          as they are: nothing is added for trips.
        </p>
        <SpendPresets
          current={spend?.preset ?? null}
          toPath={(slug) => paths.finder() + toFinderQueryString(answers, toPreset(slug))}
          onChoose={(slug) => onChoose(toQueryString(toOwnSpendParameters(toPreset(slug))))}
        />
        <SpendFields
          key={formKey}
          id={ID}
          query={{ texts: filled.spend?.texts ?? UNTOUCHED_SPEND, errors: toSpendErrors(query.errors) }}
          brandNames={brandNames}
        />
        {spend && (
          <p>
            <a
              className="btn btn-quiet"
              href={paths.finder() + toFinderQueryString(answers)}
              onClick={(event) => {
                if (!isLive || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                // The link goes away; the focus must not go with it.
                summary.current?.focus();
                onChoose("");
              }}
            >
              Use the assumed spend instead
            </a>
          </p>
        )}
        {spend && isLive && !hasErrors(spend.errors) && (
          <KeptSpend query={toQueryString(toOwnSpendParameters(profile))} />
        )}
      </div>
    </details>
  );
}

/** `$2,620 a month`. */
function toMonthlyText({ monthlyUsd, brandsMonthlyUsd }: typeof DEFAULT_PROFILE): string {
  const amounts = [...Object.values(monthlyUsd), ...Object.values(brandsMonthlyUsd)];
  return `${formatUsd(amounts.reduce((sum, usd) => sum + usd, 0))} a month`;
}

/** As the spend's own fields call them: `brand` in the finder's errors is a question. */
function toSpendErrors({ brand: _question, [SPEND_BRANDS]: brands, ...rest }: FieldErrors): FieldErrors {
  return brands === undefined ? rest : { ...rest, brand: brands };
}
