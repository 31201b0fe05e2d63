/** OFX and QFX: SGML or XML with one `STMTTRN` for each transaction. Money spent is negative there. */
import { parseDay } from "./parse-cell.ts";
import type { Transaction } from "./statement.ts";

export const isOfx = (text: string): boolean =>
  /^\s*(?:OFXHEADER|<\?OFX|<OFX|<\?xml[^>]*>\s*(?:<\?OFX|<OFX))/i.test(text);

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const unescape = (text: string) => text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A tag need not be closed in SGML: its value ends with the line or the next tag. */
const readTag = (block: string, name: string) =>
  unescape(new RegExp(`<${name}>([^<\\r\\n]*)`, "i").exec(block)?.[1]?.trim() ?? "");

export function parseOfx(text: string): Transaction[] {
  return text
    .split(/<STMTTRN>/i)
    .slice(1)
    .flatMap((block): Transaction[] => {
      const amount = Number(readTag(block, "TRNAMT"));
      if (!Number.isFinite(amount)) return [];
      return [
        {
          day: parseDay(readTag(block, "DTPOSTED")),
          text: readTag(block, "NAME") || readTag(block, "MEMO"),
          amountUsd: -amount,
          category: readTag(block, "TRNTYPE") === "PAYMENT" ? "payment" : "",
        },
      ];
    });
}
