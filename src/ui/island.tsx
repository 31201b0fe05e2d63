import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

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
 * Marks server-rendered markup that the browser may bring to life. The page
 * around it is rendered as plain markup; the island is rendered by itself, with
 * the marks React needs to find its way, so that `useId` agrees on both sides.
 * The inner HTML is React's own output, hence already escaped.
 */
export function Island({ name, when, props, children }: IslandProps) {
  const html = renderToString(children, { identifierPrefix: `${name}-` });
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
