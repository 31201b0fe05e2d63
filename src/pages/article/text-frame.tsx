/** What stands around a text: what it begins with, and what stands beside it. */
import type { ReactNode } from "react";

import { DottedLine, LeadArt } from "./text-pieces.tsx";

interface TextHeadProps {
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

export interface PagePart {
  readonly id: string;
  readonly text: string;
}

interface TextAsideProps {
  /** The one figure to remember. */
  readonly number?: { readonly figure: string; readonly text: string };
  readonly headings: readonly PagePart[];
}

/** What stands beside a text while it is read: its number and its parts. */
export function TextAside({ number, headings }: TextAsideProps) {
  return (
    <aside className="sticky-aside" aria-label="Contents">
      {number && (
        <p className="mb-5 pl-4 border-l-4 border-chart-1">
          <b className="big-number block">{number.figure}</b> {number.text}
        </p>
      )}
      {headings.length > 1 && (
        <nav className="toc panel text-m1 print:hidden" aria-label="On this page">
          <p className="callout-title">On this page</p>
          <ul className="columns-[15rem] lg:columns-1 [&_a]:block [&_a]:py-1.5 coarse:[&_a]:py-3 [&_a]:text-ink [&_a]:decoration-none [&_a]:hover:underline">
            {headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
