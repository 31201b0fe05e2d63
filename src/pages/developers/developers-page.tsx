/** `/developers`: the API for people, from the same description that machines read. */
import { paths } from "../../paths.ts";
import { PROBLEMS } from "../../problems.ts";
import { type PageHead, toBreadcrumbJsonLd } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { API_ENDPOINTS } from "./api-endpoints.ts";

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Developers", to: paths.developers() },
];

export function loadDevelopersPage(): { readonly head: PageHead } {
  return {
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

/** Names in backquotes as code. */
const toCodeSpans = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

export function DevelopersPage() {
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="The API"
      lead="JSON over HTTPS, no key. What the pages know, your program can know too."
    >
      <div className="prose">
        <p>
          Every endpoint but the newsletter&rsquo;s may be called from any origin. Answers to GET have an ETag and may
          be cached. A tool&rsquo;s GET takes exactly the parameters of its page; its POST takes the same as JSON.
          Unknown parameters are errors, so that a typo cannot change an answer unseen. Tracking parameters such as{" "}
          <code>utm_source</code> are ignored.
        </p>
      </div>
      {API_ENDPOINTS.map((endpoint) => (
        <section className="section" key={endpoint.id} id={endpoint.id}>
          <h2>
            <code>
              {endpoint.method} {endpoint.path}
            </code>
          </h2>
          <p>{endpoint.purpose}</p>
          {endpoint.parameters.length > 0 && (
            <dl className="fact-rows section-tight measure">
              {endpoint.parameters.map((parameter) => (
                <div key={parameter.name}>
                  <dt>
                    <code>{parameter.name}</code>
                  </dt>
                  <dd>
                    <small>{parameter.description}</small>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="section-tight measure">
            Answer: {endpoint.answer}
            {endpoint.status && ` Status ${endpoint.status}.`}
            {endpoint.errors.length > 0 && ` Errors: ${endpoint.errors.join(", ")}.`}
          </p>
          {endpoint.example && (
            <p className="section-tight">
              Live example: <a href={endpoint.example}>{endpoint.example}</a>
            </p>
          )}
        </section>
      ))}
      <section className="section" id="errors">
        <h2>Errors</h2>
        <div className="prose">
          <p>
            Errors are problem documents (RFC 9457): <code>application/problem+json</code> with <code>type</code>,{" "}
            <code>code</code>, <code>title</code>, <code>status</code> and <code>detail</code>. For bad input,{" "}
            <code>errors</code> lists each wrong field with its own code. Codes do not change. Status 400 means that the
            request could not be read, 422 that it could be read but not done.
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
    </PageLayout>
  );
}
