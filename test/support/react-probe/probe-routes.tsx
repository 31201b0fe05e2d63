/** Pages that no visitor sees, with what React and its libraries can do on a page. */
import { createContext, Suspense, use, useId, useMemo, ViewTransition } from "react";
import type { RouteObject } from "react-router";

import { Island } from "../../../src/ui/island.tsx";
import { page, view } from "../../../src/page/page-route.ts";
import { Fold, type FoldProps, Late as LateFold } from "./probe-islands.tsx";

const head = { title: "Probe", description: "", path: "/probe", image: "home", isIndexed: false };
const load = () => ({ head });

const Currency = createContext("none");

function Price({ amount }: { readonly amount: number }) {
  const [id, currency] = [useId(), use(Currency)];
  const rounded = useMemo(() => Math.round(amount), [amount]);
  return (
    <p id={id} className="price">
      {rounded} {currency}
    </p>
  );
}

const FoldIsland = (props: FoldProps) => (
  <Island name="fold" when="load" props={{ ...props }}>
    <Fold {...props} />
  </Island>
);
const LateIsland = () => (
  <Island name="late" when="load" props={{}}>
    <LateFold />
  </Island>
);

function HooksPage() {
  return (
    <Currency value="USD">
      <h1>Probe</h1>
      <Price amount={95} />
      <Price amount={695} />
      <FoldIsland title="One" />
      <FoldIsland title="Two" />
    </Currency>
  );
}

const After = ({ wait }: { readonly wait: Promise<string> }) => use(wait);
/** More than React leaves in its place by itself: beyond 12,800 bytes it would have a script move it. */
const LONG = "long ".repeat(10_000);

function LatePage({ loaderData: { late } }: { readonly loaderData: Late }) {
  return (
    <div>
      <h1>Late</h1>
      <Suspense fallback={<p>Not yet.</p>}>
        <p className="late-text">
          <After wait={late} /> {LONG}
        </p>
      </Suspense>
      <p>Last of the page.</p>
      <LateIsland />
    </div>
  );
}

/** Settles in a later turn of the event loop. One that fails early is nobody's to catch before the page asks for it. */
function inNextTurn(settle: () => string): Promise<string> {
  const settled = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(settle);
  settled.catch(() => undefined);
  return settled;
}
const loadLate = () => ({ head, late: inNextTurn(() => "Came late.") });
const loadNever = () => ({
  head,
  late: inNextTurn(() => {
    throw new Error("The source is gone");
  }),
});

/** With pictures of its own to show at once, React reveals a boundary by a script, however small it is. */
const MovedPage = () => (
  <div>
    <Suspense fallback={<p>Not yet.</p>}>
      <ViewTransition>
        <img src="/logo.svg" alt="" />
        <p>{LONG}</p>
      </ViewTransition>
    </Suspense>
  </div>
);

const IslandInIsland = () => (
  <Island name="outer" when="load" props={{}}>
    <FoldIsland title="Inner" />
  </Island>
);

type Late = ReturnType<typeof loadLate>;
const UndeclaredPage = ({ loaderData: { late } }: { readonly loaderData: Late }) => <After wait={late} />;
const UndeclaredIslandPage = ({ loaderData: { late } }: { readonly loaderData: Late }) => (
  <Island name="late" when="load" props={{}}>
    <Suspense fallback={<p>Not yet.</p>}>
      <After wait={late} />
    </Suspense>
  </Island>
);

export const PROBE_ROUTES: RouteObject[] = [
  page("/hooks", async () => view(load, HooksPage)),
  page("/one-island", async () => view(load, () => <FoldIsland title="Only" />)),
  page("/late", async () => view(loadLate, LatePage), { waits: true }),
  page("/late-fails", async () => view(loadNever, LatePage), { waits: true }),
  page("/late-moved", async () => view(load, MovedPage), { waits: true }),
  page("/undeclared", async () => view(loadLate, UndeclaredPage)),
  page("/undeclared-island", async () => view(loadLate, UndeclaredIslandPage)),
  page("/island-in-island", async () => view(load, IslandInIsland)),
];
