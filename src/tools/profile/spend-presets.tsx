export interface NamedPreset {
  readonly slug: string;
  readonly name: string;
}

export interface SpendPresetsProps {
  readonly presets: readonly NamedPreset[];
  /** Slug of the preset whose figures are in the form now. */
  readonly current: string | null;
  /** The same page with that preset. */
  readonly toPath: (slug: string) => string;
  /** Called with the slug instead of following the link, when a script is there. */
  readonly onChoose?: (slug: string) => void;
}

/** Ready-made profiles, as links. */
export function SpendPresets({ presets, current, toPath, onChoose }: SpendPresetsProps) {
  return (
    <nav className="spend-presets mb-5 [&_a]:text-m1" aria-label="Spending profiles">
      <p className="hint mb-1" aria-hidden>
        Start from
      </p>
      <ul className="tabs">
        {presets.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={toPath(slug)}
              {...(slug === current ? { "aria-current": "true" as const } : {})}
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(slug);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
