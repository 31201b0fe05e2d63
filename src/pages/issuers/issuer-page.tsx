/** `/issuers/{slug}`: who gets a card of an issuer, who gets its bonus, and which cards there are. */
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { type IssuerRule, listRulesOf } from "../../catalog/issuer-rule.ts";
import { listCards, listCardsOfIssuer, listIssuers, nameShort } from "../../catalog/queries.ts";
import { nameSource } from "../../words/source-names.ts";
import { formatDate, joinNames, upperFirst } from "../../words/format.ts";
import { paths, toSlug } from "../../paths.ts";
import { crumbsTo, type PageHead, toItemListJsonLd, toPageTitle } from "../../seo/page-head.ts";
import { AnnualFee } from "../../ui/annual-fee.tsx";
import { CardCell } from "../../ui/card-cell.tsx";
import { CompareTray } from "../../ui/compare-tray.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FirstRows } from "../../ui/first-rows.tsx";
import { Island } from "../../ui/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { SourceLink } from "../../ui/source-link.tsx";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";
import { describeBanks, describeRules, listIssuerRules, toIssuerTitle } from "./issuer-facts.ts";
import { listAskedForms, toRuleQuestions } from "./rule-questions.ts";

interface IssuerData {
  readonly head: PageHead;
  readonly issuer: string;
  readonly cards: readonly Card[];
  readonly rules: readonly IssuerRule[];
}

/** @throws a 404 Response for an unknown issuer */
export function loadIssuerPage({ params }: LoaderFunctionArgs): IssuerData {
  const issuer = listIssuers().find((name) => toSlug(name) === params["slug"]);
  if (!issuer) throwNotFound();
  const cards = listCardsOfIssuer(issuer);
  const rules = listIssuerRules(cards);
  const items = cards.map((card) => ({ label: card.name, to: paths.review(card.slug) }));
  const told = describeRules(
    rules,
    issuer,
    cards.map(({ name }) => name),
  );
  const count = cards.length === 1 ? "one card" : `${cards.length} cards`;
  return {
    issuer,
    cards,
    rules,
    head: {
      title: toPageTitle(toIssuerTitle(issuer, told)),
      description: `${issuer}: ${count} reviewed, ${told.description}`,
      path: paths.issuer(issuer),
      image: "cards",
      isIndexed: true,
      jsonLd: (origin) => [toItemListJsonLd(origin, `${issuer} cards`, items)],
      crumbs: crumbsTo(["Issuers", paths.issuers()], [issuer, paths.issuer(issuer)]),
    },
  };
}

export function IssuerPage({ loaderData }: PageProps<typeof loadIssuerPage>) {
  const { head, issuer, cards, rules } = loaderData;
  const banks = describeBanks(issuer, cards);
  const told = describeRules(
    rules,
    issuer,
    cards.map(({ name }) => name),
  );
  return (
    <PageLayout crumbs={head.crumbs} title={toIssuerTitle(issuer, told)} lead={told.lead}>
      {banks && <p className="measure">{banks}</p>}
      <section className="section" id="rules">
        <h2>Application rules</h2>
        {rules.length === 0 ? (
          <p className="measure">
            We know of no rule beyond the usual check of credit and income, but there may be one that we haven't seen.
          </p>
        ) : (
          <Rules issuer={issuer} rules={rules} cards={cards} />
        )}
      </section>
      <section className="section" id="cards">
        <h2>{cards.length === 1 ? "The card" : `${cards.length} cards`}</h2>
        <FirstRows total={cards.length}>
          <DataTable
            caption={`${issuer} cards`}
            rows={cards.toSorted(
              (left, right) =>
                Number(left.status === "closed") - Number(right.status === "closed") || right.rating - left.rating,
            )}
            toKey={(card) => card.slug}
            columns={[
              {
                label: "Card",
                render: (card) => (
                  <CardCell card={card} isAlone={cards.length === 1}>
                    <small className="cell-note">
                      {upperFirst(card.cardType)}
                      {card.status === "closed" && "\u00a0· closed to new applications"}
                    </small>
                  </CardCell>
                ),
              },
              { label: "Annual fee", isNumber: true, render: (card) => <AnnualFee fee={card.annualFee} /> },
              { label: "Rating", isNumber: true, render: (card) => card.rating.toFixed(1) },
            ]}
          />
        </FirstRows>
        {cards.length > 1 && (
          <Island name="compare-tray" when="intent" props={{}}>
            <CompareTray />
          </Island>
        )}
      </section>
    </PageLayout>
  );
}

/** How sure, in words: nobody outside the bank knows its rules. */
const CONFIDENCE_TEXT: Readonly<Record<IssuerRule["confidence"], string>> = {
  high: "Well established",
  medium: "Widely reported",
  low: "Uncertain",
};

const nameRelationship = (key: string) => listCards().find(({ requires }) => requires?.key === key)?.requires?.name;

const isOfFamily = ({ forms }: IssuerRule) =>
  forms.some((form) => "per" in form && form.per === "family" && !form.cards);

/** A remark about some of a bank's cards stands on the bank's own page: on a brand's, the questions say what matters. */
const toNote = ({ note, counts, forms, issuer: bank }: IssuerRule, issuer: string) =>
  bank !== issuer && forms.some((form) => "cards" in form && form.cards) ? counts : (note ?? counts);

const listBound = (rule: IssuerRule, cards: readonly Card[]) =>
  cards.filter((card) => listRulesOf(card, [rule]).length > 0);

const renderQuestions = (rule: IssuerRule, cards: readonly Card[]) =>
  toRuleQuestions(
    {
      ...rule,
      forms: listAskedForms(
        rule.forms,
        listBound(rule, cards).map(({ slug }) => slug),
      ),
    },
    (key) => nameRelationship(key) ?? nameShort(key),
  ).map(({ text, yes, no }) => (
    <span className="block [&+&]:mt-2" key={text}>
      {text} <b>Yes:</b> {yes} <b>No:</b> {no}
    </span>
  ));

function Rules({ issuer, rules, cards }: Pick<IssuerData, "issuer" | "rules" | "cards">) {
  const nameCards = (rule: IssuerRule) => {
    // Its question asks about any of them, also where another issuer has some.
    if (isOfFamily(rule) && "length" in rule.appliesTo) return joinNames(rule.appliesTo.map(nameShort));
    const bound = listBound(rule, cards);
    return bound.length === cards.length && cards.length > 1
      ? `All ${issuer} cards`
      : joinNames(bound.map(({ slug }) => nameShort(slug)));
  };
  return (
    <div className="broad:[&_th:first-child]:w-1/3">
      <DataTable
        caption="Application rules"
        rows={rules}
        toKey={(rule) => rule.id}
        columns={[
          {
            label: "Rule",
            render: (rule) => {
              const note = toNote(rule, issuer);
              return (
                <>
                  {rule.text}
                  {note && <small className="cell-note">{note}</small>}
                </>
              );
            },
          },
          { label: "Does it stop you?", isWide: true, render: (rule) => renderQuestions(rule, cards) },
          { label: "Cards", isWide: true, render: (rule) => <small>{nameCards(rule)}</small> },
          {
            label: "How sure we are",
            isWide: true,
            render: (rule) => (
              <small className="cell-note">
                {CONFIDENCE_TEXT[rule.confidence]}, from {nameSource(rule.source)}, as of {formatDate(rule.asOf)}
                {rule.since && `; in effect since ${formatDate(rule.since)}`}
                {rule.source.address && "."}
                <SourceLink address={rule.source.address} />
              </small>
            ),
          },
        ]}
      />
    </div>
  );
}
