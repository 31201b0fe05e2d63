export interface CodeBlockProps {
  /** What it is, for those who cannot see what stands around it. */
  readonly label: string;
  /** Shown above it, as a pane's title. */
  readonly title?: string;
  readonly children: string;
}

/** Code as it is typed or answered. It scrolls by itself, also by keyboard. */
export function CodeBlock({ label, title, children }: CodeBlockProps) {
  return (
    <div className="code-pane">
      {title && <p className="code-title small muted">{title}</p>}
      <section className="code-block" tabIndex={0} aria-label={label}>
        <pre>
          <code>{children}</code>
        </pre>
      </section>
    </div>
  );
}
