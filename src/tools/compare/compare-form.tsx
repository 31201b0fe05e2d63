import { type FormEvent, type Ref, useState } from "react";

import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import type { PerkKey } from "../../engine/value/profile.ts";
import { CardPicker } from "../../ui/card-picker.tsx";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { UnaskedHistory } from "../profile/unasked-history.tsx";
import { ProfileFields } from "../profile/profile-fields.tsx";
import type { ProfileQuery } from "../profile/parse-profile.ts";
import { type PerkQuestion, PerkQuestions } from "../profile/perk-questions.tsx";
import { KeptSpend } from "../profile/kept-spend.tsx";
import { type NamedPreset, SpendPresets } from "../profile/spend-presets.tsx";
import { hasErrors, toQueryString } from "../../asking/tool-query.ts";
import { type CompareQuery, listCompareErrors, MAX_COMPARED_CARDS } from "./compare-query.ts";

/** Fields outside of the form's element, such as the table's switch, name it by this. */
export const COMPARE_FORM_ID = "compare-form";

export interface CompareFormProps {
  readonly formRef: Ref<HTMLFormElement>;
  /** The latest: messages beside the fields, and what the summaries say. */
  readonly query: CompareQuery;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: CompareQuery;
  readonly formKey: number;
  readonly choices: DatedChoices;
  readonly presets: readonly NamedPreset[];
  /** Perks to ask about beside the latest result. */
  readonly questions: readonly PerkQuestion[];
  readonly ticked: readonly PerkKey[];
  readonly toPresetPath: (slug: string) => string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onChoosePreset: (slug: string) => void;
}

/** Cards, spend and habits. Folded away where there is a result to look at. */
export function CompareForm(props: CompareFormProps) {
  const { formRef, query, filled, formKey, choices, presets, questions, ticked, onSubmit } = props;
  const { cards, visitor } = query;
  // Only the page's start decides: nothing may fold away under the hands of somebody who fills it in.
  const [isNeeded] = useState(cards.slugs.length < 2 || hasErrors(listCompareErrors(query)));
  const [isOwnProfile] = useState(query.profileParameters.length > 0 || hasErrors(visitor.errors));
  const profileText = toProfileText(visitor, presets);
  return (
    <details className="panel compare-form no-print" open={isNeeded} suppressHydrationWarning>
      <summary>
        <span className="font-650">{isNeeded ? "Choose cards and spend" : "Change cards or spend"}</span>
        <span className="muted small">{profileText}</span>
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
          list={{ filled: filled.cards, wrong: cards.wrong, error: cards.error?.message }}
          max={MAX_COMPARED_CARDS}
          minRows={2}
        />
        <details className="disclosure" open={isOwnProfile} suppressHydrationWarning>
          <summary>Spend and habits the comparison counts with: {profileText}</summary>
          <div className="stack max-w-none!">
            <SpendPresets
              presets={presets}
              current={visitor.preset}
              toPath={props.toPresetPath}
              onChoose={props.onChoosePreset}
            />
            <ProfileFields
              key={`profile-${formKey}`}
              id="compare"
              query={{ profile: filled.visitor.profile, texts: filled.visitor.texts, errors: visitor.errors }}
              choices={choices}
            />
            <PerkQuestions
              key={`perks-${formKey}`}
              id="compare"
              mode={filled.visitor.profile.perks}
              errors={visitor.errors}
              questions={questions}
              ticked={ticked}
            />
            <UnaskedHistory
              key={`history-${formKey}`}
              id="compare"
              filled={filled.visitor}
              errors={visitor.errors}
              today={choices.today}
            />
            {filled.visitor.profile.skip.map(({ card, perk }) => (
              <input key={`${card}:${perk}`} type="hidden" name="skip" value={`${card}:${perk}`} />
            ))}
            {!hasErrors(visitor.errors) && <KeptSpend query={toQueryString(query.profileParameters)} />}
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

/** `Typical household, $2,620 a month, 4 trips a year`. */
function toProfileText({ profile, preset }: ProfileQuery, presets: readonly NamedPreset[]): string {
  const amounts = [profile.spend, profile.parts, profile.brands].flatMap((group) => Object.values(group));
  const name = presets.find(({ slug }) => slug === preset)?.name;
  return [
    ...(name ? [name] : []),
    `${formatUsd(amounts.reduce((sum, usd) => sum + usd, 0))} a month`,
    profile.trips === 1 ? "one trip a year" : `${profile.trips} trips a year`,
  ].join(", ");
}
