export interface CodeBlockProps {
  /** What it is, for those who cannot see what stands around it. */
  readonly label: string;
  readonly children: string;
}

/** Code as it is typed or answered. It scrolls by itself, also by keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <section className="code-block" tabIndex={0} aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
