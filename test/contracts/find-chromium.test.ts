/** Which browser the tests take on which machine. */
import { describe, expect, test } from "vitest";

import { findChromium, type Machine } from "../support/find-chromium.ts";
import { findFirefox } from "../support/find-firefox.ts";
import { findWebKit } from "../support/open-webkit.ts";

const WINDOWS = { PROGRAMFILES: "C:\\Program Files", LOCALAPPDATA: "C:\\Users\\ann\\AppData\\Local" };

/** A machine on which exactly these files are there. */
const machine = (platform: NodeJS.Platform, arch: string, files: readonly string[], env = {}): Machine => ({
  platform,
  arch,
  env,
  isRoot: false,
  exists: (file) => files.includes(file),
});

describe("where the bundled Chromium does not run, an installed browser is taken", () => {
  test.each([
    ["darwin", "arm64", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", {}],
    ["darwin", "x64", "/Applications/Chromium.app/Contents/MacOS/Chromium", {}],
    ["win32", "x64", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe", WINDOWS],
    ["win32", "arm64", "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe", WINDOWS],
    ["linux", "arm64", "/usr/bin/chromium", {}],
  ] as const)("on %s, %s: %s", async (platform, arch, file, env) => {
    expect((await findChromium(machine(platform, arch, [file], env))).executablePath).toBe(file);
  });
});

test("CHROMIUM_PATH goes before everything else, also where the bundled one runs", async () => {
  const found = await findChromium(machine("linux", "x64", ["/opt/chrome"], { CHROMIUM_PATH: "/opt/chrome" }));
  expect(found.executablePath).toBe("/opt/chrome");
  expect(found.args).not.toContain("--no-sandbox");
});

test("root needs a browser without a sandbox", async () => {
  const rooted = { ...machine("linux", "arm64", ["/usr/bin/chromium"]), isRoot: true };
  expect((await findChromium(rooted)).args).toContain("--no-sandbox");
});

test("without any browser the error says what to do", async () => {
  await expect(findChromium(machine("darwin", "arm64", []))).rejects.toThrow("set CHROMIUM_PATH");
  await expect(findChromium(machine("linux", "x64", [], { CHROMIUM_PATH: "/opt/none" }))).rejects.toThrow("/opt/none");
});

describe("a WebKit", () => {
  const installed =
    (...files: readonly string[]) =>
    (file: string) =>
      files.includes(file);

  test("is driven by what WEBKIT_DRIVER_PATH names, else by an installed driver, else there is none", () => {
    expect(findWebKit("/opt/wk", () => true, ":0")).toBe("/opt/wk");
    expect(findWebKit("", installed("/usr/bin/WebKitWebDriver"), ":0")).toBe("/usr/bin/WebKitWebDriver");
    expect(findWebKit("", () => false, ":0")).toBeUndefined();
    expect(() => findWebKit("/opt/wk", () => false, ":0")).toThrow("WEBKIT_DRIVER_PATH names /opt/wk");
  });

  test("needs a display, or an Xvfb to make one", () => {
    const driver = "/usr/bin/WebKitWebDriver";
    expect(findWebKit("", installed(driver), "")).toBeUndefined();
    expect(findWebKit("", installed(driver, "/usr/bin/Xvfb"), "")).toBe(driver);
  });
});

describe("a Firefox", () => {
  test("is the one that FIREFOX_PATH names, else an installed one, else none", () => {
    expect(findFirefox("/opt/fx", () => true)).toBe("/opt/fx");
    expect(findFirefox("", (file) => file === "/usr/bin/firefox-esr")).toBe("/usr/bin/firefox-esr");
    expect(findFirefox("", () => false)).toBeUndefined();
    expect(() => findFirefox("/opt/fx", () => false)).toThrow("FIREFOX_PATH names /opt/fx, which is not there.");
  });
});
