/** A card in a frame on somebody else's page: what it costs and earns, and the way to its review. No apply link. */
import type { Card } from "../catalog/card.ts";
import { describeMonths } from "../words/facts.ts";
import { formatMultiplier, formatPercent, formatUsd } from "../words/format.ts";
import { toRewardLabel } from "../words/labels.ts";
import { paths } from "../paths.ts";
import { CardArt } from "../ui/card-art.tsx";
import { Offer } from "../ui/offer.tsx";
import { EmbedFoot } from "./embed-foot.tsx";

const MAX_RATES = 3;

export function CardEmbed({ card, origin }: { readonly card: Card; readonly origin: string }) {
  const rates = card.rewards
    .filter(({ base }) => !base)
    .toSorted((left, right) => right.multiplier - left.multiplier)
    .slice(0, MAX_RATES);
  const base = card.rewards.find((reward) => reward.base)?.multiplier ?? 1;
  return (
    <article className="max-w-160 mx-auto p-4">
      <div className="flex items-center gap-4 mb-3 [&>img]:flex-none [&>img]:w-30">
        <CardArt card={card} width={120} />
        <div>
          <h1 className="text-1">{card.name}</h1>
          <p className="muted small">
            Rating {card.rating.toFixed(1)} of 10{card.status === "closed" && " · closed to new applications"}
          </p>
        </div>
      </div>
      <dl className="fact-rows">
        <div>
          <dt>Annual fee</dt>
          <dd>{formatUsd(card.annualFee.ongoingUsd)}</dd>
        </div>
        <div>
          <dt>Welcome bonus</dt>
          <dd>
            <Offer card={card} />
          </dd>
        </div>
        <div>
          <dt>Earns</dt>
          <dd>
            {[
              ...rates.map((rate) => `${formatMultiplier(rate.multiplier)} ${toRewardLabel(rate)}`),
              `${formatMultiplier(base)} on everything else`,
            ].join(", ")}
          </dd>
        </div>
        <div>
          <dt>Foreign transaction fee</dt>
          <dd>{card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent)}</dd>
        </div>
      </dl>
      <EmbedFoot href={origin + paths.review(card.slug)} label="Full review" note={`Facts ${describeMonths([card])}`} />
    </article>
  );
}
