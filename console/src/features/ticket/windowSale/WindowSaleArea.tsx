import { parkDay } from '@park/contract/parkTime';
import { getWindowDesk } from '@park/contract/ticket/windowSale/calls';
import type { WindowDesk } from '@park/contract/ticket/windowSale/schemas';
import { type ReactNode, useState } from 'react';
import { useCall, useMay } from '../../../api/hooks';
import { useAlone } from '../../../api/reach';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { PageHead } from '../../../ui/PageHead';
import { SubPages } from '../../../ui/SubPages';
import { FindPage } from './FindPage';
import { OpenShift } from './OpenShift';
import { QuotaState } from './QuotaBox';
import { deskOf, isReady } from './quota';
import { SellPage } from './SellPage';
import { ShiftPage } from './ShiftPage';
import { ShiftsPage } from './ShiftsPage';
import { useQuota } from './useQuota';
import './windowSale.css';

/** How often the server is asked, while it answers and while it does not; and how long it may take. */
const STOCK_EVERY_MS = 30_000;
const IN_TROUBLE_MS = 4_000;
const TIMEOUT_MS = 10_000;

/** A ticket window with somebody at it: what is sold, given back and counted. Who only reads reports has the shifts. */
export default function WindowSaleArea() {
  const t = useTexts('windowSale');
  const sells = useMay('window.sell');
  const seesShifts = useMay('reports.read');
  const [day, setDay] = useState(() => parkDay(Date.now()));
  const answered = useCall(
    getWindowDesk,
    { day },
    { every: useAlone() ? IN_TROUBLE_MS : STOCK_EVERY_MS, within: TIMEOUT_MS, enabled: sells },
  );
  const quota = useQuota(answered);
  const { alone, stored } = quota;
  // The same page goes on, with what it holds in place of what the server says.
  const desk =
    alone && stored && isReady(stored) ? ({ ...answered, data: deskOf(stored, Date.now()) } as typeof answered) : answered;
  const page = (show: (now: WindowDesk) => ReactNode) => (
    <>
      <PageHead title={t.title} about={desk.data?.shift ? t.shiftOf(desk.data.shift) : undefined} />
      <QuotaState quota={quota} />
      <Answer of={desk}>{show}</Answer>
    </>
  );
  const selling = [
    {
      path: '',
      name: t.pages.sell,
      element: page((now) =>
        now.shift ? <SellPage desk={now} shift={now.shift} quota={quota} onDay={setDay} /> : <OpenShift />,
      ),
    },
    { path: 'find', name: t.pages.find, element: page(({ shift }) => <FindPage shift={shift} />) },
    { path: 'shift', name: t.pages.shift, element: page(({ shift }) => <ShiftPage open={shift} quota={quota} />) },
  ];
  return (
    <SubPages
      area="window"
      label={t.title}
      pages={[
        ...(sells ? selling : []),
        ...(seesShifts ? [{ path: 'shifts', name: t.pages.shifts, element: <ShiftsPage /> }] : []),
      ]}
    />
  );
}
