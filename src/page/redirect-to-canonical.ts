import { redirect } from "react-router";

const toSorted = (search: string) => {
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return parameters.toString();
};

/**
 * One address per result: a form sends every field, the permanent link only
 * those that matter. A browser keeps the fragment over the redirect.
 * @throws the redirect, unless the request is at that address already
 */
export function redirectToCanonical(request: Request, path: string, canonical: string): void {
  if (toSorted(new URL(request.url).search) !== toSorted(canonical)) throw redirect(path + canonical, 301);
}
