/** What the five forms have in common: an element that is sent as an address, and fields filled anew by a new key. */
import { type FormEvent, Fragment, type ReactNode, type Ref } from "react";

import type { Table } from "../../asking/parameter.ts";
import type { Asked } from "../../asking/read.ts";
import type { AskingChoices } from "../profile/profile-form.tsx";

export interface ToolFormProps<T extends Table> {
  readonly formRef: Ref<HTMLFormElement>;
  /** The latest: messages beside the fields, and the total. */
  readonly asked: Asked<T>;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: Asked<T>;
  readonly formKey: number;
  readonly choices: AskingChoices;
  readonly nameOf: (slug: string) => string;
  /** Fills the form with other answers in place of following a link. */
  readonly onChoose: (search: string) => void;
  readonly handlers: { readonly onInput: () => void; readonly onSubmit: (event: FormEvent) => void };
}

/** The fields as they are filled, with the faults of the latest. */
export const toShown = <T extends Table>({ asked, filled }: Pick<ToolFormProps<T>, "asked" | "filled">) => ({
  values: filled.values,
  texts: filled.texts,
  faults: asked.faults,
});

interface FrameProps extends Pick<ToolFormProps<Table>, "formRef" | "formKey" | "handlers"> {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly submit: string;
  /** Where a form without any answer is; left out: the tool needs one. */
  readonly startPath?: string;
  readonly className?: string;
  /** Filled anew with each key. */
  readonly children: ReactNode;
  /** Keeps what it shows. */
  readonly lasting?: ReactNode;
  readonly end?: ReactNode;
}

export const ToolForm = ({ id, label, formRef, formKey, handlers, children, ...frame }: FrameProps) => (
  <form
    ref={formRef}
    id={id}
    className={frame.className ?? "panel tool-form no-print"}
    action={frame.action}
    method="get"
    aria-label={label}
    onInput={handlers.onInput}
    onSubmit={handlers.onSubmit}
  >
    <Fragment key={formKey}>{children}</Fragment>
    {frame.lasting}
    <p className="form-actions">
      <button className="btn btn-primary" type="submit">
        {frame.submit}
      </button>{" "}
      {frame.startPath !== undefined && (
        <a className="btn btn-quiet" href={frame.startPath}>
          Start over
        </a>
      )}
    </p>
    {frame.end}
  </form>
);
