import { expect, test } from "vitest";

import { readTransactions } from "../tools/statement/read-statement.ts";
import { listCreditStates } from "./credit-state.ts";
import type { CreditRecord } from "./held-record.ts";
import { type CreditUse, NOTHING_KEPT } from "./kept-cards.ts";
import { matchCredits } from "./match-credits.ts";
import { makeHeldRecord } from "./test-held-record.ts";

const credits: readonly CreditRecord[] = [
  { id: "dunkin", text: "$7 a month at Dunkin'", reset: "month", usd: 7, brands: ["Dunkin'"] },
  { id: "flights", text: "$50 a quarter on flights", reset: "quarter", usd: 50, targets: ["part.flights"] },
  { id: "never", text: "Lyft", reset: "month", usd: 10, brands: ["Lyft"] },
];
const record = makeHeldRecord({ credits });

const STATEMENT = `Date,Description,Amount
11/02/2026,DUNKIN #34512 BOSTON,4.50
11/09/2026,DUNKIN #34512 BOSTON,6.00
11/20/2026,DUNKIN #34512 BOSTON,5.00
12/01/2026,DUNKIN #34512 BOSTON,9.00
11/11/2026,DELTA AIR 0062345,120.00
11/12/2026,LYFT *RIDE,14.00
11/15/2026,PAYMENT THANK YOU,-200.00
`;

function match(text: string, uses: readonly CreditUse[] = []) {
  const held = [{ slug: "a-card", opened: null, renews: null, bonus: null }];
  const kept = { ...NOTHING_KEPT, held, uses, modes: { "a-card:never": "never" as const } };
  const states = listCreditStates(kept, { "a-card": record }, "2026-12-05");
  return matchCredits(readTransactions(text), states, uses, { Delta: "part.flights" }).map(({ use, isSure }) => [
    use.perk,
    use.on,
    use.usd,
    isSure,
  ]);
}

test("purchases tick off the credits that name their brand, up to what each period has; kinds of purchases are a guess", () => {
  expect(match(STATEMENT)).toEqual([
    ["dunkin", "2026-11-02", 4.5, true],
    ["dunkin", "2026-11-09", 2.5, true],
    ["dunkin", "2026-12-01", 7, true],
    ["flights", "2026-11-11", 50, false],
  ]);
});

test("what is ticked off already is not found again, by the same statement or by hand", () => {
  const uses = [
    { card: "a-card", perk: "dunkin", on: "2026-11-26", usd: 7 },
    { card: "a-card", perk: "flights", on: "2026-10-01", usd: 20 },
  ];
  expect(match(STATEMENT, uses)).toEqual([
    ["dunkin", "2026-12-01", 7, true],
    ["flights", "2026-11-11", 30, false],
  ]);
});

test("an export that writes purchases with a minus sign says the same", () => {
  const turned = STATEMENT.replaceAll(
    /,(-?)([\d.]+)$/gm,
    (_, sign: string, amount: string) => `,${sign ? "" : "-"}${amount}`,
  );
  expect(match(turned)).toEqual(match(STATEMENT));
});
