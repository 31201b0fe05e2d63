import { paths } from "../paths.ts";

/** One field, one button. Posts to the newsletter's endpoint; works without a script. */
export function NewsletterForm({ id }: { readonly id: string }) {
  return (
    <form className="inline-form" action="/api/subscribe" method="post" aria-label="Newsletter">
      <div className="field">
        <label htmlFor={id}>E-mail address</label>
        <input id={id} type="email" name="email" required maxLength={254} autoComplete="email" inputMode="email" />
      </div>
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="btn btn-primary" type="submit">
        Subscribe
      </button>
      <p className="small muted">
        You get a link to confirm first. One press ends it at any time. See the{" "}
        <a href={paths.privacyPolicy()}>privacy policy</a>.
      </p>
    </form>
  );
}
