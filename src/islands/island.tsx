import type { ReactNode } from "react";

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

/**
 * Marks server-rendered markup that the browser may bring to life. The page around
 * it is plain markup; what is inside `data-island` the renderer writes with the
 * marks that React needs to find its way (worker/markup/render-markup.ts).
 */
export function Island({ name, when, props, children }: IslandProps) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
