import { expect, test } from "vitest";

import { ask, keepQuiet } from "../../test/support/ask-newsletter.ts";

keepQuiet();

test.each(["/", "/cards/amex-gold", "/no-such-page", "/sitemap.xml"])(
  "with INDEXING=off search engines are told not to list %s; otherwise no header speaks of it",
  async (path) => {
    const { response: hidden } = await ask(path, {}, { env: { INDEXING: "off" } });
    expect(hidden.headers.get("X-Robots-Tag")).toBe("noindex");
    const { response } = await ask(path, {});
    expect(response.headers.get("X-Robots-Tag")).toBeNull();
  },
);
