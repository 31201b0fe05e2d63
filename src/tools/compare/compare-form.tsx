import { type FormEvent, type Ref, useState } from "react";

import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { DEFAULT_SPEND, SPEND_PRESETS } from "../../rewards/spend-presets.ts";
import { type CompareQuery, listCompareErrors, MAX_COMPARED_CARDS, toComparePath } from "./compare-query.ts";
import { type SpendProfile, toPresetProfile, toSpendParameters } from "../spend/spend-query.ts";
import { hasErrors, toQueryString } from "../tool-query.ts";
import { CardPicker } from "../../ui/card-picker.tsx";
import { SpendFields, SpendPresets } from "../spend/spend-fields.tsx";
import { KeptSpend } from "../spend/kept-spend.tsx";
import { useIsLive } from "../../islands/use-is-live.ts";

/** Fields outside of the form's element, such as the table's switch, name it by this. */
export const COMPARE_FORM_ID = "compare-form";

export interface CompareFormProps {
  readonly formRef: Ref<HTMLFormElement>;
  /** The latest: messages beside the fields, and what the summaries say. */
  readonly query: CompareQuery;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: CompareQuery;
  readonly formKey: number;
  readonly brandNames: readonly string[];
  readonly onSubmit: (event: FormEvent) => void;
  readonly onChoosePreset: (slug: string) => void;
}

/** Cards and spend. Folded away where there is a result to look at. */
export function CompareForm(props: CompareFormProps) {
  const { formRef, query, filled, formKey, brandNames, onSubmit, onChoosePreset } = props;
  const { cards, spend } = query;
  const isLive = useIsLive();
  // Only the page's start decides: nothing may fold away under the hands of somebody who fills it in.
  const [isNeeded] = useState(cards.slugs.length < 2 || hasErrors(listCompareErrors(query)));
  const [isOwnSpend] = useState(spend.preset !== DEFAULT_SPEND.slug);
  const toPresetPath = (slug: string) => {
    const preset = [DEFAULT_SPEND, ...SPEND_PRESETS].find((known) => known.slug === slug) ?? DEFAULT_SPEND;
    return toComparePath({ ...query, spend: { ...spend, profile: toPresetProfile(preset) } });
  };
  return (
    <details className="panel compare-form no-print" open={isNeeded} suppressHydrationWarning>
      <summary>
        <span className="compare-form-title">{isNeeded ? "Choose cards and spend" : "Change cards or spend"}</span>
        <span className="muted small">{toSpendText(spend.profile, spend.preset)}</span>
      </summary>
      <form
        ref={formRef}
        id={COMPARE_FORM_ID}
        className="stack"
        action={paths.compare()}
        method="get"
        aria-label="Compare cards"
        onSubmit={onSubmit}
      >
        <CardPicker
          key={`cards-${formKey}`}
          id="compare-cards"
          name="cards"
          legend="Cards"
          hint={
            cards.slugs.length === 1
              ? "Add a second card to compare with this one; up to four in all."
              : "Two to four cards. Part of a name is enough if only one card has it."
          }
          list={{ texts: filled.cards.texts, wrong: cards.wrong, error: cards.error?.message }}
          max={MAX_COMPARED_CARDS}
          minRows={2}
        />
        <details className="disclosure" open={isOwnSpend} suppressHydrationWarning>
          <summary>Spend the comparison counts with: {toSpendText(spend.profile, spend.preset)}</summary>
          <div className="stack compare-spend">
            <SpendPresets current={spend.preset} toPath={toPresetPath} onChoose={onChoosePreset} />
            <SpendFields
              key={`spend-${formKey}`}
              id="compare"
              query={{ texts: filled.spend.texts, errors: spend.errors }}
              brandNames={brandNames}
            />
            {isLive && !hasErrors(spend.errors) && (
              <KeptSpend query={toQueryString(toSpendParameters(spend.profile))} />
            )}
          </div>
        </details>
        <p className="form-actions">
          <button className="btn btn-primary" type="submit">
            Compare
          </button>
        </p>
      </form>
    </details>
  );
}

/** `Typical household, $2,620 a month`. */
function toSpendText(profile: SpendProfile, preset: string | null): string {
  const amounts = [...Object.values(profile.monthlyUsd), ...Object.values(profile.brandsMonthlyUsd)];
  const total = `${formatUsd(amounts.reduce((sum, usd) => sum + usd, 0))} a month`;
  const name = [DEFAULT_SPEND, ...SPEND_PRESETS].find((known) => known.slug === preset)?.name;
  return name ? `${name}, ${total}` : total;
}
