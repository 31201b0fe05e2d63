/** Statements in OFX, as SGML and as XML. */
import { expect, test } from "vitest";

import { isOfx, parseOfx } from "./parse-ofx.ts";

test.each([
  ["OFXHEADER:100\nDATA:OFXSGML", true],
  ["  <OFX><BANKMSGSRSV1>", true],
  ['<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>', true],
  ["<?OFX ?>", true],
  ['<?xml version="1.0"?><ofx>', true],
  ["Date,Description,Amount", false],
  ["About <OFX>", false],
  ['<?xml version="1.0"?><html>', false],
])("%j is one: %s", (text, expected) => expect(isOfx(text)).toBe(expected));

test("transactions are read whether or not their tags are closed; money spent is positive", () => {
  const text = `OFXHEADER:100
<OFX><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260902120000[0:GMT]<TRNAMT>-120.50<NAME>TRADER JOE&apos;S &amp; CO &unknown;
<MEMO>Not this
</STMTTRN>
<stmttrn><TRNTYPE>PAYMENT</TRNTYPE><DTPOSTED>20261005</DTPOSTED><TRNAMT>475.50</TRNAMT><MEMO> Thank you </MEMO></stmttrn>
<STMTTRN><TRNAMT>unknown<NAME>Broken</STMTTRN>
<STMTTRN><TRNAMT>-1</STMTTRN>`;
  expect(parseOfx(text)).toEqual([
    { day: Date.UTC(2026, 8, 2) / 86_400_000, text: "TRADER JOE'S & CO &unknown;", amountUsd: 120.5, category: "" },
    { day: Date.UTC(2026, 9, 5) / 86_400_000, text: "Thank you", amountUsd: -475.5, category: "payment" },
    { day: null, text: "", amountUsd: 1, category: "" },
  ]);
  expect(parseOfx("<OFX></OFX>")).toEqual([]);
});
