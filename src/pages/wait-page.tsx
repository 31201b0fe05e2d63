import { paths } from "../paths.ts";
import type { PageHead } from "../seo/page-head.ts";

export function toWaitHead(): PageHead {
  return {
    title: "Please wait a minute | Waycard",
    description: "There were too many calculations from your connection in the last minute. Please try again shortly.",
    path: paths.home(),
    image: "home",
    isIndexed: false,
    jsonLd: () => [],
  };
}

/** 429: for visitors whose connection asked for more calculations in a minute than one connection may. */
export function WaitPage() {
  return (
    <div className="container page">
      <div className="page-head">
        <p className="kicker">429</p>
        <h1>Please wait a minute</h1>
        <p className="lead">
          There were too many calculations from your connection in the last minute. Reload this page in a minute: the
          address holds everything you entered.
        </p>
      </div>
      <p>
        <a className="btn btn-primary" href={paths.home()}>
          Back to the home page
        </a>
      </p>
    </div>
  );
}
