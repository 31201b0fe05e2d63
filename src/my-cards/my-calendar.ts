/** The days of the cards held as a calendar: fees to decide, credits that lapse, bonuses, the month of a slot. */
import { type CalendarEvent, renderEvents } from "../tools/planner/calendar-file.ts";
import { formatDate, joinNames } from "../words/format.ts";
import type { CreditState } from "./credit-state.ts";
import type { HeldRecord } from "./held-record.ts";
import type { KeptCards } from "./kept-cards.ts";
import { findNextFee, isEndless, type NewAccounts } from "./periods.ts";

const ALARM_DAYS = 7;
/** Whoever is told of a month's end a week before forgets it again. */
const MONTH_ALARM_DAYS = 3;

export interface CalendarContent {
  readonly kept: KeptCards;
  readonly records: Readonly<Record<string, HeldRecord>>;
  readonly states: readonly CreditState[];
  readonly accounts: NewAccounts;
  readonly today: string;
}

const event = (uid: string, day: string, title: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: `${uid}@my-cards.waycard`,
  day,
  title,
  alarmDays: ALARM_DAYS,
  ...more,
});

export function renderMyCalendar(content: CalendarContent): string {
  const { accounts, today } = content;
  const events = [
    ...listFees(content),
    ...listLapsing(content),
    ...listBonuses(content),
    ...(accounts.opensIn
      ? [
          event(`slot-${accounts.opensIn}`, `${accounts.opensIn}-01`, "A slot for a new Chase card", {
            alarmDays: null,
          }),
        ]
      : []),
  ];
  return renderEvents(events, { product: "My cards", name: "My cards", stamp: `${today.replaceAll("-", "")}T000000Z` });
}

const listFees = ({ kept, records, today }: CalendarContent): CalendarEvent[] =>
  kept.held.flatMap((card) => {
    const record = records[card.slug];
    const fee = record && findNextFee(card, record.feeUsd, today);
    if (!record || !fee) return [];
    const decide = event(
      `decide-${card.slug}-${fee.month}`,
      fee.decideBy,
      `Decide whether to keep ${record.name} (fee in ${formatDate(fee.month)})`,
    );
    const due = event(
      `fee-${card.slug}-${fee.month}`,
      `${fee.month}-01`,
      `The fee on ${record.name} is due this month`,
    );
    return fee.decideBy >= today ? [decide, due] : [due];
  });

/** What lapses with each month is one event that comes again; anything longer has its own last day. */
function listLapsing({ states }: CalendarContent): CalendarEvent[] {
  const open = states.filter(({ mode, now }) => mode === "use" && now !== null && !isEndless(now));
  const monthly = open.filter(({ credit }) => credit.reset === "month");
  const [first] = monthly;
  const names = joinNames([...new Set(monthly.map(({ record }) => record.shortName))]);
  return [
    ...(first?.now
      ? [
          event("monthly-credits", first.now.end, `Use this month's credits: ${names}`, {
            alarmDays: MONTH_ALARM_DAYS,
            rule: "FREQ=MONTHLY;BYMONTHDAY=-1",
          }),
        ]
      : []),
    ...open.flatMap(({ card, record, credit, now }) =>
      credit.reset === "month" || !now || now.isDone
        ? []
        : [
            event(
              `credit-${card.slug}-${credit.id}-${now.end}`,
              now.end,
              `Last day: ${credit.text} (${record.shortName})`,
            ),
          ],
    ),
  ];
}

const listBonuses = ({ kept, records, today }: CalendarContent): CalendarEvent[] =>
  kept.held.flatMap(({ slug, bonus }) =>
    bonus && bonus.by >= today && bonus.spentUsd < bonus.minUsd
      ? [event(`bonus-${slug}`, bonus.by, `Last day to earn the bonus on ${records[slug]?.name ?? slug}`)]
      : [],
  );
