/** What visitors, scripts and strangers ask a site for, in turn; a good part of it is asked once and never again. */
interface LoadRequest {
  readonly path: string;
  readonly init?: Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };
}

const JSON_TYPE = { "Content-Type": "application/json" };

export async function listStrangeRequests(origin: string): Promise<(turn: number) => LoadRequest> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]*([^<]*)<\/loc>/g)].map((match) => match[1] ?? "/");
  const kinds: readonly ((turn: number) => LoadRequest)[] = [
    (turn) => ({ path: pages[turn % pages.length] ?? "/" }),
    (turn) => ({ path: pages[(turn * 7) % pages.length] ?? "/", init: { headers: { "If-None-Match": "*" } } }),
    (turn) => ({ path: `/search?q=${"abcdefgh"[turn % 8]}${turn}` }),
    (turn) => ({ path: `/api/search?q=sapphire${turn}` }),
    (turn) => ({ path: `/rewards-compare?cards=amex-gold&dining=${turn % 9_000}` }),
    (turn) => ({ path: `/cards/no-such-card-${turn}` }),
    (turn) => ({ path: `/?utm_source=${turn}` }),
    () => ({ path: "/CARDS/" }),
    (turn) => ({
      path: "/api/analyzer",
      init: { method: "POST", headers: JSON_TYPE, body: `{"spend":{"dining":${turn % 2_000}}}` },
    }),
    () => ({ path: "/api/analyzer", init: { method: "POST", headers: JSON_TYPE, body: "{" } }),
    (turn) => ({ path: `/assets/no-such-file-${turn}.js` }),
  ];
  return (turn) => kinds[turn % kinds.length]?.(turn) ?? { path: "/" };
}
