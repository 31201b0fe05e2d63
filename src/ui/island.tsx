import { createContext, type ReactNode, use, useId } from "react";

import { renderHydratable } from "./render-markup.ts";

/** When the browser brings an island to life; `islands/loader.ts` reads it. */
export type IslandMoment =
  /** At the first touch, focus, pointer, key or input on it, or on a field of its form elsewhere on the page. */
  | "intent"
  | "visible"
  | "load"
  /** Only where this browser keeps something under `kept`; for all others the markup is all there is. */
  | "kept";

export interface IslandProps {
  /** Key of `islands/registry.ts`. */
  readonly name: string;
  readonly when: IslandMoment;
  /** Key of the browser's storage: where something is kept under it, the island comes to life after load in any case. */
  readonly kept?: string;
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
export function Island({ name, when, kept, props, children }: IslandProps) {
  const idPrefix = useId();
  const render = use(IslandRenderer);
  const rendered = render(<IslandRenderer value={refuse}>{children}</IslandRenderer>, idPrefix);
  return (
    <div
      data-island={name}
      data-when={when}
      data-kept={kept}
      data-props={JSON.stringify(props)}
      data-id-prefix={idPrefix}
      dangerouslySetInnerHTML={{ __html: typeof rendered === "string" ? rendered : use(rendered) }}
    />
  );
}
