import { API_ENDPOINTS } from "./api-endpoints.ts";
import type { ApiTag } from "./api-endpoint.ts";
import { API_TAGS } from "./api-endpoint.ts";

export const toGroupId = (tag: ApiTag) => `endpoints-${tag.toLowerCase()}`;

const BEFORE = [
  ["Quick start", "quick-start"],
  ["How it behaves", "behavior"],
] as const;
const AFTER = [
  ["For assistants", "mcp"],
  ["Feeds", "feeds"],
  ["Limits", "limits"],
  ["Caching", "caching"],
  ["License of the data", "license"],
  ["Versions", "versioning"],
  ["Changelog", "changelog"],
  ["Errors", "errors"],
] as const;

/** What is on the page; with room beside the text also every endpoint. */
export function Contents() {
  return (
    <nav className="api-contents sticky-aside small" aria-label="On this page">
      <ul>
        {BEFORE.map(([label, id]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
        {(Object.keys(API_TAGS) as ApiTag[]).map((tag) => (
          <li key={tag}>
            <a href={`#${toGroupId(tag)}`}>Endpoints: {tag}</a>
            <ul>
              {API_ENDPOINTS.filter((endpoint) => endpoint.tag === tag).map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {method === "POST" && "POST "}
                    {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {AFTER.map(([label, id]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
