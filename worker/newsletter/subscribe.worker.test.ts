import { describe, expect, inject, test } from "vitest";

import {
  confirm,
  findStatus,
  findUnsubscribeToken,
  waitForLink,
  waitForMails,
} from "../../test/support/newsletter-site.ts";
import { makeAddress, makeClient, postForm, postJson } from "../../test/support/newsletter-visitor.ts";

const site = inject("siteUrl");
const endpoint = `${site}/api/subscribe`;

/** Everything of an answer that a stranger could compare. */
async function describeAnswer(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== "date"));
  return { status: response.status, headers, body: await response.text() };
}

describe("POST /api/subscribe", () => {
  test("answers the same for new, waiting, confirmed and ended addresses", async () => {
    const ask = async (email: string) => describeAnswer(await postJson(endpoint, { email }));
    const address = makeAddress();
    const first = await ask(address);
    expect(first).toMatchObject({ status: 202, body: '{"status":"check-your-inbox"}' });
    expect(await ask(address)).toEqual(first);
    await confirm(await waitForLink(address));
    expect(await findStatus(address)).toBe("confirmed");
    expect(await ask(address)).toEqual(first);

    const ended = makeAddress();
    await ask(ended);
    await waitForMails(ended, 1);
    const token = await findUnsubscribeToken(ended);
    await fetch(`${site}/unsubscribe?token=${token}`, { method: "POST" });
    expect(await findStatus(ended)).toBe("unsubscribed");
    expect(await ask(ended)).toEqual(first);
    // Until its owner presses the link in the mail.
    expect(await findStatus(ended)).toBe("unsubscribed");
  });

  test("writes one row and sends one mail for a request, and for a second one right after it", async () => {
    const address = makeAddress();
    await Promise.all([postJson(endpoint, { email: address }), postJson(endpoint, { email: address.toUpperCase() })]);
    expect(await waitForMails(address, 1)).toHaveLength(1);
    expect(await findStatus(address)).toBe("pending");
  });

  test("a page's error is never stored for others", async () => {
    await postForm(endpoint, { email: "mistaken", website: "" });
    expect(await (await fetch(`${site}/subscribe`)).text()).not.toContain("mistaken");
  });

  test("our own pages may send it, also those that hide their address", async () => {
    const own = { "Sec-Fetch-Site": "same-origin", Origin: site };
    expect((await postJson(endpoint, { email: makeAddress() }, { headers: own })).status).toBe(202);
    const hidden = { "Sec-Fetch-Site": "same-origin", Origin: "null" };
    expect((await postForm(endpoint, { email: makeAddress() }, { headers: hidden })).status).toBe(303);
  });

  test("no other origin may read it", async () => {
    const responses = [
      await fetch(endpoint, {
        method: "OPTIONS",
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
      }),
      await postJson(endpoint, { email: makeAddress() }),
      await postJson(endpoint, { email: "x" }),
    ];
    for (const response of responses) {
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test.each(["GET", "PUT", "DELETE"])("%s answers 405 with Allow", async (method) => {
    const response = await fetch(endpoint, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("a client that asks too often is told to wait; another one is not", async () => {
    const client = makeClient();
    const answers: Response[] = [];
    // Twice the limit and a little: the minute may end meanwhile.
    for (let attempt = 0; attempt < 24; attempt += 1) {
      const headers = { "X-Forwarded-For": makeClient() };
      answers.push(await postJson(endpoint, { email: "x" }, { client, headers }));
    }
    expect(answers[0]?.status).toBe(422);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await postJson(endpoint, { email: "x" })).status).toBe(422);
  });

  test("a mailbox that is asked for too often is spared, whoever asks and whatever the label", async () => {
    const [local, domain] = makeAddress().split("@");
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      statuses.push((await postJson(endpoint, { email: `${local}+${attempt}@${domain}` })).status);
    }
    expect(statuses[0]).toBe(202);
    expect(statuses).toContain(429);
  });
});
