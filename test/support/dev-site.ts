/** `vite dev` on a scratch copy, an open page's line to it, and the edits that must arrive. */
import { startTool } from "../../scripts/run-tool.ts";
import { ScratchCopy } from "./scratch-copy.ts";

/** An edit of each kind, and where it must show. */
export const DEV_EDITS = [
  {
    kind: "a page",
    file: "src/pages/programs/programs-page.tsx",
    from: /title="[^"]*"/,
    to: 'title="Probed page"',
    path: "/programs",
    shows: "Probed page",
  },
  {
    kind: "a piece",
    file: "src/ui/site-footer.tsx",
    from: "All rights reserved",
    to: "All rights probed",
    path: "/",
    shows: "All rights probed",
  },
  {
    kind: "an island",
    file: "src/header/site-menu.tsx",
    from: /aria-label="[^"]*"/,
    to: 'aria-label="Probed menu"',
    path: "/",
    shows: "Probed menu",
  },
  {
    kind: "a text",
    file: "src/content/legal/terms-of-service.mdx",
    from: /$/,
    to: "\n## Probed heading\n\nA paragraph.\n",
    path: "/terms-of-service",
    shows: "Probed heading",
  },
  {
    kind: "a text's front matter",
    file: "src/content/guides/how-spending-caps-work.mdx",
    from: /^title: .*$/m,
    to: 'title: "Probed title of a guide"',
    path: "/guides/how-spending-caps-work",
    shows: "Probed title of a guide",
  },
  {
    kind: "a card",
    file: "src/catalog/cards/amex-gold.json",
    from: /"name": "[^"]*"/,
    to: '"name": "Probed Gold Card"',
    path: "/cards/amex-gold",
    shows: "Probed Gold Card",
  },
  {
    kind: "the Worker",
    file: "worker/feeds/robots.ts",
    from: "User-agent: *",
    to: "# Probed\\nUser-agent: *",
    path: "/robots.txt",
    shows: "# Probed",
  },
] as const;

export interface DevSite {
  readonly copy: ScratchCopy;
  readonly get: (path: string) => Promise<string>;
  /** Types of the messages that an open page got since the last call. */
  readonly takeMessages: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function startDevSite(): Promise<DevSite> {
  const copy = new ScratchCopy();
  const vite = startTool("vite", ["dev"], { stdin: "ignore", cwd: copy.folder, env: { NO_COLOR: "1" } });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (data: Buffer) => {
      said += String(data);
      const [, url] = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(said) ?? [];
      if (url) resolve(url);
    };
    vite.stdout.on("data", listen);
    vite.stderr.on("data", listen);
    vite.once("exit", () => reject(new Error(`vite dev ended:\n${said}`)));
  });
  const get = async (path: string) => (await fetch(origin + path)).text();
  const messages = await openLine(origin, await get("/@vite/client"));
  return {
    copy,
    get,
    takeMessages: () => messages.splice(0),
    async close() {
      const ended = new Promise((resolve) => vite.once("exit", resolve));
      vite.kill("SIGINT");
      await ended;
      copy.remove();
    },
  };
}

/** As `@vite/client` does in a page. */
async function openLine(origin: string, client: string): Promise<string[]> {
  const [, token = ""] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const messages: string[] = [];
  const socket = new WebSocket(`${origin.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  socket.addEventListener("message", ({ data }) => {
    messages.push((JSON.parse(String(data)) as { readonly type: string }).type);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("vite dev takes no connection of a page")));
  });
  return messages;
}
