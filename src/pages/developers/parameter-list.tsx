import type { ApiParameter } from "./api-endpoint.ts";
import { toCodeSpans } from "./code-spans.tsx";

export interface ParameterListProps {
  readonly parameters: readonly ApiParameter[];
  /** By name; of a line that names several, the first one's. */
  readonly types: Readonly<Record<string, string>>;
}

/** Parameters or fields: name, type, meaning. */
export function ParameterList({ parameters, types }: ParameterListProps) {
  return (
    <dl className="parameter-list">
      {parameters.map(({ name, description, type: own }) => {
        const names = name.split(", ");
        const type = own ?? types[names[0] ?? ""];
        return (
          <div key={name}>
            <dt>
              {names.map((one, index) => (
                <span key={one}>
                  {index > 0 && ", "}
                  <code>{one}</code>
                </span>
              ))}
              {type && <span className="muted"> {type}</span>}
            </dt>
            <dd>{toCodeSpans(description)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
