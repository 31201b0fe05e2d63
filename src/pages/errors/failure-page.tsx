/** What a page shows that cannot be given now: plain, with one way on, and without router and loaders. */
import type { ReactNode } from "react";

import { paths } from "../../paths.ts";
import { type PageHead, toFailureHead } from "../../seo/page-head.ts";

interface FailurePageProps {
  readonly status: number;
  readonly title: string;
  /** What to do now. */
  readonly lead: string;
  readonly children?: ReactNode;
}

const FailurePage = ({ status, title, lead, children }: FailurePageProps) => (
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

export const toErrorHead = (): PageHead =>
  toFailureHead(
    "Something went wrong",
    "Something went wrong on our end. The error has been logged; please try again in a minute.",
  );

/** 500: so that it works when everything else does not. */
export const ErrorPage = ({ digest }: { readonly digest: string }) => (
  <FailurePage
    status={500}
    title="Something went wrong on our end"
    lead="The error has been logged. Reloading in a minute often helps."
  >
    <p className="small muted mt-4">
      If you report this, include the reference <code>{digest}</code>.
    </p>
  </FailurePage>
);

export const toWaitHead = (): PageHead =>
  toFailureHead(
    "Please wait a minute",
    "Your connection asked for too many calculations in the last minute. Please try again shortly.",
  );

/** 429: for visitors whose connection asked for more calculations in a minute than one connection may. */
export const WaitPage = () => (
  <FailurePage
    status={429}
    title="Please wait a minute"
    lead="Your connection asked for too many calculations in the last minute. Reload this page in a minute; the address keeps everything you entered."
  />
);
