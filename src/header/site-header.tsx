/** Logo, search and menu. Works before it is hydrated: the search is a GET form, the menu native disclosures. */
import { useEffect } from "react";

import { paths } from "../paths.ts";
import { LOGO, SITE } from "../site.ts";
import { Announcer } from "../ui/announcer.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { SiteMenu } from "./site-menu.tsx";

export interface SiteHeaderProps {
  /** Path of the page if the menu has an entry for it, else empty. */
  readonly currentPath: string;
}

/** Browsers that tried the site with a service worker drop it, and what it kept. Goes with the first release. */
async function dropServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

export function SiteHeader({ currentPath }: SiteHeaderProps) {
  // Every page has a header and brings it to life when it is idle: the right moment for what no page waits for.
  useEffect(() => {
    dropServiceWorker().catch(() => undefined);
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="site-header">
        <div className="container site-header-row">
          <a className="logo" href={paths.home()}>
            <picture>
              <source srcSet="/logo-dark.svg" media="(prefers-color-scheme: dark)" />
              <img src="/logo.svg" width={LOGO.widthPx} height={LOGO.heightPx} alt={`${SITE.name}, home page`} />
            </picture>
          </a>
          <HeaderSearch />
          <SiteMenu currentPath={currentPath} />
        </div>
      </header>
      <Announcer />
    </>
  );
}
