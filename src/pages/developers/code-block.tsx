import type { ReactNode } from "react";

import { Island } from "../../ui/island.tsx";
import { CopyCode } from "../../ui/copy-code.tsx";

export interface CodeBlockProps {
  /** What it is, for those who cannot see what stands around it. */
  readonly label: string;
  /** Shown above it, as a pane's title. */
  readonly title: ReactNode;
  /** Whether readers take it with them; an answer is for reading. */
  readonly isCopied?: boolean;
  readonly children: string;
}

/** Code as it is typed or answered. It scrolls by itself, also by keyboard. */
export function CodeBlock({ label, title, isCopied = true, children }: CodeBlockProps) {
  return (
    <div className="code-pane">
      <p className="pl-4 pr-22 py-1.6 border-b small muted">{title}</p>
      {isCopied && (
        <Island name="copy-code" when="intent" props={{ label }}>
          <CopyCode label={label} />
        </Island>
      )}
      <div role="group" className="code-block" tabIndex={0} aria-label={label}>
        <pre>
          <code>{children}</code>
        </pre>
      </div>
    </div>
  );
}

/** Names in backquotes as code. */
export const toCodeSpans = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
