import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { FailurePage } from "./failure-page.tsx";

export function toErrorHead(): PageHead {
  return {
    title: "Something went wrong | Waycard",
    description: "Something went wrong on our end. The error has been logged; please try again in a minute.",
    path: paths.home(),
    image: "home",
    isIndexed: false,
  };
}

/** 500: rendered without router and loaders, so that it works when those do not. */
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
