import { paths } from "../paths.ts";
import { STATEMENTS } from "../site.ts";

/** Stands before the first link that leaves for an issuer. */
export function DisclosureNote() {
  return (
    <p className="small muted max-w-240">
      {STATEMENTS.compensation} <a href={paths.about("affiliate-disclosure")}>How we earn</a>.
    </p>
  );
}
