/** What a visitor presses, fills in or chooses from, in each state that markup can show. */
import { SpendFields, SpendPresets } from "../../tools/spend/spend-fields.tsx";
import { CardNameList, CardPicker } from "../../ui/card-picker.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { QuestionList } from "../../ui/question-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FailureNote } from "../../ui/failure-note.tsx";
import { NewsletterForm } from "../../newsletter/newsletter-form.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Example } from "./example.ts";

const CHOICES = [
  ["a", "First choice"],
  ["b", "Second choice"],
] as const;

export const CONTROL_EXAMPLES: readonly Example[] = [
  [
    "Buttons",
    () => (
      <p className="row">
        <a className="btn btn-primary" href="#main">
          Primary link
        </a>
        <button className="btn btn-secondary" type="button">
          Secondary
        </button>
        <button className="btn btn-quiet" type="button">
          Quiet
        </button>
        <button className="btn btn-primary" type="button" disabled>
          Disabled
        </button>
        <button className="btn btn-primary" type="button" aria-busy="true">
          Working out …
        </button>
      </p>
    ),
  ],
  [
    "Fields",
    () => (
      <div className="field-grid">
        <TextField id="example-text" name="text" label="Text" value="Amex" />
        <TextField id="example-hint" name="hint" label="With a hint" value="" hint="In whole dollars." isMoney />
        <TextField
          id="example-error"
          name="error"
          label="With an error"
          value="-5"
          error="Write an amount of 0 or more."
          isMoney
        />
        <SelectField id="example-select" name="select" label="Choice" value="a" options={CHOICES} />
        <SelectField
          id="example-select-error"
          name="wrong"
          label="Wrong choice"
          value="a"
          options={CHOICES}
          error="This choice does not exist; choose one of the list."
        />
      </div>
    ),
  ],
  [
    "Choices",
    () => (
      <fieldset>
        <legend>One of these</legend>
        <div className="choices">
          <label className="choice">
            <input type="radio" name="example-choice" defaultChecked /> Chosen
          </label>
          <label className="choice">
            <input type="radio" name="example-choice" /> Not chosen
          </label>
          <label className="choice">
            <input type="radio" name="example-choice" disabled /> Not to be had
          </label>
          <label className="choice">
            <input type="checkbox" defaultChecked /> Differences only
          </label>
        </div>
      </fieldset>
    ),
  ],
  [
    "Spend fields, one with an error",
    () => (
      <>
        <SpendPresets current="family" toPath={(slug) => `#${slug}`} />
        <SpendFields
          id="example-spend"
          brandNames={["Marriott"]}
          query={{ texts: { dining: "450", groceries: "-5" }, errors: { groceries: "Write an amount of 0 or more." } }}
        />
      </>
    ),
  ],
  [
    "Button of one icon",
    () => (
      <button className="btn btn-secondary" type="button" aria-label="Menu">
        <Icon name="menu" sizePx={24} />
      </button>
    ),
  ],
  [
    "What did not work",
    () => <FailureNote>That did not work just now. Press the button again in a minute.</FailureNote>,
  ],
  [
    "Form with errors",
    () => (
      <ErrorSummary
        errors={{ dining: "Write an amount of 0 or more.", cards: "Choose two to four cards." }}
        toFieldId={() => "example-error"}
      />
    ),
  ],
  [
    "Card picker, with a name that no card has",
    () => (
      <>
        <CardPicker
          id="example-picker"
          name="cards"
          legend="Cards"
          hint="Write a part of the name."
          max={3}
          list={{
            texts: ["American Express Gold Card", "Godl"],
            wrong: ["Godl"],
            error: "No card is called “Godl”. Choose one of the list.",
          }}
        />
        <CardNameList cards={[{ slug: "amex-gold", name: "American Express Gold Card" }]} />
      </>
    ),
  ],
  ["Search form, at rest", () => <SearchForm id="example-search" />],
  [
    "Search form, with an error",
    () => (
      <SearchForm
        id="example-search-error"
        label="Find a card, with an error"
        query="x"
        error="A query has at most 100 characters."
      />
    ),
  ],
  ["Newsletter form", () => <NewsletterForm id="example-newsletter" source="example" />],
  [
    "Tabs as links",
    () => (
      <ul className="tabs">
        <li>
          <a href="#main" aria-current="page">
            All
          </a>
        </li>
        <li>
          <a href="#main">earning</a>
        </li>
      </ul>
    ),
  ],
  ["Pagination", () => <Pagination page={2} pageCount={4} toPath={(page) => `#page-${page}`} />],
  [
    "Disclosures",
    () => (
      <QuestionList
        questions={[
          { q: "Does the card pay for its fee?", a: "With this spend, yes." },
          { q: "And abroad?", a: "It has no foreign transaction fee." },
        ]}
      />
    ),
  ],
  [
    "Progress",
    () => (
      <p className="tool-progress">
        <progress value={0.4} max={1} aria-label="Searching for the best wallet" />
        <button className="btn btn-secondary" type="button">
          Stop
        </button>
      </p>
    ),
  ],
];
