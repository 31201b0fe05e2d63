/** `/developers`: the API for people, from the same description that machines read. */
import { paths } from "../../paths.ts";
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

export function DevelopersPage() {
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="The API"
      lead="JSON over HTTPS, no key. What the pages know, your program can know too."
    >
      <div className="prose">
        <p>
          Every GET under <code>/api/</code> and of a tool&rsquo;s <code>.json</code> address may be called from any
          origin, has an ETag and may be cached. Errors are problem documents (RFC 9457):{" "}
          <code>application/problem+json</code> with <code>title</code>, <code>status</code>, <code>detail</code> and,
          for bad input, <code>errors</code> by field. A wrong method is answered 405, with <code>Allow</code>.
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
    </PageLayout>
  );
}
