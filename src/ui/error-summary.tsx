import type { FieldErrors } from "../tools/tool-query.ts";

export interface ErrorSummaryProps {
  readonly errors: FieldErrors;
  /** Id of the field that a parameter stands in. */
  readonly toFieldId: (parameter: string) => string;
}

/** What is wrong with a form, on top of the page, each message a link to its field. */
export function ErrorSummary({ errors, toFieldId }: ErrorSummaryProps) {
  const list = Object.entries(errors);
  if (list.length === 0) return null;
  return (
    <div className="error-summary" role="alert">
      <h2>{list.length === 1 ? "One field needs another look" : `${list.length} fields need another look`}</h2>
      <ul>
        {list.map(([parameter, message]) => (
          <li key={parameter}>
            <a href={`#${toFieldId(parameter)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
