import type { ReactNode } from "react";

import { ErrorSummary } from "../../ui/error-summary.tsx";
import { type NamedPreset, SpendPresets } from "../profile/spend-presets.tsx";
import { hasErrors, toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import { ResultFrame } from "./result-frame.tsx";
import type { LiveTool } from "./use-live-tool.ts";

export interface SpendToolProps {
  readonly live: LiveTool<"planner">;
  readonly title: string;
  readonly path: string;
  readonly jsonPath: string;
  readonly csvPath?: string;
  /** What the server said: its errors, its result's address, its result. */
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly initial: ReactNode;
  readonly toFieldId: (parameter: string) => string;
  readonly presets: readonly NamedPreset[];
  /** Slug of the preset that the form shows now. */
  readonly preset: string | null;
  /** Parameters of a preset, with what it leaves as the form has it. */
  readonly toPreset: (slug: string) => readonly (readonly [string, string])[];
  /** The parameters besides these. */
  readonly rest: readonly (readonly [string, string])[];
  readonly form: ReactNode;
  /** The answer in one figure, kept in view on phones. */
  readonly bar?: ReactNode;
  /** The browser's own result, once there is one. */
  readonly children: ReactNode;
}

/** A tool whose form is a spend and little else: presets and form on one side, the result on the other. */
export function SpendTool(props: SpendToolProps) {
  const { live, title, path, jsonPath, csvPath, errors, canonical, initial, toFieldId, rest, form } = props;
  /** Until the first live answer the page says on top what the server found wrong. */
  const isSummed = live.answer === null && hasErrors(errors);
  const { presets, preset, toPreset } = props;
  return (
    <div className="tool">
      <div className="panel tool-panel">
        <h2 className="visually-hidden">Your numbers</h2>
        {isSummed && <ErrorSummary id="result" errors={errors} toFieldId={toFieldId} />}
        <SpendPresets
          presets={presets}
          current={preset}
          toPath={(slug) => path + toQueryString([...rest, ...toPreset(slug)])}
          onChoose={(slug) => live.fillSpend(toQueryString(toPreset(slug)))}
        />
        {form}
        {props.bar}
      </div>
      <ResultFrame
        title={title}
        id={isSummed ? undefined : "result"}
        initial={initial}
        path={path}
        jsonPath={jsonPath}
        csvPath={csvPath}
        canonical={live.good?.canonical ?? canonical}
        hasResult={live.good !== null || !hasErrors(errors)}
        state={live.state}
        progress={live.progress}
        isStale={live.answer !== null && hasErrors(live.answer.errors)}
        onCancel={live.cancel}
      >
        {props.children}
      </ResultFrame>
    </div>
  );
}
