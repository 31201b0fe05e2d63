export interface CodeBlockProps {
  /** What it is, for those who cannot see what stands around it. */
  readonly label: string;
  readonly children: string;
}

/** Code as it is typed or answered. It scrolls by itself, also by keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <pre className="code-block" tabIndex={0} role="region" aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}
