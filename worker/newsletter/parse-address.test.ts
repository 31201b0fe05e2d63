import { describe, expect, test } from "vitest";

import { parseAddress } from "./parse-address.ts";

describe("parseAddress", () => {
  test.each([
    [" Ann@Example.com ", "ann@example.com"],
    ["o'neil+news.letters@mail.example.co.uk", "o'neil+news.letters@mail.example.co.uk"],
    ["ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
    ["   ann@example.com   ", "ann@example.com"],
    [`a@${`${"b".repeat(60)}.`.repeat(4)}${"c".repeat(8)}`, `a@${`${"b".repeat(60)}.`.repeat(4)}${"c".repeat(8)}`],
  ])("takes %j as %j", (text, address) => {
    expect(parseAddress(text)).toEqual({ ok: true, address });
  });

  test.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["no @", "ann.example.com"],
    ["two @", "ann@example.com@example.org"],
    ["several addresses", "ann@example.com,bob@example.com"],
    ["several addresses by semicolon", "ann@example.com; bob@example.com"],
    ["a display name", "Ann <ann@example.com>"],
    ["a quoted local part", '"ann b"@example.com'],
    ["a comment", "ann(work)@example.com"],
    ["a line end at its end", "ann@example.com\r\n"],
    ["a header behind a line end", "ann@example.com\r\nBcc: bob@example.com"],
    ["an escaped line end", "ann%0d%0abcc@example.com"],
    ["an escaped route", "ann%example.org@example.com"],
    ["a NUL", "ann\u0000@example.com"],
    ["a tab", "ann\t@example.com"],
    ["a byte order mark", "\uFEFFann@example.com"],
    ["an IDN", "ann@bücher.example"],
    ["emoji", "😀@example.com"],
    ["an RTL override", "ann\u202E@example.com"],
    ["a lone surrogate", "ann\uD800@example.com"],
    ["255 characters", `${"a".repeat(60)}@${`${"b".repeat(60)}.`.repeat(3)}${"c".repeat(11)}`],
    ["65 characters before the @", `${"a".repeat(65)}@example.com`],
    ["dots in a row", "ann..b@example.com"],
    ["a dot at the start", ".ann@example.com"],
    ["a host without a dot", "ann@localhost"],
    ["an IP address", "ann@127.0.0.1"],
    ["an IP literal", "ann@[127.0.0.1]"],
    ["a label that starts with a hyphen", "ann@-example.com"],
  ])("refuses %s", (_, text) => {
    expect(parseAddress(text).ok).toBe(false);
  });

  test.each([
    [5, "Enter an email address."],
    ["   ", "Enter your email address."],
    [`${"a".repeat(250)}@b.de`, "Enter an email address of at most 254 characters."],
    ["a@b.de,c@d.de", "Enter a single email address."],
    ["a@b.de@c.de", "Enter a single email address."],
    ["ann@bücher.example", "Use plain letters, digits and symbols only; enter a non-Latin domain in its xn-- form."],
    ["ann b@example.com", "Use plain letters, digits and symbols only; enter a non-Latin domain in its xn-- form."],
    ["ann.example.com", "Enter an email address with an @ sign, such as name@example.com."],
    ["ann..b@example.com", "The part before the @ sign is not valid."],
    ["ann@localhost", "The part after the @ sign is not a domain such as example.com."],
  ])("says of %j: %s", (value, message) => {
    expect(parseAddress(value)).toEqual({ ok: false, message });
  });

  test.each([5, null, undefined, true, ["ann@example.com"], { email: "ann@example.com" }])("refuses %j", (value) => {
    expect(parseAddress(value).ok).toBe(false);
  });
});
