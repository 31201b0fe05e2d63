/**
 * "Your number" of a review. The server says it for the default spend, the same
 * for everyone; if the visitor keeps a spend in this browser, the browser says
 * it for that. Without one, nothing is fetched and nothing is computed.
 */
import { useEffect, useState } from "react";

import { FLAT_PERCENT } from "../engine/value/profile.ts";
import { formatUsd } from "../words/format.ts";
import { toPastPart } from "../words/offer.ts";
import { announce } from "../ui/announcer.tsx";
import { paths } from "../paths.ts";
import type { CardNumber } from "./card-number.ts";
import { KeptLines } from "../tools/profile/kept-lines.tsx";
import { deleteSpendProfile } from "../tools/profile/spend-profile.ts";
import { useKeptSpend } from "../tools/profile/use-kept-spend.ts";

export interface YourNumberProps {
  readonly slug: string;
  /** For the default spend. */
  readonly number: CardNumber;
  /** Whom the numbers are for, for example `a household that takes 4 trips a year`. */
  readonly spenderText: string;
  /** What a year of the card costs, in a word, where that is no fee of the card. */
  readonly feeName?: string;
  /** Nobody can open the card: its holders have later years only. */
  readonly isClosed?: boolean;
}

interface OwnNumber {
  readonly query: string;
  readonly number: CardNumber;
}

export function YourNumberPanel({ slug, number, spenderText, feeName = "fee", isClosed = false }: YourNumberProps) {
  const kept = useKeptSpend();
  const [found, setFound] = useState<OwnNumber | null>(null);
  useEffect(() => {
    if (kept === null) return undefined;
    let isGone = false;
    void import("../tools/live/run-tool.ts")
      .then(({ runTool }) => runTool("card-number", kept, { slugs: [slug] }))
      .then((answer) => {
        if (answer && !isGone) setFound({ query: kept, number: answer });
      })
      // The figures for the default spend stay, and say that they are.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [kept, slug]);
  const own = found?.query === kept ? found : null;
  const forget = () => {
    deleteSpendProfile();
    announce(`Your spending was deleted from this browser. These figures are for ${spenderText} again.`);
  };

  // What a credit or a free night pays for earns nothing: without any there is more that earns.
  const plainRewards = formatUsd(number.withoutPerksUsd + number.feeUsd);
  const earnsMore = number.faceValueUsd > number.withoutPerksUsd && plainRewards !== formatUsd(number.rewardsUsd);
  const calculator = `${paths.calculator()}?cards=${slug}`;
  return (
    <div className={own ? "your-number is-own" : "your-number"}>
      {own ? (
        <>
          <p>
            With <b>your own spending</b>, saved in this browser only, this card is worth:
          </p>
          <NumberFacts number={own.number} feeName={feeName} isClosed={isClosed} />
          <details className="disclosure no-print">
            <summary>What's saved</summary>
            <KeptLines query={own.query} />
          </details>
          <p className="row no-print">
            <a className="btn btn-secondary" href={`${calculator}&${kept ?? ""}`}>
              Change it
            </a>
            <button className="btn btn-quiet" type="button" onClick={forget}>
              Delete it from this browser
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="unless-spend-kept">For {spenderText}, this card is worth:</p>
          <p className="when-spend-kept" hidden>
            With <b>your own spending</b>, saved in this browser only, this card is worth:
          </p>
          <NumberFacts number={number} feeName={feeName} isClosed={isClosed} />
          {/* Holds the place of what stands here once the figures are the visitor's own. */}
          <div className="when-spend-kept invisible no-print" aria-hidden hidden>
            <details className="disclosure">
              <summary tabIndex={-1}>What's saved</summary>
            </details>
            <p className="row">
              <span className="btn btn-secondary">Change it</span>
              <span className="btn btn-quiet">Delete it from this browser</span>
            </p>
          </div>
          <p className="unless-spend-kept small muted">
            {earnsMore &&
              `You earn no rewards on anything a perk pays for. Without perks, your rewards would be ${plainRewards}. `}
            {number.forgoneUsd >= 0.5 &&
              `We subtract ${formatUsd(number.forgoneUsd)} from the first year: on some purchases that count toward the bonus, a flat ${FLAT_PERCENT}% card would earn that much more. `}
            {!isClosed &&
              number.lateUsd >= 0.5 &&
              `Perks that begin in the second year add ${formatUsd(number.lateUsd)} from then on. `}
            Cents per point and perk values are our estimates. <a href={calculator}>Enter your own spending</a>.
          </p>
        </>
      )}
    </div>
  );
}

type NumberFactsProps = Required<Pick<YourNumberProps, "number" | "feeName" | "isClosed">>;

function NumberFacts({ number, feeName, isClosed }: NumberFactsProps) {
  const { firstYearUsd, bonusUsd, ongoingUsd, rewardsUsd, perksUsd, feeUsd, withoutPerksUsd, faceValueUsd, noFee } =
    number;
  const past = toPastPart(number.pastBasis, bonusUsd);
  const tone = (usd: number) => `big-number ${usd < 0 ? "cost" : "gain"}`;
  return (
    <dl className="facts number-facts">
      {!isClosed && (
        <div>
          <dt>First year{bonusUsd > 0 && ", welcome bonus included"}</dt>
          <dd className={tone(firstYearUsd)}>{formatUsd(firstYearUsd)}</dd>
          {past && (
            <dd>
              <small>{past}</small>
            </dd>
          )}
        </div>
      )}
      <div>
        <dt>{isClosed ? "Per year, for current cardholders" : "Each later year"}</dt>
        <dd className={tone(ongoingUsd)}>{formatUsd(ongoingUsd)}</dd>
        <dd>
          <small>
            Rewards {formatUsd(rewardsUsd)}, perks {formatUsd(perksUsd)}, {feeName}{" "}
            <span className="num">{formatUsd(-feeUsd)}</span>
          </small>
        </dd>
      </div>
      {faceValueUsd > withoutPerksUsd && (
        <div>
          <dt>Without any perks</dt>
          <dd className="num">{formatUsd(withoutPerksUsd)}</dd>
          <dd>
            <small>
              <span className="num">{formatUsd(faceValueUsd)}</span> with every usable perk at face value
            </small>
          </dd>
        </div>
      )}
      {noFee && (
        <div>
          <dt>Against the best no-annual-fee card</dt>
          <dd className="num">
            {formatUsd(Math.abs(noFee.differenceUsd))} {noFee.differenceUsd < 0 ? "less" : "more"} a year
          </dd>
          <dd>
            <small>
              <a href={paths.review(noFee.slug)}>{noFee.name}</a>
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}
