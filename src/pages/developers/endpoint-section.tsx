import { PROBLEMS } from "../../problems.ts";
import type { ApiEndpoint } from "./api-endpoints.ts";
import { CodeBlock } from "./code-block.tsx";
import { toCodeSpans } from "./code-spans.tsx";

export interface EndpointSectionProps {
  readonly endpoint: ApiEndpoint;
  readonly origin: string;
  /** What it answers to its example, if that is known. */
  readonly answer: string | undefined;
}

const toRequest = ({ method, path, example, exampleBody }: ApiEndpoint, origin: string): string | undefined => {
  if (method === "GET") return example && `curl "${origin}${example}"`;
  if (!exampleBody) return undefined;
  return `curl "${origin}${path}" \\\n  --header "Content-Type: application/json" \\\n  --data '${JSON.stringify(exampleBody)}'`;
};

const listCodes = (status: number) =>
  Object.entries(PROBLEMS).flatMap(([code, problem]) => (problem.status === status ? [code] : []));

/** One endpoint: what it takes, what to send, what comes back, what can go wrong. */
export function EndpointSection({ endpoint, origin, answer }: EndpointSectionProps) {
  const { id, method, path, purpose, parameters, example, errors, status } = endpoint;
  const request = toRequest(endpoint, origin);
  const name = `${method} ${path}`;
  return (
    <section className="section" id={id}>
      <h3>
        <code>{name}</code>
      </h3>
      <p className="measure">{toCodeSpans(purpose)}</p>
      {parameters.length > 0 && (
        <dl className="fact-rows section-tight measure">
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>
                <code>{parameter.name}</code>
              </dt>
              <dd>
                <small>{parameter.description}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {request && (
        <div className="section-tight">
          <h4>Request</h4>
          <CodeBlock label={`Request of ${name}`}>{request}</CodeBlock>
          {example && (
            <p>
              Try it: <a href={example}>{example}</a>
            </p>
          )}
        </div>
      )}
      <div className="section-tight">
        <h4>Response</h4>
        <p className="measure">
          {toCodeSpans(endpoint.answer)}
          {status && ` Status ${status}.`}
        </p>
        {answer && (
          <>
            <CodeBlock label={`Response of ${name}`}>{answer}</CodeBlock>
            <p className="small muted">Shortened: of every list the first entry.</p>
          </>
        )}
      </div>
      {errors.length > 0 && (
        <p className="small section-tight measure">
          Errors:{" "}
          {errors.map((code, index) => (
            <span key={code}>
              {index > 0 && ", "}
              <a href={`#error-${listCodes(code)[0]}`}>{code}</a>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}
