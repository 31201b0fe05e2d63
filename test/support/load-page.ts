/** Page loaders, asked as the router asks them. */
import type { LoaderFunctionArgs } from "react-router";

export const PAGE_ORIGIN = "https://waycard.test";

export const toLoaderArgs = (path: string, params: LoaderFunctionArgs["params"] = {}): LoaderFunctionArgs =>
  ({ request: new Request(PAGE_ORIGIN + path), params }) as unknown as LoaderFunctionArgs;

/** Status and address of the Response that a loader throws; null where it throws none. */
export function catchResponse(run: () => unknown): readonly [status: number, location: string | null] | null {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get("location")];
    throw thrown;
  }
  return null;
}

/** What a loader gives for a form's address, where that leads to a shorter one. */
export function followLoader<Data>(load: (path: string) => Data, path: string): Data {
  const [, location] = catchResponse(() => load(path)) ?? [200, path];
  return load(location ?? path);
}

/** What stands in the first group of a pattern, everywhere in some markup. */
export const listMatches = (markup: string, pattern: RegExp): readonly string[] =>
  [...markup.replaceAll("&amp;", "&").matchAll(pattern)].map(([, found]) => found ?? "");
