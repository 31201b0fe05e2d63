/**
 * Runs before anything is painted, so it blocks: what this browser knows of its visitor (the theme, a session, a kept
 * spend) becomes attributes of `<html>`, and the style sheet shows it at once. A classic script: it imports nothing,
 * and its keys are those of theme/kept-theme.ts, header/session/session-store.ts and tools/profile/stored-spend.ts.
 */
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("waycard:theme");
    if (theme === "light" || theme === "dark") {
      root.dataset["theme"] = theme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
        meta.media = meta.media.includes(theme) ? "all" : "not all";
    }
    if (localStorage.getItem("waycard-session") !== null) {
      root.dataset["session"] = "";
      // Pressed before the header answers: it does once it is there (header/session/session-item.tsx).
      addEventListener("click", ({ target }) => {
        if (target instanceof Element && target.matches(".when-signed-in")) root.dataset["leaving"] = "";
      });
    }
    // "I have this card", pressed before the loader listens: it looks for this when it comes.
    addEventListener("click", ({ target }) => {
      if (target instanceof Element) target.closest("[data-keep]")?.setAttribute("data-pressed", "");
    });
    const markSpend = () => root.toggleAttribute("data-spend", localStorage.getItem("waycard.spend") !== null);
    markSpend();
    // A transition that the browser skips is no fault: nobody is to read of it in a console.
    for (const type of ["pageswap", "pagereveal"] as const) {
      addEventListener(type, ({ viewTransition }) => {
        for (const promise of [viewTransition?.ready, viewTransition?.finished]) promise?.catch(() => undefined);
      });
    }
    // Kept or deleted on this page.
    addEventListener("waycard:spend", markSpend);
  } catch {
    // A browser that keeps nothing knows nothing.
  }
}
