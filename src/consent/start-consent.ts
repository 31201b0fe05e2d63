/**
 * Brings the consent bar to life (`consent-bar.tsx`). Its own chunk, fetched
 * only where a deployment has analytics, and without React: a few listeners on
 * the server's markup.
 */
import { type ConsentChoice, hasPrivacySignal, keepChoice, readChoice } from "./consent-choice.ts";
import { countIssuerClick, forgetCookies, loadAnalytics } from "./load-analytics.ts";

export async function startConsent(bar: HTMLElement): Promise<void> {
  const { gtm, ga4, visitor } = bar.dataset;
  const ids = { gtm, ga4, visitor };
  const opener = document.querySelector<HTMLElement>("[data-privacy-choices]");
  let choice = readChoice();
  let isLoaded = false;

  const load = async () => {
    if (isLoaded) return;
    isLoaded = true;
    await untilSeen();
    await Promise.all([
      loadAnalytics(ids),
      bar.dataset["vitals"] &&
        import("./send-vitals.ts").then(({ startVitals }) => startVitals(() => choice === "agreed")),
    ]);
  };
  const close = () => {
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    // Where the focus came from, or where reading goes on: never lost with the bar.
    const target = bar.dataset["opened"] ? opener : document.querySelector<HTMLElement>("main");
    if (hadFocus) target?.focus({ preventScroll: true });
    delete bar.dataset["opened"];
  };
  const answer = (given: ConsentChoice) => {
    const isWithdrawn = choice === "agreed" && given === "declined";
    choice = given;
    keepChoice(given);
    close();
    if (given === "agreed") void load();
    if (!isWithdrawn) return;
    forgetCookies();
    // Scripts that run cannot be unloaded; a page that never loaded them can be had.
    location.reload();
  };

  bar.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (!button) return;
    const given = button.dataset["consentAnswer"];
    if (given === "agreed" || given === "declined") answer(given);
    else close();
  });
  bar.addEventListener("keydown", (event) => {
    // Escape answers nothing: it closes only what was opened to look at an answer.
    if (event.key === "Escape" && bar.dataset["opened"] && choice) close();
  });
  opener?.addEventListener("click", () => {
    show(bar);
    bar.dataset["opened"] = "true";
    bar.focus();
  });
  if (opener) opener.dataset["live"] = "true";
  for (const type of ["click", "auxclick"] as const) {
    document.addEventListener(type, (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-issuer-link]") : null;
      if (link && choice === "agreed") countIssuerClick(ids, link.dataset["issuerLink"] ?? "");
    });
  }

  // Analytics write their cookies anew while the page that withdrew them is being left.
  if (choice === "declined") forgetCookies();
  if (choice === undefined) show(bar);
  if (choice === "agreed") await load();
}

function show(bar: HTMLElement): void {
  const isSignaled = hasPrivacySignal();
  const setHidden = (selector: string, isHidden: boolean) => {
    for (const part of bar.querySelectorAll<HTMLElement>(selector)) part.hidden = isHidden;
  };
  setHidden("[data-consent-ask], [data-consent-answer]", isSignaled);
  setHidden("[data-consent-signal], [data-consent-close]", !isSignaled);
  bar.hidden = false;
}

/** A page that the browser prepares in advance is not read yet, and perhaps never. */
async function untilSeen(): Promise<void> {
  const page = document as Document & { readonly prerendering?: boolean };
  if (!page.prerendering) return;
  await new Promise((resolve) => page.addEventListener("prerenderingchange", resolve, { once: true }));
}
