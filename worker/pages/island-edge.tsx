/**
 * Where React Router ends. In the browser an island is a React tree of its own without a router, so it must not find
 * one here either; React Router itself would say so with "Cannot destructure property 'basename'", or not at all.
 */
import type { ReactNode } from "react";
import { UNSAFE_NavigationContext as Navigation, UNSAFE_RouteContext as Route } from "react-router";

import { renderHydratable } from "../../src/ui/render-markup.ts";
import type { RenderIsland } from "../../src/ui/island.tsx";

const nothing = new Proxy(Object.create(null) as never, {
  get: () => {
    throw new Error("React Router does not reach into an island: pass what it needs as a prop, and link by <a href>");
  },
});

export const outsideOfRouter = (island: ReactNode): ReactNode => (
  <Navigation value={nothing}>
    <Route value={nothing}>{island}</Route>
  </Navigation>
);

export const renderIsland: RenderIsland = (island, identifierPrefix) =>
  renderHydratable(outsideOfRouter(island), identifierPrefix);
