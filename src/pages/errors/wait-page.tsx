import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { FailurePage } from "./failure-page.tsx";

export function toWaitHead(): PageHead {
  return {
    title: "Please wait a minute | Waycard",
    description: "Too many calculations from your connection in the last minute. Please try again shortly.",
    path: paths.home(),
    image: "home",
    isIndexed: false,
  };
}

/** 429: for visitors whose connection asked for more calculations in a minute than one connection may. */
export const WaitPage = () => (
  <FailurePage
    status={429}
    title="Please wait a minute"
    lead="Too many calculations from your connection in the last minute. Reload this page in a minute; the address keeps everything you entered."
  />
);
