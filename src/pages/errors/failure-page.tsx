import type { ReactNode } from "react";

import { paths } from "../../paths.ts";

export interface FailurePageProps {
  readonly status: number;
  readonly title: string;
  /** What to do now. */
  readonly lead: string;
  readonly children?: ReactNode;
}

/** What a page shows that cannot be given now: plain, with one way on. */
export function FailurePage({ status, title, lead, children }: FailurePageProps) {
  return (
    <div className="container page">
      <div className="page-head">
        <p className="kicker">{status}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <p>
        <a className="btn btn-primary" href={paths.home()}>
          Back to the home page
        </a>
      </p>
      {children}
    </div>
  );
}
