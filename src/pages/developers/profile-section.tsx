import type { ApiExamples } from "./api-examples.ts";
import { ParameterList } from "./parameter-list.tsx";
import { PROFILE_FIELDS, PROFILE_PARAMETERS } from "./tool-parameters.ts";

/** What all tools take: said once. */
export function ProfileSection({ examples }: { readonly examples: ApiExamples }) {
  return (
    <details className="api-fold">
      <summary>
        <h3>The profile</h3>
        <span className="block mt-1 max-w-measure small muted">
          The visitor, and what they spend. Every tool takes it: as parameters of a GET, the same as on its page, or as
          fields of a JSON body. Leave out what you do not know; the answer spells out what it assumed.
        </span>
      </summary>
      <div className="split [&>*]:min-w-0" id="profile">
        <div className="stack">
          <h4>Parameters of a GET</h4>
          <ParameterList parameters={PROFILE_PARAMETERS} types={examples["analyzer"]?.types ?? {}} />
        </div>
        <div className="stack">
          <h4>Fields of a POST</h4>
          <ParameterList parameters={PROFILE_FIELDS} types={examples["post-analyzer"]?.types ?? {}} />
        </div>
      </div>
    </details>
  );
}
