import type { FieldErrors } from "../problems.ts";

export interface ErrorSummaryProps {
  /** Of the summary itself, for forms whose address ends in a fragment: it is what they lead to then. */
  readonly id?: string;
  readonly errors: FieldErrors;
  /** Id of the field that a parameter stands in. */
  readonly toFieldId: (parameter: string) => string;
  readonly toName: (parameter: string) => string;
}

/**
 * What is wrong with a form, above it, each message a link to its field. It has the
 * focus when the page opens, without a script, too, so that it is read first and the
 * page needs no second live region.
 */
export function ErrorSummary({ id, errors, toFieldId, toName }: ErrorSummaryProps) {
  const list = Object.entries(errors);
  if (list.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent a wrong form has to learn of it before anything else
    <div className="error-summary" role="group" aria-labelledby="error-summary-title" tabIndex={-1} id={id} autoFocus>
      <h2 id="error-summary-title">{list.length === 1 ? "Check one field" : `${list.length} fields need attention`}</h2>
      <ul>
        {list.map(([parameter, { code, message }]) => {
          const text = `${toName(parameter)}: ${message}`;
          // What has no such name has no field.
          return (
            <li key={parameter}>
              {code === "unknown-parameter" ? text : <a href={`#${toFieldId(parameter)}`}>{text}</a>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
