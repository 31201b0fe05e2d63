import { createContext, type ReactNode, use, useId } from "react";

import { renderHydratable } from "./render-markup.ts";

/** When the browser brings an island to life; `islands/loader.ts` reads it. */
export type IslandMoment =
  | "idle"
  | "visible"
  /** Only for a visitor who keeps a spend in this browser; for all others the markup is all there is. */
  | "spend-kept";

export interface IslandProps {
  /** Key of `islands/registry.ts`. */
  readonly name: string;
  readonly when: IslandMoment;
  /** Must be JSON, and the same that the component below was rendered with. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** How an island's own tree becomes HTML; a page that waits has its own way (worker/pages/render-when-ready.tsx). */
export type RenderIsland = (tree: ReactNode, identifierPrefix: string) => string | Promise<string>;

export const IslandRenderer = createContext<RenderIsland>(renderHydratable);

const refuse: RenderIsland = () => {
  throw new Error("An island cannot lie in another one");
};

/**
 * Marks server-rendered markup that the browser may bring to life. The page around it is
 * plain markup; the island is a React tree of its own, here as in the browser, so it sees no
 * context of the page, and its ids begin with a prefix that both sides know.
 */
export function Island({ name, when, props, children }: IslandProps) {
  const idPrefix = useId();
  const render = use(IslandRenderer);
  const rendered = render(<IslandRenderer value={refuse}>{children}</IslandRenderer>, idPrefix);
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      data-id-prefix={idPrefix}
      dangerouslySetInnerHTML={{ __html: typeof rendered === "string" ? rendered : use(rendered) }}
    />
  );
}
