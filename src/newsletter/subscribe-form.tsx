/**
 * One field, one button. A plain form that posts to the newsletter's endpoint; with
 * a script the answer comes in place: an error beside the field, which gets the
 * focus, or the words of the page that the form leads to without a script.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";

import { paths } from "../paths.ts";
import { NEWSLETTER } from "../site.ts";
import { announce } from "../ui/announcer.tsx";
import { FieldError, toInvalid } from "../ui/field-group.tsx";
import { useIsLive } from "../ui/use-is-live.ts";
import { NOT_REACHED, SENT } from "./newsletter-texts.ts";

export interface SubscribeFormProps {
  readonly id: string;
  /** Where on the site the form stands; kept with the consent. */
  readonly source: string;
  readonly label?: string;
  /** What the visitor agrees to by sending it, above the privacy policy. */
  readonly promise?: string;
  /** What was sent, and what is wrong with it. */
  readonly value?: string;
  readonly error?: string;
}

const PROMISE = "We'll email you a link to confirm. Unsubscribe anytime with one click.";

export function SubscribeForm({
  id,
  source,
  label = "Subscribe",
  promise = PROMISE,
  value = "",
  error = "",
}: SubscribeFormProps) {
  const isLive = useIsLive();
  /** A new object for each answer, so that the same message is said again. */
  const [problem, setProblem] = useState({ message: error, isNew: false });
  const [stage, setStage] = useState<"form" | "sending" | "sent">("form");
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stage === "sent") sent.current?.focus();
  }, [stage]);
  // In an effect: the field must carry its message before it gets the focus.
  useEffect(() => {
    if (!problem.isNew) return;
    // Who sent it from the field hears nothing by getting the focus once more.
    if (document.activeElement === input.current) announce(problem.message);
    input.current?.focus();
  }, [problem]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stage === "sending") return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setStage("sending");
    const message = await post(JSON.stringify(fields));
    setProblem({ message, isNew: message !== "" });
    setStage(message === "" ? "sent" : "form");
  };

  if (stage === "sent") {
    return (
      <div className="newsletter-sent [&>p+p]:mt-2 focus:outline-none" ref={sent} tabIndex={-1}>
        <p>
          <strong>{SENT.title}.</strong> {SENT.text}
        </p>
        <p className="small muted">{SENT.hint}</p>
      </div>
    );
  }
  const { message } = problem;
  return (
    <form
      className="inline-form"
      action={paths.subscribe()}
      method="post"
      aria-label="Newsletter"
      noValidate={isLive}
      onSubmit={(event) => void send(event)}
    >
      <div className="field">
        <label htmlFor={id}>Email address</label>
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          required
          defaultValue={value}
          maxLength={NEWSLETTER.addressMaxLength}
          autoComplete="email"
          inputMode="email"
          {...toInvalid({ id, error: message })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only when the page answers what was sent from it
          autoFocus={error !== ""}
        />
      </div>
      <input type="hidden" name="source" value={source} />
      <div className="honeypot absolute w-px h-px overflow-hidden [clip-path:inset(50%)]" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this field empty</label>
        <input id={`${id}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="btn btn-primary" type="submit" aria-disabled={stage === "sending"}>
        {label}
      </button>
      <FieldError id={id} error={message} />
      <p className="small muted">
        {promise} See the <a href={paths.privacyPolicy()}>privacy policy</a>.
      </p>
    </form>
  );
}

/** What is wrong, or an empty string. */
async function post(body: string): Promise<string> {
  try {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(paths.subscribeApi(), { method: "POST", headers, body });
    const answer = (await response.json()) as { detail: string; errors?: readonly { message: string }[] };
    return response.status === 202 ? "" : (answer.errors?.[0]?.message ?? answer.detail);
  } catch {
    return NOT_REACHED;
  }
}
