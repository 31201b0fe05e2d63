import type { ReactNode } from "react";

import type { Crumb } from "../seo/page-head.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export interface PageLayoutProps {
  readonly crumbs?: readonly Crumb[] | undefined;
  readonly kicker?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** What every page but the review and the home page starts with: breadcrumbs, h1, lead. */
export function PageLayout({ crumbs, kicker, title, lead, children }: PageLayoutProps) {
  return (
    <div className="container page">
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
