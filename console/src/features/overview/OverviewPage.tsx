import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import { getCapacity } from '@park/contract/capacity/calls';
import { LEVEL } from '@park/contract/capacity/limits';
import { getOverview } from '@park/contract/overview/calls';
import type { Overview, Weather } from '@park/contract/overview/schemas';
import { parkClock, parkDay } from '@park/contract/parkTime';
import { getSlots } from '@park/contract/ticket/product/calls';
import { Alert, Empty, Progress, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCall, useMay, useRefresh } from '../../api/hooks';
import { useParts } from '../../api/park';
import { useLanguage, useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { DayField } from '../../ui/DayField';
import { PageHead } from '../../ui/PageHead';
import { dayText, ParkTime, parkTime } from '../../ui/values';
import { CROWD_EVERY_MS, DayFigures } from './DayFigures';
import { HeatStrip } from './HeatStrip';
import { Numbers } from './Numbers';
import { needsOf, noShowsOf, slotRows, totals } from './rules';
import { SetUp } from './SetUp';
import { useTroubles } from './useTroubles';
import './overview.css';

const Charts = lazy(() => import('./Charts'));

/** Figures may be two seconds old when an event asks for them; this also finds what no event tells of, such as a slot that began. */
const LOOK_AGAIN_MS = 5_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the park at a glance; each sees what belongs to their work. */
export default function OverviewPage() {
  const t = useTexts('overview');
  const ui = useTexts('ui');
  useLanguage();
  const [params, setParams] = useSearchParams();
  const requested = params.get('day') ?? '';
  const day = DAY.test(requested) ? requested : parkDay(Date.now());
  const glance = useCall(getOverview, { day }, { every: LOOK_AGAIN_MS });
  useRefresh(['*'], [getOverview]);
  return (
    <>
      <PageHead title={t.title} about={dayText(day)}>
        <DayField
          id="glance-day"
          label={ui.date}
          day={day}
          onChange={(next) => setParams(next === parkDay(Date.now()) ? {} : { day: next }, { replace: true })}
        />
      </PageHead>
      <Filling />
      <Answer of={glance}>{(seen) => <Glance seen={seen} />}</Answer>
    </>
  );
}

function Glance({ seen }: { seen: Overview }) {
  const t = useTexts('overview');
  const slots = useCall(getSlots, {}, { enabled: seen.tickets !== null, fresh: 3_600_000 });
  const { day, setUp, ...parts } = seen;
  const today = parkDay(Date.now());
  const clock = day === today ? parkClock(Date.now()) : day < today ? '24:00' : '';
  const bySlot = slotRows(seen.tickets?.slots ?? [], slots.data ?? [], clock);
  if (Object.values(parts).every((part) => part === null)) return <Empty description={t.quiet} />;
  return (
    <div className="glance">
      {setUp && <SetUp of={setUp} />}
      <Needs seen={seen} />
      <DayFigures seen={seen} />
      {seen.weather && <WeatherNow {...seen.weather} />}
      {slots.data && <SlotTable rows={bySlot} />}
      {seen.tickets && slots.data && <HeatStrip ahead={seen.tickets.ahead} slots={slots.data} />}
      <Also seen={seen} noShows={noShowsOf(bySlot)} />
      {seen.tickets && slots.data && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <Charts tickets={seen.tickets} slots={slots.data} />
        </Suspense>
      )}
    </div>
  );
}

/** Today's weather, for whoever decides what is closed. */
function WeatherNow({ at, ...weather }: Weather) {
  const t = useTexts('overview');
  return (
    <p>
      {t.weather(weather)} <span className="muted">{t.weatherAt({ clock: parkClock(at) })}</span>
    </p>
  );
}

const NEXT = { draft: 'closeAt', open: 'closeAt', closed: 'drawAt', drawn: 'claimUntil', ended: 'claimUntil' } as const;

/** What is good to know and waits for nobody, in a few lines. */
function Also({ seen: { tickets, money, live, activities, draw }, noShows }: { seen: Overview; noShows: number }) {
  const t = useTexts('overview');
  const isOffered = useParts();
  const sum = tickets && totals(tickets.slots);
  const lines: [label: string, value: ReactNode][] = [
    ...(sum ? ([[t.tickets.remaining, sum.remaining]] satisfies [string, number][]) : []),
    ...(sum && sum.held > 0 ? ([[t.tickets.held, sum.held]] satisfies [string, number][]) : []),
    ...(sum && sum.waiting > 0 ? ([[t.tickets.waiting, sum.waiting]] satisfies [string, number][]) : []),
    ...(noShows > 0 ? ([[t.tickets.noShows, noShows]] satisfies [string, number][]) : []),
    ...(sum && sum.refunded > 0 ? ([[t.tickets.refunded, sum.refunded]] satisfies [string, number][]) : []),
  ];
  for (const { name, cashier, since } of money?.windows ?? [])
    lines.push([t.window({ name, cashier }), <ParkTime key={name + since} at={since} />]);
  // Of what is off, what goes on all the same.
  if (live && (isOffered('live') || live.reservations > 0))
    lines.push([t.live.onAir, live.onAir], [t.live.reservations, live.reservations]);
  if (activities && (isOffered('activity') || activities.today > 0)) lines.push([t.activities.today, activities.today]);
  if (draw && (isOffered('prize') || draw.state !== 'ended')) {
    const next = NEXT[draw.state];
    lines.push(
      [`${draw.name} · ${t.draw.entrants}`, `${draw.entrants} · ${t.draw.states[draw.state]}`],
      [t.draw[next], <ParkTime key={next} at={draw[next]} />],
    );
  }
  if (lines.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="also-title">
      <h2 id="also-title">{t.also}</h2>
      <dl className="glance-also">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** From 80 % of the most people allowed on: how full today is, for those whose work it is. */
function Filling() {
  const { filling: t } = useTexts('overview');
  const isTheirs = useMay('capacity.read');
  const capacity = useCall(getCapacity, {}, { every: CROWD_EVERY_MS, enabled: isTheirs });
  useRefresh(['capacityLevel'], [getCapacity]);
  const { days: [day] = [], today } = capacity.data ?? {};
  const level = Math.max(day?.level ?? 0, today?.level ?? 0);
  if (!day || !today || level < LEVEL.notifyStaff) return null;
  return (
    <Alert
      type={level >= LEVEL.stop ? 'error' : 'warning'}
      showIcon
      title={t.reached({ level })}
      description={t.figures({
        taken: day.taken,
        daily: day.daily ?? 0,
        present: today.present,
        momentary: day.momentary ?? 0,
        isEstimated: today.isEstimated,
      })}
    />
  );
}

/** What needs a person now, most urgent first, each a tap from where it is done. */
function Needs({ seen }: { seen: Overview }) {
  const t = useTexts('overview');
  const needs = needsOf(seen, useTroubles());
  if (!needs) return null;
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title">{t.needs.title}</h2>
      {needs.length === 0 ? (
        <p className="sheet needs-none">
          <CheckCircleOutlined aria-hidden /> {t.needs.none}
        </p>
      ) : (
        <ul className="bare-list needs">
          {needs.map(({ name, count, now, to }) => (
            <li key={name}>
              <Link className="need" to={to} data-now={now}>
                {now && <WarningFilled aria-label={t.needs.now} />}
                <strong>{count}</strong>
                <span className="need-what">
                  {t.needs[name]}
                  {name === 'complaints' && <Until moment={seen.desk?.complaints?.dueAt} />}
                  {name === 'help' && <HelpLine help={seen.desk?.help ?? []} />}
                </span>
                <RightOutlined aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Until({ moment }: { moment: string | null | undefined }) {
  const { needs: t } = useTexts('overview');
  return moment ? <span className="muted">{t.until({ when: parkTime(moment) })}</span> : null;
}

function HelpLine({ help }: { help: NonNullable<Overview['desk']>['help'] }) {
  const { needs: t } = useTexts('overview');
  const lines = help
    .filter(({ open }) => open > 0)
    .map((one) => t.helpOf({ name: t.urgency({ level: one.urgency }), open: one.open, waiting: one.waiting }));
  return <span className="muted">{lines.join(t.between)}</span>;
}

/** The day by entry time: what is sold and held, and who has come of it. */
function SlotTable({ rows }: { rows: ReturnType<typeof slotRows> }) {
  const { bySlot: t, charts } = useTexts('overview');
  if (rows.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="by-slot-title">
      <h2 id="by-slot-title">{t.title}</h2>
      <Numbers
        heads={[t.slot, charts.sold, charts.held, charts.entered]}
        rows={rows.map(({ label, sold, held, entered, isOver }) => [
          label,
          sold,
          held,
          <>
            {entered}
            <Progress
              percent={sold === 0 ? 0 : Math.round((entered / sold) * 100)}
              size="small"
              status="normal"
              showInfo={false}
              aria-label={t.share({ entered, sold, isOver })}
            />
          </>,
        ])}
      />
    </section>
  );
}
