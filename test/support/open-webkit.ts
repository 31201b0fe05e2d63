/**
 * A WebKit for the journeys that run there too: `WebKitWebDriver` of WebKitGTK (Debian: `webkit2gtk-driver`), or the one
 * that `WEBKIT_DRIVER_PATH` names. It speaks classic WebDriver alone, which is HTTP and JSON: the few commands that the
 * journeys need stand here. Its window needs a display: that of `DISPLAY`, else an Xvfb of its own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const INSTALLED = "/usr/bin/WebKitWebDriver";
const BROWSERS = ["4.1", "6.0", "4.0"].map(
  (version) =>
    `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const XVFB = "/usr/bin/Xvfb";
const COMMAND_LIMIT_MS = 60_000;
const WAIT_LIMIT_MS = 60_000;
/** The standard's own name of a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const KEYS = { enter: "\uE007", escape: "\uE00C", arrowDown: "\uE015" } as const;

/** Undefined where there is none, or no display for its window. @throws Error when the variable names a file that is not there */
export function findWebKit(
  named = process.env["WEBKIT_DRIVER_PATH"],
  exists: (file: string) => boolean = existsSync,
  display = process.env["DISPLAY"],
): string | undefined {
  if (named && !exists(named)) throw new Error(`WEBKIT_DRIVER_PATH names ${named}, which is not there.`);
  if (!display && !exists(XVFB)) return undefined;
  return named || [INSTALLED].find((file) => exists(file));
}

export interface WebKitPage {
  open(url: string): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  /** Runs the body of a function there. @returns what it returns, as JSON */
  run(script: string): Promise<unknown>;
  /** Until the expression is true there. @throws Error that names it when it never is */
  waitFor(expression: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  close(): Promise<void>;
}

export async function openWebKit(driver: string): Promise<WebKitPage> {
  const home = mkdtempSync(path.join(tmpdir(), "waycard-webkit-"));
  const [port, displayNumber] = [await findFreePort(), 90 + Math.floor(Math.random() * 900)];
  const display = process.env["DISPLAY"] ?? `:${displayNumber}`;
  const started: ChildProcess[] = [];
  if (!process.env["DISPLAY"])
    started.push(spawn(XVFB, [display, "-screen", "0", "1400x1000x24"], { stdio: "ignore" }));
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", HOME: home, XDG_RUNTIME_DIR: home };
  started.push(spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env }));
  const call = (method: string, command: string, body?: object) =>
    callDriver(`http://127.0.0.1:${port}${command}`, method, body);
  const end = () => {
    for (const child of started) child.kill();
    rmSync(home, { recursive: true, force: true });
  };

  const binary = BROWSERS.find((file) => existsSync(file));
  const options = { args: ["--automation"], ...(binary ? { binary } : {}) };
  let session: string;
  try {
    session = await startSession(call, options);
  } catch (error) {
    end();
    throw error;
  }
  const at = (command: string) => `/session/${session}${command}`;
  const find = async (selector: string) => {
    const found = await call("POST", at("/element"), { using: "css selector", value: selector });
    return at(`/element/${String((found as Record<string, unknown>)[ELEMENT])}`);
  };
  const run = (script: string) => call("POST", at("/execute/sync"), { script, args: [] });
  return {
    run,
    open: async (url) => void (await call("POST", at("/url"), { url })),
    setSize: async (width, height) => void (await call("POST", at("/window/rect"), { width, height })),
    click: async (selector) => void (await call("POST", `${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await call("POST", `${await find(selector)}/value`, { text })),
    async press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] }));
      await call("POST", at("/actions"), { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async waitFor(expression) {
      const deadline = performance.now() + WAIT_LIMIT_MS;
      // A page that is just leaving answers no script.
      while ((await run(`return Boolean(${expression})`).catch(() => false)) !== true) {
        if (performance.now() > deadline) throw new Error(`Waited in vain for ${expression}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async close() {
      await call("DELETE", at("")).catch(() => undefined);
      end();
    },
  };
}

type Call = (method: string, command: string, body?: object) => Promise<unknown>;

/** Driver and display take a moment to listen. */
async function startSession(call: Call, browserOptions: object): Promise<string> {
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { sessionId } = (await call("POST", "/session", { capabilities })) as { readonly sessionId: string };
      return sessionId;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function callDriver(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
  return value;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
