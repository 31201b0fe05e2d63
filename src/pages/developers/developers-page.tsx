/** `/developers`: the API for people, from the same description that machines read. */
import type { LoaderFunctionArgs } from "react-router";

import { paths } from "../../paths.ts";
import { PROBLEMS } from "../../problems.ts";
import { type PageHead, toBreadcrumbJsonLd } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { siteOrigin } from "../../page/site-origin.ts";
import type { PageProps } from "../../page/page-route.ts";
import { API_ENDPOINTS } from "./api-endpoints.ts";
import type { ApiTag } from "./api-endpoint.ts";
import { API_TAGS } from "./api-endpoint.ts";
import { type ApiExamples, EXAMPLE_ORIGIN } from "./api-examples.ts";
import { ApiPolicies } from "./api-policies.tsx";
import { AssistantsSection } from "./assistants-section.tsx";
import { Contents, toGroupId } from "./contents.tsx";
import { toCodeSpans } from "./code-spans.tsx";
import { EndpointSection } from "./endpoint-section.tsx";
import { OtherFormsSection } from "./other-forms-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { QuickStart } from "./quick-start.tsx";

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Developers", to: paths.developers() },
];

interface DevelopersData {
  readonly head: PageHead;
  readonly origin: string;
  readonly examples: ApiExamples;
}

export async function loadDevelopersPage({ context }: LoaderFunctionArgs): Promise<DevelopersData> {
  const origin = context.get(siteOrigin);
  // Long, and for this page alone: a starting Worker does not read it.
  const { default: examples } = await import("virtual:api-examples");
  return {
    origin,
    examples: JSON.parse(JSON.stringify(examples).replaceAll(EXAMPLE_ORIGIN, origin)) as ApiExamples,
    head: {
      title: "API for developers | Waycard",
      description:
        "A free JSON API over the card catalog: search, cards, rewards. No key, open to every origin, with an OpenAPI description.",
      path: paths.developers(),
      image: "developers",
      isIndexed: true,
      jsonLd: (origin) => [toBreadcrumbJsonLd(origin, CRUMBS)],
    },
  };
}

const GROUPS = Object.entries(API_TAGS) as [ApiTag, string][];

export function DevelopersPage({ loaderData }: PageProps<typeof loadDevelopersPage>) {
  const { origin, examples } = loaderData;
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="The API"
      lead="JSON over HTTPS, no key. What the pages know, your program can know too."
    >
      <div className="api-page">
        <Contents />
        <div>
          <QuickStart origin={origin} />
          <section className="section" id="behavior">
            <h2>How it behaves</h2>
            <div className="prose">
              <p>
                Every endpoint but the newsletter&apos;s may be called from any origin. A tool&apos;s GET takes exactly
                the parameters of its page; its POST takes the same as JSON. Lists are repeated parameters, or one with
                commas.
              </p>
              <p>
                Unknown parameters are errors, so that a typo cannot change an answer unseen. Tracking parameters such
                as <code>utm_source</code> are ignored.
              </p>
              <p>
                For programs: <a href={paths.openApi()}>OpenAPI 3.1</a>,{" "}
                <a href={paths.cardSchemaApi()}>the JSON Schema of a card</a> and{" "}
                <a href={paths.apiIndex()}>an index</a>.
              </p>
            </div>
          </section>
          {GROUPS.map(([tag, text]) => (
            <section className="section" key={tag} id={toGroupId(tag)}>
              <h2>Endpoints: {tag}</h2>
              <p className="measure">{text}</p>
              {tag === "Tools" && <ProfileSection examples={examples} />}
              {API_ENDPOINTS.filter((endpoint) => endpoint.tag === tag).map((endpoint) => (
                <EndpointSection
                  key={endpoint.id}
                  endpoint={endpoint}
                  origin={origin}
                  example={examples[endpoint.id]}
                  isOpen={endpoint.id === "search"}
                />
              ))}
            </section>
          ))}
          <AssistantsSection origin={origin} />
          <OtherFormsSection />
          <ApiPolicies />
          <section className="section" id="errors">
            <h2>Errors</h2>
            <div className="prose">
              <p>
                Errors are problem documents (RFC 9457): <code>application/problem+json</code> with <code>type</code>,{" "}
                <code>code</code>, <code>title</code>, <code>status</code> and <code>detail</code>. For bad input,{" "}
                <code>errors</code> lists each wrong field with its own code. Codes do not change. Status 400 means that
                the request could not be read, 422 that it could be read but not done.
              </p>
            </div>
            <dl className="fact-rows section-tight measure">
              {Object.entries(PROBLEMS).map(([code, { status, meaning }]) => (
                <div key={code} id={`error-${code}`}>
                  <dt>
                    <code>{code}</code> {status}
                  </dt>
                  <dd>
                    <small>{toCodeSpans(meaning)}</small>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </PageLayout>
  );
}
