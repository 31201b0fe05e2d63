/** GET /api/programs and /api/issuers: where points go, and what banks ask of an applicant. */
import { listRulesOf } from "../../src/catalog/issuer-rule.ts";
import { PROGRAM_RENAMES, PROGRAMS } from "../../src/catalog/program.ts";
import { listCardsOfIssuer, listIssuers } from "../../src/catalog/queries.ts";
import { paths, toSlug } from "../../src/paths.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import { toSource } from "./card-answer.ts";
import type { issuersAnswer, programsAnswer } from "./catalog-answer-schemas.ts";

type ProgramsAnswer = Answer<typeof programsAnswer>;
type IssuersAnswer = Answer<typeof issuersAnswer>;

export function toProgramsAnswer(origin: string): ProgramsAnswer {
  const programs = PROGRAMS.map(({ source, partners, removed = [], reducedRatio, ...program }) => ({
    ...program,
    url: origin + paths.program(program.slug),
    source: toSource({ source }),
    partners: partners.map(({ source: own, ...partner }) => ({
      ...partner,
      source: own ? toSource({ source: own }) : null,
    })),
    removed: removed.map(({ partner, date, confidence }) => ({ partner, date, confidence })),
    reducedRatio: reducedRatio
      ? { cards: reducedRatio.cards, ratio: reducedRatio.ratio, confidence: reducedRatio.confidence }
      : null,
  }));
  return { count: programs.length, programs, renames: PROGRAM_RENAMES };
}

export function toIssuersAnswer(origin: string): IssuersAnswer {
  const issuers = listIssuers().map((name) => {
    const cards = listCardsOfIssuer(name);
    const rules = [...new Set(cards.flatMap((card) => listRulesOf(card)))];
    return {
      slug: toSlug(name),
      name,
      url: origin + paths.issuer(name),
      banks: [...new Set(cards.map(({ issuingBank }) => issuingBank))],
      cards: cards.map(({ slug }) => slug),
      rules: rules.map(({ source, issuer, ...rule }) => ({ ...rule, bank: issuer, source: toSource({ source }) })),
    };
  });
  return { count: issuers.length, issuers };
}
