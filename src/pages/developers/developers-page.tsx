/** `/developers`: the API for people, drawn from the document that machines read. */
import type { LoaderFunctionArgs } from "react-router";

import { paths } from "../../paths.ts";
import { PROBLEMS } from "../../problems.ts";
import { crumbsTo, type PageHead } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { siteOrigin } from "../../page/site-origin.ts";
import type { PageProps } from "../../page/page-route.ts";
import { ApiPolicies } from "./api-policies.tsx";
import { type ApiReferencePage, EXAMPLE_ORIGIN } from "./api-reference.ts";
import { AssistantsSection } from "./assistants-section.tsx";
import { toCodeSpans } from "./code-block.tsx";
import { Contents, toGroupId } from "./contents.tsx";
import { QuickStart } from "./quick-start.tsx";
import { FieldList, ResourceSection } from "./resource-section.tsx";

interface DevelopersData {
  readonly head: PageHead;
  readonly origin: string;
  readonly reference: ApiReferencePage;
}

export async function loadDevelopersPage({ context }: LoaderFunctionArgs): Promise<DevelopersData> {
  const origin = context.get(siteOrigin);
  // Long, and for this page alone: a starting Worker does not read it.
  const { default: reference } = await import("virtual:api-reference");
  return {
    origin,
    reference: JSON.parse(JSON.stringify(reference).replaceAll(EXAMPLE_ORIGIN, origin)) as ApiReferencePage,
    head: {
      title: "API for developers | Waycard",
      description:
        "A free JSON API for the card catalog: search, cards and rewards tools. No key, open to every origin, with an OpenAPI description.",
      path: paths.developers(),
      image: "developers",
      isIndexed: true,
      crumbs: crumbsTo(["Developers", paths.developers()]),
    },
  };
}

export function DevelopersPage({ loaderData }: PageProps<typeof loadDevelopersPage>) {
  const { head, origin, reference } = loaderData;
  return (
    <PageLayout crumbs={head.crumbs} title="The API" lead="Everything the pages show, as JSON over HTTPS.">
      <div className="api-page">
        <Contents groups={reference.groups} />
        <div>
          <QuickStart origin={origin} />
          {reference.groups.map(({ name, text, resources }) => (
            <section className="section" key={name} id={toGroupId(name)}>
              <h2>{name}</h2>
              <p className="measure">{text}</p>
              {name === "Tools" && <ProfileSection profile={reference.profile} />}
              {resources.map((resource) => (
                <ResourceSection key={resource.id} resource={resource} />
              ))}
            </section>
          ))}
          <AssistantsSection origin={origin} />
          <ApiPolicies />
          <ErrorsSection />
        </div>
      </div>
    </PageLayout>
  );
}

/** What all tools take: said once. */
function ProfileSection({ profile }: Pick<ApiReferencePage, "profile">) {
  if (profile.length === 0) return null;
  return (
    <details className="api-fold">
      <summary>
        <h3>The profile</h3>
        <span className="block mt-1 max-w-measure small muted">
          A person and what they spend. Every tool accepts these parameters under the same names in a URL and in a JSON
          body. A dot or brackets in a URL (<code>part.flights</code>, <code>part[flights]</code>) stand for an object
          in JSON, and commas separate the items of a list. Give the spending or a preset, and leave out what you don't
          know.
        </span>
      </summary>
      <div className="stack py-2" id="profile">
        {profile.map(({ name, fields }) => (
          <div key={name}>
            <h4>{name}</h4>
            <FieldList fields={fields} />
          </div>
        ))}
      </div>
    </details>
  );
}

function ErrorsSection() {
  return (
    <section className="section" id="errors">
      <h2>Errors</h2>
      <p className="measure">
        Errors are problem documents (RFC 9457): <code>application/problem+json</code> with <code>type</code>,{" "}
        <code>code</code>, <code>title</code>, <code>status</code> and <code>detail</code>. For bad input,{" "}
        <code>errors</code> lists every wrong field by its path, such as <code>accounts.1.month</code>, with its own
        code, a message and, if a similar name exists, a suggestion. Status 400 means that we couldn't read the request;
        422, that we could read it but not do what it asks.
      </p>
      <details className="api-fold">
        <summary>
          <h3>All codes</h3>
        </summary>
        <dl className="fact-rows measure">
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
      </details>
    </section>
  );
}
