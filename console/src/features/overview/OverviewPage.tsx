import { getOverview } from '@park/contract/overview/calls';
import type { Overview } from '@park/contract/overview/schemas';
import { parkDay } from '@park/contract/parkTime';
import { getSlots } from '@park/contract/ticket/product/calls';
import { Empty, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useRefresh } from '../../api/hooks';
import { useLanguage, useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { DayField } from '../../ui/DayField';
import { PageHead } from '../../ui/PageHead';
import { dayText, Money, ParkTime } from '../../ui/values';
import './overview.css';
import { flowOf, totals } from './rules';

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
  const asked = params.get('day') ?? '';
  const day = DAY.test(asked) ? asked : parkDay(Date.now());
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
      <Answer of={glance}>{(seen) => <Glance seen={seen} />}</Answer>
    </>
  );
}

function Glance({ seen }: { seen: Overview }) {
  const t = useTexts('overview');
  const slots = useCall(getSlots, {}, { enabled: seen.tickets !== null, fresh: 3_600_000 });
  const { day: _, ...parts } = seen;
  if (Object.values(parts).every((part) => part === null)) return <Empty description={t.quiet} />;
  return (
    <div className="glance">
      <Work seen={seen} />
      <TicketCards seen={seen} />
      {seen.tickets && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <Charts tickets={seen.tickets} slots={slots.data ?? []} />
        </Suspense>
      )}
      <Draw draw={seen.draw} />
    </div>
  );
}

function TicketCards({ seen: { tickets, money } }: { seen: Overview }) {
  const t = useTexts('overview');
  if (!tickets) return null;
  const sum = totals(tickets.slots);
  return (
    <Cards title={t.tickets.title}>
      <Card label={t.tickets.forDay} value={sum.sold} more={sum.held > 0 && `${t.tickets.held} ${sum.held}`} />
      <Card label={t.tickets.entered} value={sum.entered} />
      <Card label={t.tickets.remaining} value={sum.remaining} more={sum.waiting > 0 && `${t.tickets.waiting} ${sum.waiting}`} />
      <Card
        label={t.tickets.soldToday}
        value={flowOf(tickets.hours).sold}
        more={sum.refunded > 0 && `${t.tickets.refunded} ${sum.refunded}`}
      />
      {money && (
        <Card
          label={`${t.money.title} · ${t.money.in}`}
          value={<Money fen={money.moneyIn} />}
          more={
            <>
              {t.money.out} <Money fen={money.moneyOut} />
            </>
          }
        />
      )}
      {tickets.openConflicts > 0 && <Card label={t.tickets.conflicts} value={tickets.openConflicts} calls />}
    </Cards>
  );
}

/** What waits for people, before what is only to be known. */
function Work({ seen: { desk, live, activities } }: { seen: Overview }) {
  const t = useTexts('overview');
  if (!desk && !live && !activities) return null;
  return (
    <Cards title={t.desk.title}>
      {desk && <Help help={desk.help} />}
      {desk && <Card label={t.desk.feedback} value={desk.feedbackToAnswer} />}
      {desk && <Card label={t.desk.items} value={desk.itemsToReview} />}
      {desk && <Card label={t.desk.claims} value={desk.claimsToDecide} />}
      {live && <Card label={t.live.registrations} value={live.registrations} />}
      {activities && <Card label={t.activities.toApprove} value={activities.toApprove} />}
      {live && <Card label={t.live.onAir} value={live.onAir} more={`${t.live.reservations} ${live.reservations}`} />}
      {activities && <Card label={`${t.activities.title} · ${t.activities.today}`} value={activities.today} />}
    </Cards>
  );
}

function Help({ help }: { help: NonNullable<Overview['desk']>['help'] }) {
  const { desk: t } = useTexts('overview');
  const open = help.reduce((sum, one) => sum + one.open, 0);
  const calls = help.some(({ waiting }) => waiting > 0);
  const lines = help.filter((one) => one.open > 0).map((one) => t.helpOf(t.urgency(one.urgency), one.open, one.waiting));
  return <Card label={t.help} value={open} calls={calls} more={lines.length === 0 ? t.helpNone : lines.join(' · ')} />;
}

function Draw({ draw }: { draw: Overview['draw'] }) {
  const { draw: t } = useTexts('overview');
  if (!draw) return null;
  const next = { draft: 'closeAt', open: 'closeAt', closed: 'drawAt', drawn: 'claimUntil', ended: 'claimUntil' } as const;
  const moment = next[draw.state];
  return (
    <Cards title={`${t.title} · ${draw.name}`}>
      <Card label={t.entrants} value={draw.entrants} more={t.states[draw.state]} />
      <Card label={t[moment]} value={<ParkTime at={draw[moment]} options={{ dateStyle: 'short', timeStyle: 'short' }} />} />
    </Cards>
  );
}

interface CardProps {
  label: string;
  value: ReactNode;
  /** A line below the number. */
  more?: ReactNode;
  /** Somebody has to do something now. */
  calls?: boolean;
}

function Card({ label, value, more, calls = false }: CardProps) {
  return (
    <div className="glance-card" data-calls={calls}>
      <dt>{label}</dt>
      <dd className="glance-number">{value}</dd>
      {more && <dd className="muted">{more}</dd>}
    </div>
  );
}

/** Figures that belong together, under their heading. */
function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="glance-cards">{children}</dl>
    </section>
  );
}
