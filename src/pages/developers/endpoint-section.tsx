import { Fragment } from "react";

import { PROBLEMS } from "../../problems.ts";
import { API_ENDPOINTS } from "./api-endpoints.ts";
import type { ApiEndpoint } from "./api-endpoint.ts";
import type { ApiExamples } from "./api-examples.ts";
import { CodeBlock } from "./code-block.tsx";
import { toCodeSpans } from "./code-spans.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { PROFILE_FIELDS, PROFILE_PARAMETERS } from "./tool-parameters.ts";

export interface EndpointSectionProps {
  readonly endpoint: ApiEndpoint;
  readonly origin: string;
  /** What the build was answered to its example, and the types of what it takes. */
  readonly example: ApiExamples[string] | undefined;
  /** One on the page shows what stands in all. */
  readonly isOpen: boolean;
}

const toRequest = ({ method, path, example, exampleBody }: ApiEndpoint, origin: string): string | undefined => {
  if (method === "GET") return example && `curl "${origin}${example}"`;
  if (!exampleBody) return undefined;
  return `curl "${origin}${path}" \\\n  --header "Content-Type: application/json" \\\n  --data '${JSON.stringify(exampleBody)}'`;
};

const listCodes = (status: number) =>
  Object.entries(PROBLEMS).flatMap(([code, problem]) => (problem.status === status ? [code] : []));

/** Described once for all tools. */
const PROFILE: ReadonlySet<unknown> = new Set([...PROFILE_PARAMETERS, ...PROFILE_FIELDS]);

/**
 * One endpoint: what it takes and what can go wrong, beside what to send and what comes back. It is folded to one line:
 * all of them open are fifty screens of a phone. Links lead into the fold, which makes browsers open it.
 */
export function EndpointSection({ endpoint, origin, example, isOpen }: EndpointSectionProps) {
  const { id, method, path, purpose, errors, status } = endpoint;
  const request = toRequest(endpoint, origin);
  const name = `${method} ${path}`;
  return (
    <details className="api-fold" open={isOpen}>
      <summary>
        <h3>
          <span className={method === "GET" ? "badge badge-gain font-sans" : "badge font-sans"}>{method}</span>{" "}
          <code>{path}</code>
        </h3>
        <span className="block mt-1 max-w-measure small muted">{toCodeSpans(purpose)}</span>
      </summary>
      <div className="split [&>*]:min-w-0" id={id}>
        <div className="stack">
          <Parameters endpoint={endpoint} types={example?.types ?? {}} />
          <h4>Response</h4>
          <p className="small">
            {toCodeSpans(endpoint.answer)}
            {status && ` Status ${status}.`}
          </p>
          {errors.length > 0 && (
            <p className="small">
              Errors:{" "}
              {errors.map((code, index) => (
                <Fragment key={code}>
                  {index > 0 && ", "}
                  <a href={`#error-${listCodes(code)[0]}`}>{code}</a>
                </Fragment>
              ))}
              .
            </p>
          )}
        </div>
        <div className="sticky-aside">
          {request && (
            <CodeBlock label={`Request of ${name}`} title="Request">
              {request}
            </CodeBlock>
          )}
          {endpoint.example && (
            <p className="small">
              <a href={endpoint.example}>Try it</a>: the answer opens in your browser.
            </p>
          )}
          {example?.answer && (
            <CodeBlock label={`Response of ${name}`} title={toAnswerTitle(endpoint)} isCopied={false}>
              {example.answer}
            </CodeBlock>
          )}
        </div>
      </div>
    </details>
  );
}

const toAnswerTitle = ({ mediaType = "application/json" }: ApiEndpoint) =>
  mediaType.includes("json") ? "Response, shortened: of every list the first entry" : "Response, shortened";

function Parameters({ endpoint, types }: { readonly endpoint: ApiEndpoint; readonly types: Record<string, string> }) {
  const { parameters, sameAs, method } = endpoint;
  const same = API_ENDPOINTS.find(({ id }) => id === sameAs);
  if (same) {
    return (
      <p>
        It takes the parameters of{" "}
        <a href={`#${same.id}`}>
          {same.method} {same.path}
        </a>
        .
      </p>
    );
  }
  if (parameters.length === 0) return null;
  const own = parameters.filter((parameter) => !PROFILE.has(parameter));
  return (
    <>
      <h4>{method === "GET" ? "Parameters" : "Fields"}</h4>
      {own.length > 0 && <ParameterList parameters={own} types={types} />}
      {own.length < parameters.length && (
        <p>
          {own.length > 0 ? "Besides, everything" : "Everything"} about the visitor: <a href="#profile">the profile</a>.
        </p>
      )}
    </>
  );
}
