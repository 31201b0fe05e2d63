import { SITE } from "../../src/site.ts";

/** RFC 9116. `Expires` must lie less than a year ahead; a test fails two months before it passes. */
export const SECURITY_TEXT_EXPIRES = "2027-09-30T00:00:00Z";

export function renderSecurityText(origin: string): string {
  return [
    `Contact: mailto:${SITE.contactEmail}`,
    `Expires: ${SECURITY_TEXT_EXPIRES}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
