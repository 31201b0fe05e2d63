import { Fragment } from "react";

import { Field, type Shown } from "../../asking/field.tsx";
import type { Asked } from "../../asking/read.ts";
import { formatUsd } from "../../words/format.ts";
import { sumMonthlyUsd, saysSpend } from "../../asking/preset.ts";
import { SPEND_NAMES } from "../../asking/profile.ts";
import { paths } from "../../paths.ts";
import { Fold } from "../../ui/fold.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { KeptSpend } from "../profile/kept-spend.tsx";
import { AlsoSaid, FirstAmounts, MoreAmounts, Total, TravelAndPoints } from "../profile/profile-form.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { ToolForm, type ToolFormProps } from "../shared/tool-form.tsx";
import {
  FINDER_QUESTION,
  findOwnPreset,
  listPresets,
  toFinderQuery,
  toQueryWithoutSpend,
  withSpendOf,
} from "./finder-question.ts";
import { FINDER, FINDER_FORM_ID, type FinderTable, QUESTIONS } from "./finder-asking.ts";

type AskedFinder = Asked<FinderTable>;

type FinderFormProps = ToolFormProps<FinderTable>;

const FEES = [
  ["", "Any, if it pays off"],
  ["0", "No fee"],
  ["100", "Up to $100"],
  ["250", "Up to $250"],
  ["500", "Up to $500"],
] as const;

const AMOUNT_PATHS = [...SPEND_NAMES, "part", "brand", "foreign"];

/** Amounts that nobody gave stay out of the fields: sent again they would count as the visitor's own. */
function toShown(filled: AskedFinder, faults: AskedFinder["faults"]): Shown {
  const { values, texts } = filled;
  if (saysSpend(filled)) return { values, texts, faults };
  const blank = Object.fromEntries(AMOUNT_PATHS.map((name) => [name, FINDER[name as keyof FinderTable].default]));
  return { values: { ...values, ...blank }, texts, faults };
}

/** Seven questions; each has an answer from the start, so none must be touched. A spending may be given besides. */
export function FinderForm(props: FinderFormProps) {
  const { asked, filled, formKey, choices, nameOf, onChoose } = props;
  const shown = toShown(filled, asked.faults);
  const field = { form: FINDER_FORM_ID, table: FINDER, shown };
  return (
    <ToolForm
      {...props}
      id={FINDER_FORM_ID}
      label="Card finder"
      action={paths.finder()}
      submit="Find three cards"
      startPath={paths.finder()}
      lasting={
        <>
          <OwnSpend asked={asked} shown={shown} formKey={formKey} choices={choices} onChoose={onChoose} />
          <Fragment key={`${formKey} more`}>
            <TravelAndPoints form={FINDER_FORM_ID} shown={shown} choices={choices} without={QUESTIONS} />
            <AlsoSaid {...field} latest={shown} fields={QUESTIONS} unused={FINDER_QUESTION.unused} nameOf={nameOf} />
          </Fragment>
        </>
      }
    >
      <div className="question-rows">
        {QUESTIONS.map((name) => (
          <Field
            key={name}
            {...field}
            name={name}
            isZeroEmpty={name === "portal"}
            {...(name === "maxFees" ? { options: FEES } : {})}
          />
        ))}
      </div>
    </ToolForm>
  );
}

interface OwnSpendProps extends Pick<FinderFormProps, "asked" | "formKey" | "choices" | "onChoose"> {
  readonly shown: Shown;
}

/** The form's optional part: the visitor's own spending, folded away, because the questions need none. */
function OwnSpend({ asked, shown, formKey, choices, onChoose }: OwnSpendProps) {
  const isLive = useIsLive();
  const { values, faults } = asked;
  const isOwn = saysSpend(asked);
  const own = findOwnPreset(values.type);
  const presets = listPresets(values.type);
  const isWrong = Object.keys(faults).some((path) => AMOUNT_PATHS.includes(path.split(".")[0] ?? ""));
  const monthly = `${formatUsd(sumMonthlyUsd(values))} a month`;
  const latest = isOwn ? asked : shown;
  const toSearch = (slug: string) => {
    const preset = presets.find((one) => one.slug === slug) ?? own;
    return toFinderQuery(withSpendOf(asked, preset));
  };
  const without = toQueryWithoutSpend(asked);
  return (
    <Fold summary={isOwn ? `Your own spending: ${monthly}` : "Use your own monthly spending"} isNeeded={isWrong}>
      <div className="stack">
        {!isOwn && (
          <p className="small muted">
            Optional. While all amounts are empty, we count the spending of our "{own.name}" profile, {monthly}.
          </p>
        )}
        {presets.length > 1 && (
          <SpendPresets
            presets={presets}
            current={isOwn ? values.preset : null}
            toPath={(slug) => paths.finder() + toSearch(slug)}
            onChoose={(slug) => onChoose(toSearch(slug))}
          />
        )}
        <Fragment key={formKey}>
          <div className="spend-grid">
            <FirstAmounts form={FINDER_FORM_ID} shown={shown} latest={latest} />
          </div>
          {isOwn && <Total latest={asked} />}
          <MoreAmounts form={FINDER_FORM_ID} shown={shown} latest={latest} choices={choices} />
        </Fragment>
        {isOwn && (
          <p>
            <a
              className="btn btn-quiet"
              href={paths.finder() + without}
              onClick={(event) => {
                if (!isLive || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                // The link goes away; the focus must not go with it.
                event.currentTarget.closest("details")?.querySelector("summary")?.focus();
                onChoose(without);
              }}
            >
              Use the assumed spending instead
            </a>
          </p>
        )}
        {isOwn && <KeptSpend query={toProfileQuery(values)} />}
      </div>
    </Fold>
  );
}
