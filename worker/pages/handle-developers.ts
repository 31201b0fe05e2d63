/** GET /developers: the page with what the API really answers to its examples. */
import type { Context, Handler } from "hono";
import { RouterContextProvider } from "react-router";

import { API_ENDPOINTS } from "../../src/pages/developers/api-endpoints.ts";
import { type ExampleAnswers, exampleAnswers, toExampleText } from "../../src/pages/developers/example-answers.ts";
import { paths } from "../../src/paths.ts";
import { cached } from "../cache/page-cache.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { readSiteOptions } from "../site-options.ts";
import { LOADER_ORIGIN } from "./handle-page.ts";
import { renderPage } from "./render-page.tsx";

type AskSite = (path: string, context: Context<WorkerEnvironment>) => Promise<Response>;

/** Its answer names what changes with every deployment, and the description is a document of its own. */
const UNSHOWN: ReadonlySet<string> = new Set(["healthz", "openapi", "card-schema"]);

/** @param askSite asks this very Worker */
export function createDevelopersHandler(askSite: AskSite): Handler<WorkerEnvironment> {
  return function handleDevelopers(context) {
    return cached(context.req.raw, paths.developers(), toCacheContext(context), async () => {
      const provider = new RouterContextProvider();
      provider.set(exampleAnswers, await askExamples((path) => askSite(path, context)));
      const request = new Request(LOADER_ORIGIN + paths.developers());
      return { response: await renderPage(request, readSiteOptions(context.env), provider), policy: "page" };
    });
  };
}

/** @throws Error when an example is not answered: a page without it must not be kept */
async function askExamples(ask: (path: string) => Promise<Response>): Promise<ExampleAnswers> {
  const shown = API_ENDPOINTS.flatMap(({ id, example }) => (example && !UNSHOWN.has(id) ? [{ id, example }] : []));
  const answers = await Promise.all(
    shown.map(async ({ id, example }) => {
      const response = await ask(example);
      if (response.status !== 200) throw new Error(`The example ${example} was answered ${response.status}`);
      const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
      return [id, toExampleText(await response.text(), isJson)] as const;
    }),
  );
  return Object.fromEntries(answers);
}
