/** How many mails a mailbox gets, by a clock that the test moves: what the database noted is put back in time. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import { makeJob, openTestStore, soon, type TestStore } from "../../test/support/open-test-store.ts";
import { deliverJob } from "./newsletter-job.ts";
import { createSubscriberStore } from "./subscriber-store.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => store.close());

const ask = (address: string) => deliverJob(makeJob(address), store.open());
const count = (...addresses: readonly string[]) => addresses.flatMap((address) => store.listTokens(address)).length;

/** Everything that was noted so far happened so much earlier. */
async function passTime(interval: string): Promise<void> {
  await store.supabase.query(`update public.newsletter_mails set counted_at = counted_at - interval '${interval}'`);
  await store.supabase.query(
    `update public.subscribers set mail_claimed_at = mail_claimed_at - interval '${interval}', mail_leased_until = mail_leased_until - interval '${interval}', consent_at = consent_at - interval '${interval}', unsubscribed_at = unsubscribed_at - interval '${interval}', return_requested_at = return_requested_at - interval '${interval}', mail_tried_at = mail_tried_at - interval '${interval}'`,
  );
  await store.supabase.query(`update auth.users set recovery_sent_at = recovery_sent_at - interval '${interval}'`);
}

/** Asks, lets the time pass, asks …; how many mails there are after each. */
async function askOver(address: string, pauses: readonly string[]): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const pause of pauses) {
    await passTime(pause);
    expect(await ask(address)).toMatchObject({ ok: true });
    counts.push(count(address));
  }
  return counts;
}

describe("an address that has not confirmed", () => {
  test("waits a minute for its second mail, ten for its third, and gets no fourth that day", async () => {
    // Real time passes too, on a busy machine some of it.
    const pauses = ["0 s", "30 s", "31 s", "9 minutes", "62 s", "2 hours", "10 hours", "11 hours"];
    expect(await askOver(makeAddress(), pauses)).toEqual([1, 1, 2, 2, 3, 3, 3, 3]);
  });

  test("gets its next one when the first is a day old", async () => {
    const address = makeAddress();
    expect(await askOver(address, ["0 s", "2 minutes", "11 minutes", "1 hour"])).toEqual([1, 2, 3, 3]);
    expect(await askOver(address, ["23 hours"])).toEqual([4]);
  });

  test("asked for once a minute for a day gets three", async () => {
    const address = makeAddress();
    const counts = await askOver(address, Array<string>(60).fill("23 minutes"));
    expect(counts.at(-1)).toBe(3);
  });
});

test("an address that has confirmed gets five links a day, each after a longer pause", async () => {
  const address = makeAddress();
  await store.open().acceptToken(await store.subscribe(address), "magiclink");
  const pauses = ["2 minutes", "11 minutes", "59 minutes", "2 minutes", "3 hours", "61 minutes", "5 hours"];
  expect(await askOver(address, pauses)).toEqual([2, 3, 3, 4, 4, 5, 5]);
});

describe("spellings of one mailbox", () => {
  const spell = () => {
    const name = makeAddress().replaceAll("-", "").split("@")[0] ?? "";
    return [
      `${name}@gmail.com`,
      `${name[0]}.${name.slice(1)}@gmail.com`,
      `${name}+x@gmail.com`,
      `${name}@googlemail.com`,
    ] as const;
  };

  test("share one pause and one day's number; one that gets nothing leaves no row", async () => {
    const spellings = spell();
    for (const spelling of spellings) await ask(spelling);
    expect(count(...spellings)).toBe(1);
    expect(await store.readRows(spellings[1])).toEqual([]);
    for (const pause of ["2 minutes", "11 minutes", "2 hours", "2 hours"]) {
      await passTime(pause);
      for (const spelling of spellings) await ask(spelling);
    }
    expect(count(...spellings)).toBe(3);
  });

  test("asked for all at once get one mail", async () => {
    const spellings = spell();
    await Promise.all(spellings.map(ask));
    expect(count(...spellings)).toBe(1);
  });
});

test("whoever ends a subscription and comes back does not wait a minute, and beyond the day's number gets the link the next day", async () => {
  const address = makeAddress();
  const leaveAndReturn = async () => {
    const token = (await store.readRows(address))[0]?.unsubscribe_token ?? "";
    await store.open().endSubscription(token, soon());
    await ask(address);
    return count(address);
  };
  await ask(address);
  expect([await leaveAndReturn(), await leaveAndReturn(), await leaveAndReturn()]).toEqual([2, 3, 3]);
  const owed = async () => {
    const unsent = await store.open().listUnsent(100);
    return unsent.ok ? unsent.value.filter((job) => job.address === address) : [];
  };
  expect(await owed()).toHaveLength(1);
  for (const job of await owed()) await deliverJob(job, store.open());
  expect(count(address)).toBe(3);
  await passTime("25 hours");
  for (const job of await owed()) await deliverJob(job, store.open());
  expect(count(address)).toBe(4);
  expect(await owed()).toEqual([]);
});

describe("beyond one mailbox", () => {
  /** What the database says to each request in turn, and the addresses that it keeps a row of. */
  async function askAll(addresses: readonly string[], client?: string) {
    const answers: unknown[] = [];
    for (const address of addresses) {
      const job = { ...makeJob(address), ...(client === undefined ? {} : { client }) };
      const answer = await store.open().requestSubscription(job, true);
      answers.push(answer.ok ? answer.value : answer.kind);
    }
    const kept = await Promise.all(addresses.map((address) => store.readRows(address)));
    return { answers, kept: kept.flat().length };
  }
  const DAY = [...Array<string>(20).fill("send"), ...Array<string>(3).fill("limit")];
  const makeName = () => makeAddress().split("@")[0] ?? "";

  test("a domain of one's own gets twenty mails a day, however many names and subdomains it has", async () => {
    const domain = `${makeName()}.co.uk`;
    const spellings = DAY.map((_, index) => `${makeName()}@${["", "mail.", "a.b."][index % 3]}${domain}`);
    expect(await askAll(spellings)).toEqual({ answers: DAY, kept: 20 });
    expect((await askAll([`${makeName()}@${makeName()}.co.uk`])).answers).toEqual(["send"]);
    await passTime("25 hours");
    expect((await askAll(spellings.slice(-1))).answers).toEqual(["send"]);
  });

  test("a provider that gives mailboxes to everybody has no number of its own", async () => {
    const { answers } = await askAll(DAY.map((_, index) => `${makeName()}@${["gmail.com", "outlook.com"][index % 2]}`));
    expect(new Set(answers)).toEqual(new Set(["send"]));
  });

  test("a client gets twenty mails sent a day, whoever they go to, and spares others", async () => {
    expect(await askAll(DAY.map(makeAddress), "one")).toEqual({ answers: DAY, kept: 20 });
    expect((await askAll([makeAddress()], "other")).answers).toEqual(["send"]);
  });

  test("whoever has reached a limit learns nothing about a mailbox", async () => {
    const known = makeAddress();
    await askAll([known, ...DAY.map(makeAddress)], "curious");
    expect((await askAll([known, makeAddress()], "curious")).answers).toEqual(["limit", "limit"]);
  });

  test("all together are stopped at the day's number, and nothing is stored", async () => {
    const [{ mails } = {}] = await store.supabase.query("select count(*)::int as mails from public.newsletter_mails");
    const mailsADay = Number(mails) + 1;
    const answers: unknown[] = [];
    const addresses = [makeAddress(), makeAddress()];
    for (const address of addresses)
      answers.push(
        await createSubscriberStore({ ...store.supabase, mailsADay }, 30_000).requestSubscription(
          makeJob(address),
          true,
        ),
      );
    expect(answers).toEqual([
      { ok: true, value: "send" },
      { ok: true, value: "brake" },
    ]);
    expect(await store.readRows(addresses[1] ?? "")).toEqual([]);
  });
});

describe("an address that has unsubscribed, when a stranger asks for it again", () => {
  const read = async (address: string) =>
    (
      await store.supabase.query(
        `select status, unsubscribe_token, source, consent_version, consent_at::text from public.subscribers where email = '${address}'`,
      )
    )[0];
  async function leave() {
    const address = makeAddress();
    await store.open().acceptToken(await store.subscribe(address), "magiclink");
    const { unsubscribe_token: token = "" } = (await store.readRows(address))[0] ?? {};
    await store.open().endSubscription(token, soon());
    return address;
  }
  const askAgain = (address: string) => deliverJob({ ...makeJob(address), source: "stranger" }, store.open());

  test("stays as it is, and is there for good: its word that it wants no letters, and its link", async () => {
    const address = await leave();
    const before = await read(address);
    expect(before).toMatchObject({ status: "unsubscribed", source: "test" });
    await askAgain(address);
    expect(count(address)).toBe(2);
    expect(await read(address)).toEqual(before);
    await passTime("31 days");
    await store.supabase.query(`update auth.users set created_at = now() - interval '31 days'`);
    const moved = await read(address);
    expect(await store.open().forgetExpired()).toMatchObject({ ok: true });
    expect(await read(address)).toEqual(moved);
    expect(moved).toMatchObject({ status: "unsubscribed", unsubscribe_token: before?.["unsubscribe_token"] });
    // What the stranger said is forgotten: an old link of theirs confirms nothing.
    expect(await store.open().confirmSubscription(address)).toMatchObject({ value: { status: "unsubscribed" } });
  });

  test("is confirmed by its owner's press, with what the new request said", async () => {
    const address = await leave();
    await askAgain(address);
    await store.open().acceptToken(store.listTokens(address).at(-1) ?? "", "magiclink");
    expect(await read(address)).toMatchObject({ status: "confirmed", source: "stranger" });
  });

  test("which its owner ends again, is not confirmed by the mail that is out", async () => {
    const address = await leave();
    await askAgain(address);
    const { unsubscribe_token: token = "" } = (await store.readRows(address))[0] ?? {};
    await store.open().endSubscription(token, soon());
    await store.open().acceptToken(store.listTokens(address).at(-1) ?? "", "magiclink");
    expect(await read(address)).toMatchObject({ status: "unsubscribed", source: "test" });
  });
});

test("what is kept to count by names nobody, and is gone after a day", async () => {
  const address = makeAddress();
  await ask(address);
  const rows = await store.supabase.query(
    `select mailbox, domain from public.newsletter_mails where mailbox in (select mailbox from public.newsletter_mails order by counted_at desc limit 1)`,
  );
  expect(rows).toEqual([
    { mailbox: expect.stringMatching(/^[0-9a-f]{16}$/), domain: expect.stringMatching(/^[0-9a-f]{16}$/) },
  ]);
  await passTime("25 hours");
  await ask(makeAddress());
  expect(await store.supabase.query("select 1 from public.newsletter_mails")).toHaveLength(1);
});

test("a request that is tried again counts once", async () => {
  const address = makeAddress();
  const job = makeJob(address);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await store.open().requestSubscription(job, true);
    await store.supabase.query("update public.subscribers set mail_leased_until = now() - interval '1 second'");
  }
  expect(await deliverJob(job, store.open())).toMatchObject({ ok: true });
  expect(count(address)).toBe(1);
});

test("a Worker of before these limits is limited too", async () => {
  const address = makeAddress();
  const askLikeBefore = async () => {
    const headers = { apikey: store.supabase.secretKey, "Content-Type": "application/json" };
    const { source, consentVersion, requestId, requestedAt } = makeJob(address);
    const body = JSON.stringify({
      p_email: address,
      p_request_id: requestId,
      p_requested_at: requestedAt,
      p_source: source,
      p_consent_version: consentVersion,
      p_is_sender: false,
    });
    const url = `${store.supabase.url}/rest/v1/rpc/request_subscription`;
    return (await fetch(url, { method: "POST", headers, body })).json();
  };
  expect([await askLikeBefore(), await askLikeBefore()]).toEqual(["send", "none"]);
});
