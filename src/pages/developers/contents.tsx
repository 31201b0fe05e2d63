import type { ApiGroup } from "./api-reference.ts";

export const toGroupId = (name: string) => `endpoints-${name.toLowerCase()}`;

/** By its id, the sections after the resources. */
const AFTER = {
  mcp: "For assistants",
  feeds: "Feeds",
  limits: "Limits",
  caching: "Caching",
  license: "License of the data",
  versioning: "Versions",
  changelog: "Changelog",
  errors: "Errors",
};

/** What is on the page; with room beside the text also every resource. */
export function Contents({ groups }: { readonly groups: readonly ApiGroup[] }) {
  return (
    <nav className="api-contents sticky-aside small" aria-label="On this page">
      <ul>
        <li>
          <a href="#quick-start">Quick start</a>
        </li>
        {groups.map(({ name, resources }) => (
          <li key={name}>
            <a href={`#${toGroupId(name)}`}>{name}</a>
            <ul>
              {resources.map(({ id, calls }) => (
                <li key={id}>
                  <a href={`#${id}`}>{calls[0]?.path}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {Object.entries(AFTER).map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
