/** What the address of `/cards` holds after its form was sent. */
import { describe, expect, test } from "vitest";

import { catchResponse, toLoaderArgs } from "../../../test/support/load-page.ts";
import { loadCardsPage } from "./cards-page.tsx";

const visit = (path: string) => catchResponse(() => loadCardsPage(toLoaderArgs(path)));

describe("GET /cards", () => {
  test("leaves out of the address what a form's empty fields say, and the order that is everybody's", () => {
    expect(visit("/cards?type=&issuer=Chase&category=&maxFee=&bonus=&score=&network=&sort=rating")).toEqual([
      301,
      "/cards?issuer=Chase",
    ]);
    expect(visit("/cards?issuer=")).toEqual([301, "/cards"]);
  });

  test("writes a fee in one way", () => {
    expect(visit("/cards?maxFee=%241%2C000")).toEqual([301, "/cards?maxFee=1000"]);
  });

  test("keeps a wrong value in the address, to be mended, and nothing empty beside it", () => {
    expect(visit("/cards?maxFee=abc&issuer=nobody&network=")).toEqual([301, "/cards?maxFee=abc&issuer=nobody"]);
    expect(visit("/cards?maxFee=abc&issuer=nobody")).toBeNull();
  });

  test.each(["/cards", "/cards?issuer=Chase", "/cards?sort=fee&type=business"])("answers %s itself", (path) => {
    expect(visit(path)).toBeNull();
  });
});
