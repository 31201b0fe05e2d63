/** @throws a 404 Response, which the router turns into the page of not-found-page.tsx */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}
