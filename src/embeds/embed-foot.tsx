import { SITE } from "../site.ts";

export interface EmbedFootProps {
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

/** Who says it, and where it goes on. */
export function EmbedFoot({ href, label, note }: EmbedFootProps) {
  return (
    <p className="mt-3 small">
      <a href={href}>
        {label} on {SITE.name}
      </a>
      <span className="muted">. {note}. Confirm terms with the issuer.</span>
    </p>
  );
}
