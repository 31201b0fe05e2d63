/** Plain `npx wrangler dev` in a fresh clone: builds and serves, builds again after an edit, and once more the next time. */
import { afterAll, describe, expect, test } from "vitest";

import { startTool } from "../../scripts/run-tool.ts";
import { ScratchCopy } from "../support/scratch-copy.ts";

const copy = new ScratchCopy();
afterAll(() => copy.remove());

/** Ends with the function it is given, whatever that finds. */
async function serve(look: (get: (path: string) => Promise<string>) => Promise<void>): Promise<string> {
  const wrangler = startTool("wrangler", ["dev", "--port=0"], {
    stdin: "ignore",
    cwd: copy.folder,
    env: { CI: "true", NO_COLOR: "1" },
  });
  let said = "";
  const ended = new Promise((resolve) => wrangler.once("exit", resolve));
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      const listen = (data: Buffer) => {
        said += String(data);
        const [, url] = /Ready on (http:\/\/\S+)/.exec(said) ?? [];
        if (url) resolve(url);
      };
      wrangler.stdout.on("data", listen);
      wrangler.stderr.on("data", listen);
      wrangler.once("exit", () => reject(new Error(`wrangler dev ended:\n${said}`)));
    });
    await look(async (path) => (await fetch(origin + path)).text());
  } finally {
    wrangler.kill("SIGINT");
    await ended;
  }
  return said;
}

const PAGE = "src/pages/developers/developers-page.tsx";
const setTitle = (title: string) => copy.edit(PAGE, /title="[^"]*"/, `title="${title}"`);

describe("plain wrangler dev", () => {
  test("builds and serves the site, shows an edit, and says that the newsletter is off", async () => {
    await serve(async (get) => {
      expect(await get("/")).toContain("</html>");
      expect(await get("/healthz")).toContain("missing: SUPABASE_URL");
      expect(await get("/subscribe")).not.toContain("Something went wrong");
      setTitle("First probe");
      await expect.poll(() => get("/developers")).toContain("First probe");
    });
  });

  test("the next time serves what was edited in between, and builds nothing when nothing was", async () => {
    setTitle("Second probe");
    await serve(async (get) => expect(await get("/developers")).toContain("Second probe"));
    const said = await serve(async (get) => expect(await get("/developers")).toContain("Second probe"));
    expect(said).not.toContain("Building the site");
  });

  test("wrangler deploy takes the same build", () => {
    const { status, output } = copy.run("wrangler", ["deploy", "--dry-run"]);
    expect(output).toContain("--dry-run: exiting now.");
    expect(status).toBe(0);
  });
});
