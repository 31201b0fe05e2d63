/** The check of a proof, which shares no code with the engine: what it finds wrong, and how a visitor runs it. */
import { spawnSync } from "node:child_process";

import { describe, expect, test } from "vitest";

import { analyzeWallet } from "../src/engine/wallet/analyze-wallet.ts";
import { certifyWallet } from "../src/engine/wallet/certify-wallet.ts";
import { makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../src/engine/value/test-cards.ts";
import { checkCertificate } from "./check-certificate.ts";

/** The answer on two cards, as the API prints what the check reads. */
function makeAnswer() {
  const dining = makeCard("dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });
  const cards = [dining, makeCard("flat", { earns: [makeBase(2)] })];
  const profile = makeProfile([makeLine("dining", 500), makeLine("other", 1_000)]);
  const answer = analyzeWallet({ cards, brands: [], rules: [], changes: {} }, profile, { certify: certifyWallet });
  if (!answer.ok) throw new Error("the profile is wrong");
  const { wallet, certificate } = answer;
  return { wallet, allocation: wallet.allocation, perks: wallet.perks, certificate: certificate! };
}

describe("the check of a proof", () => {
  test("fails when a case is gone, a surplus is lowered too little or the plan does not add up", () => {
    const check = (answer: unknown) => checkCertificate(JSON.stringify(answer)).join("\n");
    const answer = makeAnswer();
    const { certificate } = answer;
    expect(check(answer)).toBe("");
    const fewer = { ...certificate, cases: certificate.cases.slice(1) };
    expect(check({ ...answer, certificate: fewer })).toContain("in no case");
    const dearer = certificate.cases.map((one) => ({ ...one, prices: { ...one.prices, extra: 1 } }));
    expect(check({ ...answer, certificate: { ...certificate, cases: dearer } })).toContain("allows");
    expect(check({ ...answer, perks: [{ usd: 10 }] })).toContain("adds up");
    expect(check({ ...answer, certificate: null })).toContain("no certificate");
  });

  test("runs from the command line as well", () => {
    const run = (answer: unknown) =>
      spawnSync(process.execPath, ["scripts/check-certificate.ts"], {
        input: JSON.stringify(answer),
        encoding: "utf8",
      });
    expect(run(makeAnswer())).toMatchObject({ status: 0, stdout: expect.stringContaining("Checked") as string });
    expect(run({ ...makeAnswer(), perks: [{ usd: 10 }] }).status).toBe(1);
  });
});
