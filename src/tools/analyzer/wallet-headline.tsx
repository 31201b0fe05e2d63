import { formatUsd, subtractShown, joinNames } from "../../words/format.ts";
import { ValueBars } from "../../ui/value-bars.tsx";
import { AdvisedAnswer } from "../shared/advised-answer.tsx";
import { CardNames } from "../shared/card-names.tsx";
import { Figure } from "../shared/figure.tsx";
import { WalletArt } from "../shared/wallet-art.tsx";
import { FLAT_PERCENT } from "../../engine/value/flat-card.ts";
import { paths } from "../../paths.ts";
import type { AnalyzerResult } from "./analyze.ts";
import { toPeriodWords } from "../shared/result-words.ts";

const toDifference = (usd: number) => `${formatUsd(Math.abs(usd))} ${usd < 0 ? "less" : "more"}`;

/** What to hold, and what that is worth against doing without. */
function toVerdict({ labels, flatUsd, analysis: { wallet, horizon } }: AnalyzerResult): string {
  const names = wallet.cards.map(({ slug }) => labels[slug]?.name ?? slug);
  // A first year lays the windows of bonuses over each other.
  const whole = `${names.length === 1 ? "it leaves" : "together they leave"}${horizon === "first-year" ? " up to" : ""}`;
  return `Hold ${joinNames(names)}: ${whole} ${toDifference(subtractShown(wallet.netUsd, flatUsd))} ${toPeriodWords(horizon)} than a flat ${FLAT_PERCENT}% card.`;
}

/** The answer in one look: the cards, what they are worth with and without perks, and against what. */
export function WalletHeadline({ result }: { readonly result: AnalyzerResult }) {
  const { labels, present, flatUsd, analysis, profile } = result;
  const { wallet, simple } = analysis;
  return (
    <div className="panel wallet-headline">
      <p className="kicker">
        {profile.maxCards === 1 ? "The best single card" : `Best wallet of up to ${profile.maxCards} cards`}
      </p>
      {wallet.cards.length > 0 ? (
        <>
          <WalletArt slugs={wallet.cards.map(({ slug }) => slug)} labels={labels} />
          <p className="font-serif font-600 text-1 leading-[1.35]">{toVerdict(result)}</p>
          <p>
            <span className="big-number gain">{formatUsd(wallet.netUsd)}</span>{" "}
            {analysis.horizon === "first-year"
              ? "at most in the first year, fees and bonuses counted"
              : "a year, after all fees"}
          </p>
          {simple.isAdvised && (
            <div className="callout callout-info">
              <AdvisedAnswer
                feesSavedUsd={simple.feesSavedUsd}
                costsUsd={subtractShown(wallet.netUsd, simple.netUsd)}
                netUsd={simple.netUsd}
                feesUsd={simple.laterFeesUsd}
                period={toPeriodWords(analysis.horizon)}
                isOneCard={simple.cards.length === 1}
                href={paths.analyzer() + result.simpleSearch}
              >
                <CardNames slugs={simple.cards} labels={labels} />
              </AdvisedAnswer>
            </div>
          )}
          {wallet.effortUsd > 0 && profile.mustHave.length === 0 && (
            <p className="small muted">
              Each further card had to add more than {formatUsd(profile.effortUsd)} a year to be in it. That price of
              one more card is not subtracted here.
            </p>
          )}
          <ValueBars
            parts={wallet}
            perksLabel="Perks you would use"
            totalLabel={analysis.horizon === "first-year" ? "Left in the first year" : "Left a year"}
          />
        </>
      ) : (
        <p>
          {analysis.eligibleCount === 0
            ? "No card can be had: the best wallet is an empty one."
            : "No card earns back its fee on this spend: the best wallet is an empty one."}
        </p>
      )}
      <dl className="facts">
        {wallet.cards.length > 0 && (
          <>
            <Figure label="Without any perks" usd={analysis.withoutPerksUsd} note="the same cards" />
            <Figure label="With the perks you would use" usd={wallet.netUsd} note="the figure above" />
            <Figure
              label="With all perks at face value"
              usd={analysis.perksAtFaceValueUsd}
              note="what issuers advertise"
            />
          </>
        )}
        {present && (
          <div>
            <dt>Compared with the cards you have</dt>
            <dd className="num">{toDifference(subtractShown(wallet.netUsd, present.netUsd))}</dd>
            <dd>
              <small>
                <CardNames slugs={present.cards} labels={labels} />: {formatUsd(present.netUsd)}
              </small>
            </dd>
          </div>
        )}
        <div>
          <dt>Against a flat {FLAT_PERCENT}% card</dt>
          <dd className="num">{toDifference(subtractShown(wallet.netUsd, flatUsd))}</dd>
          <dd>
            <small>which would earn {formatUsd(flatUsd)}</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}
