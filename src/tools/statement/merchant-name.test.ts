import { expect, test } from "vitest";

import { toMerchantName } from "./merchant-name.ts";

test.each([
  ["SQ *BLUE DOOR CAFE", "Blue Door Cafe"],
  ["TST* BLUE DOOR CAFE", "Blue Door Cafe"],
  ["AplPay BLUE DOOR CAFE", "Blue Door Cafe"],
  ["POS DEBIT  SAFEWAY", "Safeway"],
  ["PAYPAL *SPOTIFY", "Spotify"],
  ["RECURRING PAYMENT SQ *GYM", "GYM"],
  ["TRADER JOE'S #552 OAKLAND CA", "Trader Joe's"],
  ["UNITED 0162345678901 HOUSTON TX", "United"],
  ["SHELL OIL 57444 X", "Shell OIL"],
  ["AMAZON.COM/BILL WA", "Amazon"],
  ["Netflix.com", "Netflix"],
  ["LYFT *RIDE SUN 2PM", "Lyft"],
  ["CALL 415-555 CO", "Call"],
  ["CARD xx12 STORE", "Card"],
  ["Café Luna", "Café Luna"],
  ["One two three four five", "One two three four"],
  ["  ACORN   LLC ", "Acorn LLC"],
  ["McDonald's", "McDonald's"],
  // Where nothing would be left, the line as it is.
  [" *1234 ", "*1234"],
  ["AT&T BILL PAYMENT", "AT&T Bill Payment"],
])("%j is %j", (text, name) => expect(toMerchantName(text)).toBe(name));

test("a name has 40 letters at most", () => expect(toMerchantName("a".repeat(50))).toBe("a".repeat(40)));

test("the same merchant has one name, whoever takes the payment and whatever number it has", () => {
  const lines = [
    "SQ *BLUE DOOR #12 OAKLAND",
    "TST*BLUE DOOR 5551234",
    "Apple Pay BLUE DOOR *A1",
    "visa sq * BLUE DOOR",
  ];
  expect(new Set(lines.map(toMerchantName))).toEqual(new Set(["Blue Door"]));
});
