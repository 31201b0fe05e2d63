/** What the steps of the how-tos write: a page, an island, an endpoint and its description. */

export const PAGE = `import { paths } from "../../paths.ts";
import { Island } from "../../ui/island.tsx";
import { crumbsTo, type PageHead } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { ProbeCounter } from "../../own-worth/probe-counter.tsx";

const CRUMBS = crumbsTo(["Probe", paths.probe()]);

export function loadProbePage(): { readonly head: PageHead } {
  return {
    head: {
      title: "A page of the how-to | Waycard",
      description: "A page that a test adds as the README says, to see that the README says enough for it.",
      path: paths.probe(),
      image: "home",
      isIndexed: true,
      crumbs: CRUMBS,
    },
  };
}

export function ProbePage() {
  return (
    <PageLayout crumbs={CRUMBS} title="A page of the how-to" lead="It has one island.">
      <Island name="probe-counter" when="visible" props={{}}>
        <ProbeCounter />
      </Island>
    </PageLayout>
  );
}
`;

export const ISLAND = `import { useState } from "react";

export function ProbeCounter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="btn" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;

export const HANDLER = `import type { Context } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { plainJson } from "./cached-json.ts";

export const handleProbe = (context: Context<WorkerEnvironment>): Promise<Response> =>
  plainJson(context, () => ({ probe: true }));
`;

export const DESCRIPTION = `  {
    id: "probe",
    tag: "API",
    path: "/api/probe",
    methods: ["GET"],
    purpose: "An endpoint of the how-to.",
    answer: "probe, which is true.",
    answerName: "ProbeAnswer",
    example: "/api/probe",
  },`;
