/**
 * The page behind the emailed link, in each of its states. A plain form; with a
 * script the press is answered in place and signs this browser in.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";

import { paths } from "../paths.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { loadSessionClient } from "../header/session/load-session-client.ts";
import { expectSession } from "../header/session/session-store.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

export interface ConfirmPanelProps {
  readonly outcome: "ask" | "confirmed" | "invalid" | "unavailable";
  readonly tokenHash?: string;
  readonly type?: string;
  readonly unsubscribeToken?: string;
}

interface Confirmed {
  readonly unsubscribeToken: string;
  readonly session: { readonly accessToken: string; readonly refreshToken: string };
}

const TITLES: Readonly<Record<ConfirmPanelProps["outcome"], string>> = {
  ask: "Confirm your subscription",
  unavailable: "Confirm your subscription",
  confirmed: "You're subscribed",
  invalid: "This link no longer works",
};

export function ConfirmPanel(props: ConfirmPanelProps) {
  const [outcome, setOutcome] = useState(props.outcome);
  const [unsubscribeToken, setUnsubscribeToken] = useState(props.unsubscribeToken ?? "");
  const [isSending, setIsSending] = useState(false);
  const [isSignedIn, setIsSignedIn] = useState(false);
  /** How often a press was answered: each answer is read out, the same one, too. */
  const [answers, setAnswers] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (answers > 0) (failure.current ?? heading.current)?.focus();
  }, [answers]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    const { status, confirmed } = await post(body);
    setOutcome(status);
    setAnswers((count) => count + 1);
    if (confirmed) {
      setUnsubscribeToken(confirmed.unsubscribeToken);
      setIsSignedIn(await signIn(confirmed));
    }
    setIsSending(false);
  };

  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {TITLES[outcome]}
        </h1>
      </div>
      {(outcome === "ask" || outcome === "unavailable") && (
        <div className="panel prose">
          {outcome === "unavailable" ? (
            <FailureNote ref={failure}>
              Our newsletter service isn't responding. Your link is still good: try the button again in a minute.
            </FailureNote>
          ) : props.type === "invite" ? (
            <p>Confirm to get one email a month. Until you do, we won't send anything.</p>
          ) : (
            <p>
              Confirm to get one email a month. Already subscribed? This signs you in and changes nothing else. Here to
              unsubscribe? Click the button, and the next page has the link.
            </p>
          )}
          <form action={paths.confirm()} method="post" onSubmit={(event) => void send(event)}>
            <input type="hidden" name="token_hash" value={props.tokenHash ?? ""} />
            <input type="hidden" name="type" value={props.type ?? ""} />
            <button className="btn btn-primary" type="submit" aria-disabled={isSending}>
              Confirm subscription
            </button>
          </form>
        </div>
      )}
      {outcome === "confirmed" && <Welcome isSignedIn={isSignedIn} unsubscribeToken={unsubscribeToken} />}
      {outcome === "invalid" && <UsedLink />}
    </>
  );
}

function Welcome({
  isSignedIn,
  unsubscribeToken,
}: {
  readonly isSignedIn: boolean;
  readonly unsubscribeToken: string;
}) {
  return (
    <div className="panel prose">
      <p>Thank you. The next issue will arrive in your inbox: what changed in fees, bonuses and rates.</p>
      {isSignedIn && <p>This browser is now signed in, so the menu shows Unsubscribe.</p>}
      <p>
        In the meantime, <a href={paths.analyzer()}>find the cards that earn the most on what you spend</a>, or{" "}
        <a href={paths.guides()}>read a guide</a>.
      </p>
      <p className="small muted">
        Every email has a one-click unsubscribe link.{" "}
        <a href={paths.unsubscribe(unsubscribeToken)}>You can also unsubscribe here.</a>
      </p>
    </div>
  );
}

function UsedLink() {
  return (
    <>
      <div className="panel prose">
        <p>
          A link works once and expires in one hour. If you already used it, you're subscribed and there's nothing to
          do. Otherwise, request a new one.
        </p>
      </div>
      <section className="section panel measure newsletter">
        <h2 className="panel-title">Get a new link</h2>
        <SubscribeForm id="new-link" source="confirm" label="Send a new link" />
      </section>
    </>
  );
}

async function post(body: string): Promise<{ status: ConfirmPanelProps["outcome"]; confirmed?: Confirmed }> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(paths.confirm(), { method: "POST", headers, body });
    const answer = (await response.json()) as Confirmed;
    if (response.ok) return { status: "confirmed", confirmed: answer };
    return { status: response.status === 400 || response.status === 422 ? "invalid" : "unavailable" };
  } catch {
    return { status: "unavailable" };
  }
}

/** False when the identity client or its server cannot be reached: the subscription stands all the same. */
async function signIn({ session }: Confirmed): Promise<boolean> {
  try {
    const client = await loadSessionClient();
    expectSession();
    const tokens = { access_token: session.accessToken, refresh_token: session.refreshToken };
    const { error } = await client.setSession(tokens);
    return error === null;
  } catch {
    return false;
  }
}
