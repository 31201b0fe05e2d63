import { CardsField } from "../../asking/cards-field.tsx";
import { paths } from "../../paths.ts";
import { KeptSpend } from "../profile/kept-spend.tsx";
import { AlsoSaid, FirstQuestions, MoreSpend, TravelAndPoints } from "../profile/profile-form.tsx";
import { SpendPresets, type SpendPresetsProps } from "../profile/spend-presets.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { ToolForm, type ToolFormProps, toShown } from "../shared/tool-form.tsx";
import { COMPARE, COMPARE_FORM_ID, type CompareTable } from "./compare-asking.ts";
import { COMPARE_QUESTION } from "./compare-question.ts";

export interface CompareFormProps extends ToolFormProps<CompareTable> {
  readonly presets: SpendPresetsProps;
}

const FIELDS = ["cards", "differences"];
const { unused } = COMPARE_QUESTION;

/** Cards, five amounts and trips in sight; all else in folds. */
export function CompareForm(props: CompareFormProps) {
  const { asked, choices, nameOf, presets } = props;
  const shown = toShown(props);
  const field = { form: COMPARE_FORM_ID, table: COMPARE, shown, latest: asked };
  return (
    <ToolForm
      {...props}
      id={COMPARE_FORM_ID}
      label="Compare cards"
      action={paths.compare()}
      submit="Compare"
      end={<KeptSpend query={toProfileQuery(asked.values)} />}
    >
      <CardsField {...field} name="cards" nameOf={nameOf} minRows={2} />
      <SpendPresets {...presets} />
      <FirstQuestions form={COMPARE_FORM_ID} shown={shown} latest={asked} />
      <MoreSpend form={COMPARE_FORM_ID} shown={shown} latest={asked} choices={choices} />
      <TravelAndPoints form={COMPARE_FORM_ID} shown={shown} choices={choices} />
      <AlsoSaid {...field} fields={FIELDS} unused={unused} nameOf={nameOf} />
    </ToolForm>
  );
}
