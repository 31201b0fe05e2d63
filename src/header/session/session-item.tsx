/**
 * The menu's last entry: Subscribe, a link, or for signed-in visitors Unsubscribe,
 * which signs out and stays on the page. Signing out does not end the newsletter,
 * so the entry then offers the link that does. Until the session is known both are there, and the style sheet
 * shows the one that `<html>` asks for.
 */
import { useEffect, useRef, useState } from "react";

import { paths } from "../../paths.ts";
import { announce } from "../../ui/announcer.tsx";
import { useSession } from "./use-session.ts";

const SIGNED_OUT = "You're signed out on this browser. You'll still get the newsletter.";

export function SessionItem({ currentPath }: { readonly currentPath: string }) {
  const { isSignedIn, signOut } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  /** Where the newsletter can be ended, once the visitor has signed out here. */
  const [endLink, setEndLink] = useState<string | null>(null);
  const subscribe = useRef<HTMLAnchorElement>(null);
  const isNoticeShown = endLink !== null && !isSignedIn;

  // The pressed button is gone: the focus goes to what took its place.
  useEffect(() => {
    if (isNoticeShown) subscribe.current?.focus();
  }, [isNoticeShown]);

  const leave = async () => {
    setIsBusy(true);
    try {
      const token = await signOut();
      setEndLink(paths.unsubscribe(token));
      announce(`${SIGNED_OUT} A link to end it follows in the menu.`);
    } catch {
      announce("Signing out did not work. Please try again.");
    } finally {
      setIsBusy(false);
    }
  };

  // Before hydration the press was only noted (first-paint.ts).
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset["leaving"] === undefined || isSignedIn === null) return;
    delete dataset["leaving"];
    if (isSignedIn && !isBusy) void leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the session is known
  }, [isSignedIn]);

  return (
    <li className="menu-session lg:relative">
      {isSignedIn !== false && (
        <button
          type="button"
          className={
            isSignedIn === null
              ? "menu-plain menu-cta session-entry when-signed-in"
              : "menu-plain menu-cta session-entry"
          }
          hidden={isSignedIn === null}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void leave();
          }}
        >
          Unsubscribe
        </button>
      )}
      {!isSignedIn && (
        <a
          ref={subscribe}
          className={
            isSignedIn === null
              ? "menu-plain menu-cta session-entry when-signed-out"
              : "menu-plain menu-cta session-entry"
          }
          href={paths.subscribe()}
          {...(currentPath === paths.subscribe() ? { "aria-current": "page" } : {})}
        >
          Subscribe
        </a>
      )}
      {isNoticeShown && (
        <div className="menu-notice">
          <p>{SIGNED_OUT}</p>
          <p>
            <a href={endLink}>Unsubscribe</a>
          </p>
          <button
            type="button"
            className="btn btn-secondary min-h-8! py-0.5! px-3! small"
            onClick={() => {
              setEndLink(null);
              subscribe.current?.focus();
            }}
          >
            Close
          </button>
        </div>
      )}
    </li>
  );
}
