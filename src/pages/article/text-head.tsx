import type { ReactNode } from "react";

import { DottedLine } from "./dotted-line.tsx";
import { LeadArt } from "./lead-art.tsx";

export interface TextHeadProps {
  readonly kicker?: string;
  readonly title: string;
  readonly lead: string;
  /** Beside the title; without one that has the whole width. */
  readonly image: string | undefined;
  /** By whom, of when, how long: each a fact of one line. */
  readonly children: ReactNode;
}

/** What a text begins with: its name, what it says in short, by whom and of when, and its picture. */
export function TextHead({ kicker, title, lead, image, children }: TextHeadProps) {
  return (
    <header
      className={
        image
          ? "grid gap-x-10 gap-y-5 items-center mb-8 md:grid-cols-[minmax(0,2fr)_minmax(14rem,1fr)]"
          : "grid gap-y-5 mb-8"
      }
    >
      <div className="grid gap-3">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <DottedLine>{children}</DottedLine>
      </div>
      <LeadArt image={image} shape="feature" />
    </header>
  );
}
