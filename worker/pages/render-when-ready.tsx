/**
 * The body of a page that waits while it renders: React's stream, taken when all of it is there.
 * What came late could only be put in its place by inline scripts, which the security policy forbids;
 * head and header have left already.
 */
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

import { IslandRenderer, type RenderIsland } from "../../src/ui/island.tsx";
import { dropPictureHints } from "../../src/ui/render-markup.ts";
import { outsideOfRouter } from "./island-edge.tsx";

/** What React leaves in the place of a boundary that is to follow: one with pictures in a `ViewTransition` always does. */
const LEFT_TO_SCRIPT = "<!--$?-->";

/** @throws whatever a component threw, inside a Suspense boundary too: no browser would try it again */
export async function renderWhenReady(page: ReactNode): Promise<string> {
  const islands = new Map<string, Promise<string>>();
  // React renders an island's marker again when the island is done: then it must get the same promise.
  const renderIsland: RenderIsland = (tree, identifierPrefix) => {
    const island = islands.get(identifierPrefix) ?? renderWhole(outsideOfRouter(tree), identifierPrefix);
    islands.set(identifierPrefix, island);
    return island;
  };
  return renderWhole(<IslandRenderer value={renderIsland}>{page}</IslandRenderer>, "");
}

async function renderWhole(node: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(node, {
    identifierPrefix,
    // However large a boundary is, it stands where it belongs: React would move large ones by a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  if (html.includes(LEFT_TO_SCRIPT)) throw new Error("A Suspense boundary holds what React would move by a script");
  return dropPictureHints(html);
}
