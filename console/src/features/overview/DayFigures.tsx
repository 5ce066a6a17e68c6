import { getCapacity } from '@park/contract/capacity/calls';
import type { Overview } from '@park/contract/overview/schemas';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { ReactNode } from 'react';
import { useCall, useMay } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { dayText, Money, yuan } from '../../ui/values';
import { flowOf, totals } from './rules';

/** The day in three figures, each beside the same weekday a week before. */
export function DayFigures({ seen: { day, tickets, money } }: { seen: Overview }) {
  const t = useTexts('overview');
  if (!tickets) return null;
  const sum = totals(tickets.slots);
  const sold = flowOf(tickets.hours).sold;
  const before = tickets.lastWeek;
  const net = money && money.moneyIn - money.moneyOut;
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title">{day === parkDay(Date.now()) ? t.figures.today : t.figures.day}</h2>
      <dl className="glance-figures">
        <Figure label={t.figures.entered} value={sum.entered} more={t.figures.expected({ tickets: sum.sold })}>
          <Trend day={day} now={sum.entered} before={before?.entered} />
        </Figure>
        {day === parkDay(Date.now()) && <Present />}
        <Figure label={t.figures.sold} value={sold} more={t.figures.soldAbout}>
          <Trend day={day} now={sold} before={before?.sold} />
        </Figure>
        {money && net !== null ? (
          <Figure
            label={t.figures.net}
            value={<Money fen={net} />}
            more={`${t.figures.moneyIn} ${yuan(money.moneyIn)} · ${t.figures.moneyOut} ${yuan(money.moneyOut)}`}
          >
            <Trend day={day} now={net} before={money.lastWeek ?? undefined} write={yuan} />
          </Figure>
        ) : (
          <Figure label={t.figures.remaining} value={sum.remaining} more={t.figures.places({ stock: sum.stock })} />
        )}
      </dl>
    </section>
  );
}

/** How often it is looked at; a change of level is told at once. ms */
export const CROWD_EVERY_MS = 20_000;

/** Who is in the park at this moment. */
function Present() {
  const { figures: t } = useTexts('overview');
  const isTheirs = useMay('capacity.read');
  const { today, days: [day] = [] } = useCall(getCapacity, {}, { every: CROWD_EVERY_MS, enabled: isTheirs }).data ?? {};
  if (!today) return null;
  const { present, isEstimated } = today;
  return <Figure label={t.present} value={present} more={t.presentOf({ momentary: day?.momentary ?? 0, isEstimated })} />;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  more: string;
  children?: ReactNode;
}

const Figure = ({ label, value, more, children }: FigureProps) => (
  <div className="glance-figure">
    <dt>{label}</dt>
    <dd className="glance-number">{value}</dd>
    <dd className="muted">{more}</dd>
    {children}
  </div>
);

interface TrendProps {
  day: string;
  now: number;
  /** Undefined: there is nothing to compare with. */
  before: number | undefined;
  write?: (amount: number) => string;
}

function Trend({ day, now, before, write = String }: TrendProps) {
  const { figures: t } = useTexts('overview');
  if (before === undefined) return <dd className="glance-trend muted">{t.noTrend}</dd>;
  const more = now - before;
  const change = more < 0 ? 'less' : more > 0 ? 'more' : 'same';
  const weekday = dayText(addDays(day, -7), { weekday: 'long' });
  return (
    <dd className="glance-trend" data-way={more < 0 ? 'down' : more > 0 ? 'up' : 'same'}>
      <span aria-hidden>{more < 0 ? '▼' : more > 0 ? '▲' : '='}</span>{' '}
      {t.trend({ change, weekday, today: day === parkDay(Date.now()), amount: write(Math.abs(more)) })}
    </dd>
  );
}
