import { getOverview } from '@park/contract/overview/calls';
import type { Overview } from '@park/contract/overview/schemas';
import { parkDay } from '@park/contract/parkTime';
import { getSlots } from '@park/contract/ticket/product/calls';
import { Empty, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useRefresh } from '../../api/hooks';
import { useLanguage, useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { DayField } from '../../ui/DayField';
import { PageHead } from '../../ui/PageHead';
import { dayText } from '../../ui/values';
import { Also } from './Also';
import { DayFigures } from './DayFigures';
import { Filling } from './Filling';
import { HeatStrip } from './HeatStrip';
import { Needs } from './Needs';
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
  const { day: _, ...parts } = seen;
  if (Object.values(parts).every((part) => part === null)) return <Empty description={t.quiet} />;
  return (
    <div className="glance">
      <Needs seen={seen} />
      <DayFigures seen={seen} />
      {seen.tickets && <HeatStrip ahead={seen.tickets.ahead} slots={slots.data ?? []} />}
      <Also seen={seen} />
      {seen.tickets && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <Charts tickets={seen.tickets} slots={slots.data ?? []} />
        </Suspense>
      )}
    </div>
  );
}
