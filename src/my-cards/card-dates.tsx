/** What a visitor says of a card held: when it was opened, when its fee comes, its bonus, and that it is gone. */
import { formatDate, formatUsd, MONTH_NAMES } from "../words/format.ts";
import { useBoard } from "./board.ts";
import { changeCard, letGo, setBonus } from "./change-cards.ts";
import type { HeldRecord } from "./held-record.ts";
import type { BonusProgress, HeldCard } from "./kept-cards.ts";
import { MoneyInput } from "./money-input.tsx";
import { addDays, countDays, monthOf } from "./periods.ts";

export function BonusText({ card: { bonus, slug } }: { readonly card: HeldCard }) {
  const { today, keep } = useBoard();
  if (!bonus) return null;
  const left = Math.max(0, bonus.minUsd - bonus.spentUsd);
  const days = countDays(today, bonus.by);
  if (left === 0) return <p className="small">Bonus: you've spent the {formatUsd(bonus.minUsd)}.</p>;
  return (
    <div className="grid gap-1">
      <p className="small">
        <b>Bonus:</b> {formatUsd(left)} of {formatUsd(bonus.minUsd)} to spend by {formatDate(bonus.by)}
        {days < 0
          ? ", which is over"
          : days < 45
            ? `: ${days} ${days === 1 ? "day" : "days"} left`
            : `, ${formatUsd(Math.ceil((left / days) * 30))} a month`}
        .
      </p>
      <label className="row small credit-controls">
        <span>Spent so far</span>
        <MoneyInput usd={bonus.spentUsd} onSay={(spentUsd) => keep(setBonus(slug, { ...bonus, spentUsd }), "Kept.")} />
      </label>
    </div>
  );
}

const YEARS_BACK = 25;
const MONTH_OPTIONS = MONTH_NAMES.map((name, at) => (
  <option key={name} value={String(at + 1).padStart(2, "0")}>
    {name}
  </option>
));

/** When it was opened, when its fee comes, its bonus, and how to take it out. */
export function CardDates({ card, record }: { readonly card: HeldCard; readonly record: HeldRecord }) {
  const { today, keep } = useBoard();
  const { slug, opened, renews, bonus } = card;
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  const setOpened = (year: string, month: string) => {
    const said = year === "" ? null : `${year}-${month === "" ? "01" : month}`;
    if (said !== null && said > monthOf(today)) return;
    keep(changeCard(slug, { opened: said }), said ? `Opened in ${formatDate(said)}.` : "Not known.");
  };
  const offered: BonusProgress | null =
    record.bonus && opened
      ? { minUsd: record.bonus.minUsd, spentUsd: 0, by: addDays(`${opened}-01`, record.bonus.days) }
      : null;
  return (
    <div className="grid gap-3">
      <div className="field-grid">
        <label className="field">
          Opened in
          <select
            value={opened?.slice(5) ?? ""}
            onChange={(event) => setOpened(opened?.slice(0, 4) ?? String(thisYear), event.currentTarget.value)}
          >
            <option value="">Month</option>
            {MONTH_OPTIONS}
          </select>
        </label>
        <label className="field">
          Year
          <select
            value={opened?.slice(0, 4) ?? ""}
            onChange={(event) => setOpened(event.currentTarget.value, opened?.slice(5) ?? "")}
          >
            <option value="">Not known</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </label>
        {record.feeUsd > 0 && (
          <label className="field">
            Annual fee comes in
            <select
              value={renews === null ? "" : String(renews).padStart(2, "0")}
              onChange={({ currentTarget: { value } }) =>
                keep(changeCard(slug, { renews: value === "" ? null : Number(value) }), "Kept.")
              }
            >
              <option value="">The month it was opened in</option>
              {MONTH_OPTIONS}
            </select>
          </label>
        )}
      </div>
      {bonus ? (
        <BonusFields bonus={bonus} onChange={(next) => keep(setBonus(slug, next), "Kept.")} />
      ) : (
        <p>
          <button
            className="btn btn-secondary"
            type="button"
            onClick={() =>
              keep(
                setBonus(
                  slug,
                  offered ?? { minUsd: record.bonus?.minUsd ?? 3000, spentUsd: 0, by: addDays(today, 90) },
                ),
                "The bonus now shows with the card.",
              )
            }
          >
            I'm working toward its bonus
          </button>
          {record.bonus && <small className="block mt-1 muted">The offer we have: {record.bonus.text}.</small>}
        </p>
      )}
      <p>
        <button
          className="btn btn-quiet px-0!"
          type="button"
          onClick={() => keep(letGo(slug), `${record.name} is no longer in My cards. What you checked off is kept.`)}
        >
          I no longer have it
        </button>
      </p>
    </div>
  );
}

function BonusFields({
  bonus,
  onChange,
}: {
  readonly bonus: BonusProgress;
  readonly onChange: (bonus: BonusProgress | null) => void;
}) {
  return (
    <div className="field-grid items-end">
      <label className="field">
        Bonus after spending
        <MoneyInput usd={bonus.minUsd} onSay={(minUsd) => minUsd > 0 && onChange({ ...bonus, minUsd })} min={1} />
      </label>
      <label className="field">
        By
        <input
          type="date"
          defaultValue={bonus.by}
          onBlur={({ currentTarget: { value, validity } }) =>
            validity.valid && value !== "" && onChange({ ...bonus, by: value })
          }
        />
      </label>
      <button className="btn btn-quiet" type="button" onClick={() => onChange(null)}>
        No bonus
      </button>
    </div>
  );
}
