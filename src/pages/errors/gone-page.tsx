import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { FailurePage } from "./failure-page.tsx";

export function loadGonePage(): { readonly head: PageHead; readonly status: number } {
  return {
    status: 410,
    head: {
      title: "This page is gone | Waycard",
      description:
        "We removed this page, and nothing took its place. Search for a card, or start from the home page or a list.",
      path: paths.home(),
      image: "home",
      isIndexed: false,
      jsonLd: () => [],
    },
  };
}

/** 410: the page was here and will not come back. */
export const GonePage = () => (
  <FailurePage
    status={410}
    title="This page is gone"
    lead="We removed it, and nothing took its place. Search for a card, or start from the home page."
  />
);
