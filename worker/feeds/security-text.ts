import { SITE } from "../../src/site.ts";

/** The day someone last checked that the contact below is read. Move it and `Expires` together, each release. */
export const SECURITY_TEXT_REVIEWED = "2026-11-01T00:00:00Z";
/** RFC 9116: less than a year after the review. `scripts/smoke-test.ts` warns a month before it passes. */
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
