import { expect, test } from "vitest";

import { findOwnDomain, toMailbox } from "./to-mailbox.ts";

test.each([
  ["ann@example.com", ["ann+news@example.com", "ann+a+b@example.com"]],
  ["ann@gmail.com", ["a.n.n@gmail.com", "ann+x@gmail.com", "a.nn+x.y@googlemail.com"]],
  ["ann@proton.me", ["a-n_n@protonmail.com", "ann@pm.me", "a.nn+x@proton.me", "a.nn@protonmail.ch"]],
  ["ann@icloud.com", ["ann@me.com", "ann+x@mac.com"]],
  ["ann@yandex.com", ["ann@yandex.ru", "ann+x@ya.ru"]],
  ["ann@yahoo.com", ["ann-offers@yahoo.com", "ann-a-b@yahoo.com"]],
  ["ann@fastmail.com", ["anything@ann.fastmail.com", "x+y@ann.fastmail.com", "ann@fastmail.fm"]],
])("%s is one mailbox in all of its spellings", (mailbox, spellings) => {
  expect(toMailbox(mailbox)).toBe(mailbox);
  expect(spellings.map(toMailbox)).toEqual(spellings.map(() => mailbox));
});

test.each([
  ["a.nn@example.com", "ann@example.com"],
  ["ann-offers@example.com", "ann@example.com"],
  ["ann@gmail.com", "ann@example.com"],
  ["ann@hotmail.com", "ann@outlook.com"],
  ["ann@yahoo.com", "ann@ymail.com"],
])("%s and %s are two", (left, right) => {
  expect(toMailbox(left)).not.toBe(toMailbox(right));
});

test.each([
  ["ann@example.com", "example.com"],
  ["ann@a.b.example.com", "example.com"],
  ["ann@mail.example.co.uk", "example.co.uk"],
  ["ann@example.co", "example.co"],
  ["ann@mail.example.de", "example.de"],
  ["ann@mail.abc.de", "abc.de"],
  ["ann@gmail.com", undefined],
  ["ann@googlemail.com", undefined],
  ["x@ann.fastmail.com", undefined],
  ["ann@outlook.com", undefined],
  ["ann@evil.gmail.com", "gmail.com"],
])("%s is at the registered domain %s", (address, domain) => {
  expect(findOwnDomain(address)).toBe(domain);
});

test("a name that is all label or dots stays a name", () => {
  expect(toMailbox("+x@example.com")).toBe("+x@example.com");
  expect(toMailbox("-x@yahoo.com")).toBe("-x@yahoo.com");
});
