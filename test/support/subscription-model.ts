/** The state machine none → pending → confirmed → unsubscribed → confirmed, as steps for fast-check. */
import type fc from "fast-check";
import { expect } from "vitest";

import { deliverJob, type SubscribeJob } from "../../worker/newsletter/newsletter-job.ts";
import { makeJob, soon, type TestStore } from "./open-test-store.ts";

/** What a subscription is, and what may be done with it next. */
export interface Model {
  status: "none" | "pending" | "confirmed" | "unsubscribed";
  /** Unsubscribed, and asked for again: waits for the press. */
  isReturning: boolean;
  mails: number;
  isLinkFresh: boolean;
  jobs: SubscribeJob[];
}

interface Real {
  readonly address: string;
  readonly store: TestStore;
}

const MAX_MAILS_A_DAY = 3;

/** A step: what may happen to the subscription, and what the model says comes of it. */
class Step implements fc.AsyncCommand<Model, Real> {
  readonly name: string;
  readonly isPossible: (model: Model) => boolean;
  readonly act: (model: Model, real: Real) => Promise<void>;
  constructor(name: string, isPossible: (model: Model) => boolean, act: (model: Model, real: Real) => Promise<void>) {
    this.name = name;
    this.isPossible = isPossible;
    this.act = act;
  }
  check = (model: Readonly<Model>) => this.isPossible(model);
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    const rows = await real.store.readRows(real.address);
    expect(rows).toHaveLength(model.status === "none" ? 0 : 1);
    if (model.status !== "none") expect(rows[0]?.status).toBe(model.status);
    expect(real.store.listTokens(real.address)).toHaveLength(model.mails);
  }
  toString = () => this.name;
}

const readToken = async ({ address, store }: Real) => (await store.readRows(address))[0]?.unsubscribe_token ?? "";
const always = () => true;

export const STEPS: readonly Step[] = [
  new Step("subscribe", always, async (model, { address, store }) => {
    const job = makeJob(address);
    expect((await deliverJob(job, store.open())).ok).toBe(true);
    model.jobs.push(job);
    // A second request within the minute is served by the mail that is out.
    if (model.isReturning || (model.status !== "none" && model.status !== "unsubscribed")) return;
    if (model.status === "none") model.status = "pending";
    else model.isReturning = true;
    // The day's number; what is owed beyond it goes out the next day.
    if (model.mails === MAX_MAILS_A_DAY) return;
    model.mails += 1;
    model.isLinkFresh = true;
  }),
  new Step(
    "deliver an old job again",
    (model) => model.jobs.length > 0,
    async (model, { store }) => {
      const job = model.jobs[Math.floor(model.jobs.length / 2)];
      if (job) expect((await deliverJob(job, store.open())).ok).toBe(true);
    },
  ),
  new Step(
    "press the newest link",
    (model) => model.mails > 0,
    async (model, { address, store }) => {
      const token = store.listTokens(address).at(-1) ?? "";
      expect((await store.open().acceptToken(token, "magiclink")).ok).toBe(model.isLinkFresh);
      if (model.isLinkFresh && (model.status === "pending" || model.isReturning)) {
        model.status = "confirmed";
        model.isReturning = false;
      }
      model.isLinkFresh = false;
    },
  ),
  new Step("press a forged link", always, async (_model, { store }) => {
    expect(await store.open().acceptToken("f".repeat(64), "magiclink")).toMatchObject({ ok: false, kind: "refused" });
  }),
  new Step(
    "unsubscribe",
    (model) => model.status !== "none",
    async (model, real) => {
      expect(await real.store.open().endSubscription(await readToken(real), soon())).toEqual({
        ok: true,
        value: "unsubscribed",
      });
      model.status = "unsubscribed";
      model.isReturning = false;
    },
  ),
  new Step(
    "unsubscribe, delivered late",
    (model) => model.status !== "none",
    async (model, real) => {
      const status = await real.store.open().endSubscription(await readToken(real), new Date(0).toISOString());
      expect(status).toEqual({ ok: true, value: model.status });
    },
  ),
  new Step("unsubscribe with a forged token", always, async (_model, { store }) => {
    expect(await store.open().endSubscription("f".repeat(64), soon())).toEqual({ ok: true, value: "unknown" });
  }),
];

export const createModel = (): Model => ({
  status: "none",
  isReturning: false,
  mails: 0,
  isLinkFresh: false,
  jobs: [],
});
