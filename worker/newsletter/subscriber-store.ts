/**
 * Supabase, as the newsletter needs it: the functions of supabase/migrations and
 * the emailed links of Supabase Auth. Nothing here throws: an answer that is
 * late, refused, not JSON or not of the expected form is `unavailable`.
 */
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";

import { MAILS_A_DAY, type SupabaseConfiguration } from "./configuration.ts";
import { hashAddress } from "./log-newsletter.ts";
import type { SubscribeJob } from "./newsletter-job.ts";
import { findOwnDomain, toMailbox } from "./to-mailbox.ts";

/** For all calls of one request together: the visitor is answered within 3.5 s. */
const SUPABASE_BUDGET_MS = 3_000;

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  /** `refused`: Supabase understood and said no. `unavailable`: try again later. Never a message: it may hold the address. */
  | { readonly ok: false; readonly kind: "refused" | "unavailable"; readonly reason: string };

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const STATUSES = ["pending", "confirmed", "unsubscribed"] as const;
const subscriptionSchema = v.object({ status: v.picklist(STATUSES), unsubscribe_token: v.string() });
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

export const LINK_TYPES = ["invite", "magiclink"] as const;
export type LinkType = (typeof LINK_TYPES)[number];

const unsentSchema = v.object({
  email: v.string(),
  request_id: v.string(),
  requested_at: v.string(),
  source: v.string(),
  consent_version: v.string(),
});

const toJob = (row: v.InferOutput<typeof unsentSchema>): SubscribeJob => ({
  kind: "subscribe",
  requestId: row.request_id,
  address: row.email,
  source: row.source,
  consentVersion: row.consent_version,
  requestedAt: row.requested_at,
});

const isFinal = (status: number | undefined) => status !== undefined && status >= 400 && status < 500 && status !== 429;
const unavailable = (reason: string) => ({ ok: false, kind: "unavailable", reason }) as const;

function toFailure(error: Pick<AuthError, "status" | "code" | "name">): Outcome<never> {
  // The identity client says 0 where no answer came.
  const reason = `${error.status || "no answer"} ${error.code ?? error.name}`;
  return isFinal(error.status) ? { ok: false, kind: "refused", reason } : unavailable(reason);
}

/** Only these are about the address; a key that was rotated (401, 403) would refuse all of them. */
const isAboutAddress = (status: number | undefined) => status === 400 || status === 422;

function toSendFailure(error: Pick<AuthError, "status" | "code" | "name">): Outcome<never> {
  const failure = toFailure(error);
  return failure.ok || isAboutAddress(error.status) ? failure : unavailable(failure.reason);
}

export function createSubscriberStore(configuration: SupabaseConfiguration, budgetMs = SUPABASE_BUDGET_MS) {
  const deadline = AbortSignal.timeout(budgetMs);
  const boundFetch: typeof fetch = async (input, init) => {
    // Loading the client may outlast the deadline: no call begins after it.
    deadline.throwIfAborted();
    return fetch(input, { ...init, signal: deadline });
  };

  async function connect(key: string): Promise<SupabaseClient> {
    // Only requests of the newsletter pay for loading it.
    const { createClient } = await import("@supabase/supabase-js");
    const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
    return createClient(configuration.url, key, { auth, global: { fetch: boundFetch } });
  }

  /** The abort signal alone does not end a body that stops halfway in every runtime. */
  async function within<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const late = new Promise<Outcome<T>>((resolve) => {
      if (deadline.aborted) resolve(unavailable("timeout"));
      deadline.addEventListener("abort", () => resolve(unavailable("timeout")));
    });
    const done = work().catch((error: unknown) => unavailable(error instanceof Error ? error.name : "error"));
    return Promise.race([done, late]);
  }

  async function call<T>(
    name: string,
    values: Record<string, unknown>,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Outcome<T>> {
    return within(async () => {
      const client = await connect(configuration.secretKey);
      const { data, error, status } = await client.rpc(name, values).retry(false);
      if (error) return unavailable(`${status} ${/^[\w-]{1,20}$/.test(error.code ?? "") ? error.code : "error"}`);
      const parsed = v.safeParse(schema, data);
      return parsed.success ? { ok: true, value: parsed.output } : unavailable(`${status} unexpected answer`);
    });
  }

  async function callForOne(name: string, address: string): Promise<Outcome<Subscription | undefined>> {
    const rows = await call(name, { p_email: address }, v.array(subscriptionSchema));
    return rows.ok ? { ok: true, value: rows.value[0] } : rows;
  }

  return {
    /**
     * Records the request; the value says what is to be done about the email with the link.
     *
     * @param isSender the caller is about to send it, and nobody else should at the same time
     */
    requestSubscription: async (job: SubscribeJob, isSender: boolean) => {
      const domain = findOwnDomain(job.address);
      return call(
        "accept_request",
        {
          p_email: job.address,
          p_mailbox: await hashAddress(toMailbox(job.address), configuration.secretKey),
          p_domain: domain === undefined ? null : await hashAddress(domain, configuration.secretKey),
          p_client: job.client ?? null,
          p_mails_a_day: configuration.mailsADay ?? MAILS_A_DAY,
          p_request_id: job.requestId,
          p_requested_at: job.requestedAt,
          p_source: job.source,
          p_consent_version: job.consentVersion,
          p_is_sender: isSender,
        },
        v.picklist(["send", "none", "wait", "limit", "brake"]),
      );
    },

    /** Auth has refused the address of this request. */
    noteRefusal: ({ address, requestId }: SubscribeJob) =>
      call("note_refusal", { p_email: address, p_request_id: requestId }, v.nullable(v.number())),

    /**
     * Has Supabase Auth send the link. The mail's template names `/subscribe/confirm`.
     * Sign-up is closed to the public, and closed means that Auth mails nobody who has not
     * confirmed; so they are invited, which takes the secret key and sets no password.
     */
    sendLink: (address: string) =>
      within<null>(async () => {
        const administrator = await connect(configuration.secretKey);
        const invited = await administrator.auth.admin.inviteUserByEmail(address);
        if (!invited.error) return { ok: true, value: null };
        if (invited.error.code !== "email_exists") return toSendFailure(invited.error);
        const client = await connect(configuration.publishableKey);
        const { error } = await client.auth.signInWithOtp({ email: address, options: { shouldCreateUser: false } });
        return error ? toSendFailure(error) : { ok: true, value: null };
      }),

    /** Uses up an emailed token. From here on its owner is proved, and the database's trigger has confirmed. */
    acceptToken: (tokenHash: string, type: LinkType) =>
      within<Session & { readonly address: string }>(async () => {
        const client = await connect(configuration.publishableKey);
        const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type });
        if (error) return toFailure(error);
        if (!data.session || !data.user?.email) return unavailable("unexpected answer");
        const { access_token: accessToken, refresh_token: refreshToken } = data.session;
        return { ok: true, value: { address: data.user.email, accessToken, refreshToken } };
      }),

    /** Ends a session that no browser will use. */
    endSession: (accessToken: string) =>
      within<null>(async () => {
        const client = await connect(configuration.publishableKey);
        const { error } = await client.auth.admin.signOut(accessToken, "local");
        return error ? toFailure(error) : { ok: true, value: null };
      }),

    /** The address of a signed-in visitor, asked of Supabase Auth, not read from the token. */
    findAddress: (accessToken: string) =>
      within<string>(async () => {
        const client = await connect(configuration.publishableKey);
        const { data, error } = await client.auth.getUser(accessToken);
        if (error) return toFailure(error);
        return data.user.email ? { ok: true, value: data.user.email } : unavailable("unexpected answer");
      }),

    /** Requests whose mail never left, oldest first, as the jobs that they were. */
    listUnsent: (limit: number) =>
      call("list_unsent", { p_limit: limit }, v.pipe(v.array(unsentSchema), v.mapItems(toJob))),

    /** Deletes what is kept only for a while and has had it; the value says how many. */
    forgetExpired: () => call("forget_expired", {}, v.number()),

    findSubscription: (address: string) => callForOne("find_subscription", address),

    /** For an address whose owner has just proved it: confirms what waits for that, and finds it. */
    confirmSubscription: (address: string) => callForOne("confirm_subscription", address),

    /** Ends it, or finds it ended; `unknown` for a token that nobody has. */
    endSubscription: (token: string, requestedAt: string) =>
      call("end_subscription", { p_token: token, p_requested_at: requestedAt }, v.picklist([...STATUSES, "unknown"])),
  };
}

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;
