import { CopyCode } from "./copy-code.tsx";
import type { Example } from "./example.ts";

export const examples: readonly Example[] = [
  [
    "Over the title of a pane, once its script is there",
    () => (
      <div className="code-pane">
        <p className="small">curl</p>
        <CopyCode label="the call with curl" />
        <section className="code-block" tabIndex={0} aria-label="Call with curl">
          <pre>
            <code>curl https://example.com/api/cards</code>
          </pre>
        </section>
      </div>
    ),
  ],
];
