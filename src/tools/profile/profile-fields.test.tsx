/** The fields of a profile hold what was said, and nothing is lost or made up when they are sent as they stand. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { Details } from "./details.tsx";
import { HistoryFields } from "./history-fields.tsx";
import { parseProfile } from "./parse-profile.ts";
import { listTicks } from "./list-perk-questions.ts";
import { NamedPerks, PerkQuestions } from "./perk-questions.tsx";
import { PointValues } from "./point-values.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { toProfileChoices } from "./to-profile-choices.ts";

const choices = toProfileChoices(records);
const parse = (query: string) => parseProfile(new URLSearchParams(query), records.context);
const fields = (query: string) => <ProfileFields id="t" query={parse(query)} choices={choices} />;
const sendAgain = (query: string) => parseProfile(readForm(fields(query)), records.context);

describe("sent as they stand", () => {
  test.each([
    "",
    "dining=500&groceries=12.50&other=1000",
    "period=year&dining=6000&brand.Delta=1200",
    "preset=family",
    "trips=7&travelers=3&bags=2&brands=Delta,Marriott",
    "brands=any",
    "part.flights=300&part.drugstores=40&of.dining=delivery:50",
    "foreign=12&value=cash&type=business&score=580",
    "cpp.membership-rewards=1.4&visit=40&mobile=35&rotating=no&has=costco",
  ])("%j is the same profile", (query) => {
    const { profile } = parse(query);
    // A preset is filled in with its amounts.
    expect({ ...sendAgain(query).profile, preset: null }).toEqual({ ...profile, preset: null });
    expect(sendAgain(query).errors).toEqual({});
  });

  test("what was wrong stands in its field with its message, and is wrong again", () => {
    const query = "dining=-5&trips=many&foreign=400&brand.Nowhere=5&of.dining=sushi:50";
    const { errors } = parse(query);
    expect(Object.keys(errors).length).toBeGreaterThan(2);
    const sent = readForm(fields(query));
    expect(["dining", "trips", "foreign", "of.dining"].map((name) => sent.get(name))).toEqual([
      "-5",
      "many",
      "400",
      "sushi:50",
    ]);
    const text = readMarkup(fields(query));
    for (const name of ["dining", "trips", "foreign", "of.dining"])
      expect(text).toContain(errors[name]?.message ?? "no message");
  });
});

describe("what they say", () => {
  test("brands in use are named in the fold, or that there are none, or any", () => {
    expect(readMarkup(fields("brands=Delta,Marriott"))).toContain("Airlines and hotels you use Delta, Marriott");
    expect(readMarkup(fields(""))).toContain("Airlines and hotels you use none named");
    expect(readMarkup(fields("brands=any"))).toContain("Airlines and hotels you use any");
  });

  test("a category that is divided asks for the rest of it", () => {
    expect(readMarkup(fields(""))).toContain("Dining");
    expect(readMarkup(fields("part.delivery=50"))).not.toBe(readMarkup(fields("")));
  });

  test("a brand that has an amount asks for another brand", () => {
    expect(readMarkup(fields(""))).toContain("Brand and amount For example Delta:200");
    expect(readMarkup(fields("brand.Delta=90"))).toContain("Delta Another brand For example Delta:200");
  });

  test("the score and the kind of card are not asked for twice", () => {
    const asks = (isWhoAsked: boolean) =>
      readMarkup(<Details id="t" query={parse("")} choices={choices} isWhoAsked={isWhoAsked} />);
    expect(asks(false)).toContain("Credit score");
    expect(asks(false)).toContain("Kind of card Personal Business Either");
    expect(asks(true)).not.toContain("Credit score");
    expect(asks(true)).not.toContain("Kind of card");
  });

  test("the value of points is asked for programs that are shown, and kept for others", () => {
    const query = parse("cpp.membership-rewards=1.4&cpp.delta-skymiles=1.1");
    const shown = (
      <PointValues
        id="t"
        query={query}
        programs={[{ key: "delta-skymiles", name: "SkyMiles", hint: "We count 1.2" }]}
      />
    );
    expect(readMarkup(shown)).toContain("What a point is worth to you, in cents SkyMiles We count 1.2");
    expect(Object.fromEntries(readForm(shown))).toEqual({
      "cpp.delta-skymiles": "1.1",
      "cpp.membership-rewards": "1.4",
    });
    const none = <Details id="t" query={parse("")} choices={{ ...choices, programs: [], requirements: [] }} />;
    expect(readMarkup(none)).not.toContain("What a point is worth to you");
    expect(readMarkup(none)).not.toContain("Memberships and accounts you have");
  });
});

test("cards of the past stand in their fields with their months", () => {
  const { profile, texts, errors } = parse("opened=chase-freedom-flex:2026-03&had=amex-gold:2024-05,amex-platinum");
  const sent = readForm(<HistoryFields formId="t" texts={texts} errors={errors} />);
  expect([sent.get("opened.1.card"), sent.get("opened.1.month")]).toEqual(["Chase Freedom Flex", "2026-03"]);
  const again = parseProfile(sent, records.context).profile;
  expect([again.opened, again.had]).toEqual([profile.opened, profile.had]);
  expect(again.had).toHaveLength(2);
});

test("what is wrong in a row stays there, with its message", () => {
  const { texts, errors } = parse("opened.1.card=no+such+card&opened.1.month=2026-03&opened.2.card=Amex+Gold");
  const shown = <HistoryFields formId="t" texts={texts} errors={errors} />;
  expect(readForm(shown).get("opened.1.card")).toBe("no such card");
  expect(readMarkup(shown)).toContain("There is no card “no such card”. Add the month you opened");
});

describe("perks that are asked about", () => {
  const question = { card: "amex-gold", perk: "uber-cash", name: "Gold", text: "Uber Cash", usd: 120, isTicked: false };
  const ask = (count: number, tickedAt = -1) => (
    <PerkQuestions
      id="t"
      mode="used"
      errors={{}}
      questions={Array.from({ length: count }, (_, at) => ({ ...question, perk: `p${at}`, isTicked: at === tickedAt }))}
      ticked={[{ card: "amex-platinum", perk: "clear" }]}
    />
  );

  test("say what they are worth; eight stand open, the rest in a fold", () => {
    expect(readMarkup(ask(1))).toContain("Uber Cash Gold, up to $120 a year");
    expect(readMarkup(ask(8))).not.toContain("worth less");
    expect(readMarkup(ask(11))).toContain("3 more, worth less");
  });

  test("keep every tick, also of perks that are not asked about", () => {
    expect(readForm(ask(11, 9)).getAll("use")).toEqual(["amex-gold:p9", "amex-platinum:clear"]);
    expect(readForm(ask(11)).getAll("use")).toEqual(["amex-platinum:clear"]);
    expect(readForm(ask(1)).get("perks")).toBe("used");
  });

  test("that stand beside a fault have their names, as far as these are known, and can be taken away", () => {
    const [key] = records.rewards.cards.flatMap(({ slug, perks }) =>
      slug === "amex-gold" && perks.some(({ id }) => id === "uber-cash") ? [{ card: slug, perk: "uber-cash" }] : [],
    );
    const fault = { code: "contradiction", message: "Keep one." } as const;
    const ticks = listTicks([key!], { use: fault }, records);
    expect(ticks.map(({ text, name }) => [text, name])).toEqual([
      ["$10 a month in Uber Cash", records.labels["amex-gold"]!.name],
    ]);
    expect(listTicks([key!], { skip: fault }, records)).toEqual(ticks);
    expect(listTicks([key!], { dining: fault }, records)).toEqual([]);
    const keys = [key!, { card: "amex-gold", perk: "no-such" }];
    const shown = <NamedPerks id="t" error="Keep one." keys={keys} questions={ticks} />;
    expect(readMarkup(shown)).toMatch(/^Keep one. \$10 a month in Uber Cash .* no such amex gold$/);
    expect(readForm(shown).getAll("use")).toEqual(["amex-gold:uber-cash", "amex-gold:no-such"]);
  });

  test("say what is wrong with them", () => {
    const wrong = { use: { code: "unknown-value", message: "No such perk." } as const };
    const shown = <PerkQuestions id="t" mode="none" errors={wrong} questions={[question]} ticked={[]} />;
    expect(readMarkup(shown)).toContain("No such perk.");
    expect(readForm(shown).get("perks")).toBe("none");
  });
});
