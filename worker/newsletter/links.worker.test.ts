import { describe, expect, inject, test } from "vitest";

import { confirm, findStatus, findUnsubscribeToken, readToken, subscribe } from "../../test/support/newsletter-site.ts";
import { postForm, postJson } from "../../test/support/newsletter-visitor.ts";

const site = inject("siteUrl");
const confirmUrl = `${site}/subscribe/confirm`;
const FORGED = "f".repeat(64);

async function subscribeAndConfirm(): Promise<{ address: string; token: string }> {
  const { address, link } = await subscribe();
  await confirm(link);
  return { address, token: await findUnsubscribeToken(address) };
}

const readMain = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];

function expectPrivate(response: Response): void {
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("x-cache")).toBeNull();
}

describe("/subscribe/confirm", () => {
  test("GET and HEAD show a button and use nothing up; the press confirms", async () => {
    const { address, link } = await subscribe();
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await fetch(site + link, { method });
      expect(response.status).toBe(200);
      expectPrivate(response);
      await response.text();
    }
    const html = await (await fetch(site + link)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html.match(/<form[^>]*action="\/subscribe\/confirm"/g)).toHaveLength(1);
    expect(await findStatus(address)).toBe("pending");

    const pressed = await confirm(link);
    expect(pressed.status).toBe(200);
    expectPrivate(pressed);
    expect(await pressed.text()).toContain("You&#x27;re subscribed");
    expect(await findStatus(address)).toBe("confirmed");
  });

  test("used, forged and broken tokens get one page, which offers a new link", async () => {
    const { address, link } = await subscribe();
    await confirm(link);
    const pages = await Promise.all(
      [readToken(link), FORGED, "", "<script>"].map((token) => postForm(confirmUrl, { token_hash: token })),
    );
    const bodies = await Promise.all(pages.map(async (page) => readMain(await page.text())));
    expect(pages.map((page) => page.status)).toEqual([400, 400, 400, 400]);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('action="/subscribe"');
    expect(await findStatus(address)).toBe("confirmed");
  });

  test("of two presses at once one confirms and none harms", async () => {
    const { address, link } = await subscribe();
    const presses = await Promise.all([1, 2].map(() => confirm(link)));
    expect(new Set(presses.map((press) => press.status))).toEqual(new Set([200, 400]));
    expect(await findStatus(address)).toBe("confirmed");
  });

  test("a link of a subscription that was ended meanwhile does not bring it back", async () => {
    const { address, link } = await subscribe();
    const token = await findUnsubscribeToken(address);
    await fetch(`${site}/unsubscribe?token=${token}`, { method: "POST" });
    expect((await confirm(link)).status).toBe(400);
    expect(await findStatus(address)).toBe("unsubscribed");
  });
});

describe("/unsubscribe", () => {
  test("GET and HEAD end nothing; the press does, again and again", async () => {
    const { address, token } = await subscribeAndConfirm();
    const url = `${site}/unsubscribe?token=${token}`;
    for (const method of ["GET", "HEAD"]) {
      const response = await fetch(url, { method });
      expect(response.status).toBe(200);
      expectPrivate(response);
      await response.text();
    }
    expect(await findStatus(address)).toBe("confirmed");
    for (let press = 0; press < 3; press += 1) {
      const pressed = await postForm(url, {});
      expect(pressed.status).toBe(200);
      expect(await pressed.text()).toContain("You&#x27;re unsubscribed");
      expect(await findStatus(address)).toBe("unsubscribed");
    }
  });

  test.each([
    ["form-encoded", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "multipart",
      () => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      },
    ],
  ])("a one-click post (RFC 8058), %s, without cookie or origin, answers 200 every time", async (_, makeBody) => {
    const { address, token } = await subscribeAndConfirm();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await fetch(`${site}/unsubscribe?token=${token}`, {
        method: "POST",
        redirect: "error",
        body: makeBody(),
      });
      expect(response.status).toBe(200);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    expect(await findStatus(address)).toBe("unsubscribed");
  });

  test("without a token it says how to get a link", async () => {
    const html = await (await fetch(`${site}/unsubscribe`)).text();
    expect(html).toContain("Email me a link");
    expect(html).toContain('action="/subscribe"');
  });
});

describe("the browser's questions", () => {
  test("a session asks who it is, renews itself and ends, all at our own address", async () => {
    const { address, link } = await subscribe();
    const body = { token_hash: readToken(link), type: "magiclink" };
    const { session } = (await (await postJson(confirmUrl, body)).json()) as {
      session: { accessToken: string; refreshToken: string };
    };
    const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
    const user = await fetch(`${site}/api/auth/user`, bearer(session.accessToken));
    expect(user.headers.get("access-control-allow-origin")).toBeNull();
    expect(user.headers.get("cache-control")).toBe("no-store");
    expect(await user.json()).toMatchObject({ email: address });

    const renew = (token: string) =>
      postJson(`${site}/api/auth/token?grant_type=refresh_token`, { refresh_token: token });
    const renewed = (await (await renew(session.refreshToken)).json()) as {
      access_token: string;
      refresh_token: string;
    };
    expect((await postJson(`${site}/api/auth/logout`, "", bearer(renewed.access_token))).status).toBe(204);
    expect((await renew(renewed.refresh_token)).status).toBe(400);
  });

  test("pages may connect to nothing else but us", async () => {
    const policy = (await fetch(`${site}/about/contact`)).headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self';");
  });
});
