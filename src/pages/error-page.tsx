import { paths } from "../paths.ts";
import type { PageHead } from "../seo/page-head.ts";

export function toErrorHead(): PageHead {
  return {
    title: "Something went wrong | Waycard",
    description: "This page could not be made. The fault is ours and has been logged; please try again in a minute.",
    path: paths.home(),
    image: "home",
    isIndexed: false,
    jsonLd: () => [],
  };
}

/** 500: rendered without router and loaders, so that it works when those do not. */
export function ErrorPage({ digest }: { readonly digest: string }) {
  return (
    <div className="container page">
      <div className="page-head">
        <p className="kicker">500</p>
        <h1>Something went wrong on our side</h1>
        <p className="lead">The fault has been logged. Reloading in a minute often helps.</p>
      </div>
      <p>
        <a className="btn btn-primary" href={paths.home()}>
          Back to the home page
        </a>
      </p>
      <p className="small muted">
        If you report this, name the reference <code>{digest}</code>.
      </p>
    </div>
  );
}
