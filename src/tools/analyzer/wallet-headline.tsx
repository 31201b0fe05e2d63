import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { type AnalyzerResult, FLAT_PERCENT } from "./analyze-wallet.ts";
import { CardNames } from "../results/card-names.tsx";

const toDifference = (usd: number) => `${formatUsd(Math.abs(usd))} ${usd < 0 ? "less" : "more"}`;

/** The answer in one look: the cards, what they are worth, and against what. */
export function WalletHeadline({ result, maxCards }: { readonly result: AnalyzerResult; readonly maxCards: number }) {
  const { wallet, labels, present, flatNetUsd, ongoing, firstYear, horizon } = result;
  const slugs = wallet.cards.map((card) => card.slug);
  const isFirstYear = horizon === "first-year";
  return (
    <div className="panel wallet-headline">
      <p className="kicker">{maxCards === 1 ? "The best single card" : `Best wallet of up to ${maxCards} cards`}</p>
      {slugs.length > 0 ? (
        <>
          <ul className="wallet-art">
            {slugs.map((slug) => (
              <li key={slug}>
                <a href={paths.review(slug)}>
                  <img className="card-art" src={labels[slug]?.image} width={152} height={96} alt="" decoding="async" />
                  <span>{labels[slug]?.name}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>
            <span className="big-number gain">{formatUsd(wallet.netUsd)}</span>{" "}
            {isFirstYear ? "in the first year, fees and reachable bonuses counted" : "a year, after all fees"}
          </p>
        </>
      ) : (
        <p>No card earns back its fee on this spend: the best wallet is an empty one.</p>
      )}
      <dl className="facts">
        {present && (
          <div>
            <dt>Compared with the cards you have</dt>
            <dd className="num">{toDifference(wallet.netUsd - present.netUsd)}</dd>
            <dd>
              <small>
                <CardNames slugs={present.cards} labels={labels} />: {formatUsd(present.netUsd)}
              </small>
            </dd>
          </div>
        )}
        <div>
          <dt>Against a flat {FLAT_PERCENT}% card</dt>
          <dd className="num">{toDifference(wallet.netUsd - flatNetUsd)}</dd>
          <dd>
            <small>which would earn {formatUsd(flatNetUsd)}</small>
          </dd>
        </div>
        <div>
          <dt>{isFirstYear ? "Each later year" : "First year, with bonuses"}</dt>
          <dd className="num">{formatUsd(isFirstYear ? ongoing.netUsd : firstYear.netUsd)}</dd>
          <dd>
            <small>the same cards</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}
