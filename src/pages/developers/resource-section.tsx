import { Fragment } from "react";

import { PROBLEMS } from "../../problems.ts";
import type { ApiCall, ApiField, ApiResource } from "./api-reference.ts";
import { CodeBlock, toCodeSpans } from "./code-block.tsx";

/**
 * One resource, with all its methods and forms: what it takes and what can go wrong, beside what to send and what comes
 * back. It is folded: all of them open are fifty screens of a phone. Links lead into the fold, which opens it.
 */
export function ResourceSection({ resource }: { readonly resource: ApiResource }) {
  const { id, purpose, calls, fields, takesProfile, statuses } = resource;
  const [main] = calls;
  if (!main) return null;
  const forms = calls.slice(1).filter(({ path }) => path !== main.path);
  return (
    <details className="api-fold">
      <summary>
        <h3>
          {calls
            .filter(({ path }) => path === main.path)
            .map(({ method }) => (
              <Fragment key={method}>
                <span className={method === "GET" ? "badge badge-gain font-sans" : "badge font-sans"}>
                  {method}
                </span>{" "}
              </Fragment>
            ))}
          <code>{main.path}</code>
        </h3>
        <span className="block mt-1 max-w-measure small muted">{toCodeSpans(purpose)}</span>
      </summary>
      <div className="split [&>*]:min-w-0" id={id}>
        <div className="stack">
          {fields.length > 0 && <FieldList fields={fields} />}
          {takesProfile && (
            <p>
              {fields.length > 0 ? "It also takes everything" : "Everything"} about the visitor:{" "}
              <a href="#profile">the profile</a>. A POST takes the same names as JSON.
            </p>
          )}
          {forms.map(({ path, description }) => (
            <p key={path} className="small">
              <code>{path}</code>: {description}
            </p>
          ))}
          <p className="small">
            Errors:{" "}
            {statuses.map((status, at) => (
              <Fragment key={status}>
                {at > 0 && ", "}
                <a href={`#error-${findCode(status)}`}>{status}</a>
              </Fragment>
            ))}
            .
          </p>
        </div>
        <div className="sticky-aside">
          {calls.map((call) => (
            <Example key={call.id} call={call} isFirst={call === main} />
          ))}
        </div>
      </div>
    </details>
  );
}

const findCode = (status: number) =>
  Object.entries(PROBLEMS).find(([, problem]) => problem.status === status)?.[0] ?? "";

function Example({
  call: { method, path, request, response },
  isFirst,
}: {
  readonly call: ApiCall;
  readonly isFirst: boolean;
}) {
  const name = `${method} ${path}`;
  return (
    <>
      {request !== null && (
        <CodeBlock
          label={`Request of ${name}`}
          title={isFirst || method === "GET" ? "Request" : "The same with a body"}
        >
          {request}
        </CodeBlock>
      )}
      {response !== null && (
        <CodeBlock label={`Response of ${name}`} title="Response, shortened" isCopied={false}>
          {response}
        </CodeBlock>
      )}
    </>
  );
}

/** Parameters or fields: name, type, meaning. */
export function FieldList({ fields }: { readonly fields: readonly ApiField[] }) {
  return (
    <dl className="parameter-list">
      {fields.map(({ name, type, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span className="muted">{type.includes(" | ") ? <code>{type}</code> : type}</span>
          </dt>
          <dd>{toCodeSpans(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
