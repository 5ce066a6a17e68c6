import { parkDay } from '@park/contract/parkTime';
import { getWindowDesk } from '@park/contract/ticket/windowSale/calls';
import type { WindowDesk } from '@park/contract/ticket/windowSale/schemas';
import { type ReactNode, useState } from 'react';
import { useCall, useMay } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { PageHead } from '../../../ui/PageHead';
import { SubPages } from '../../../ui/SubPages';
import { FindPage } from './FindPage';
import { OpenShift } from './OpenShift';
import { SellPage } from './SellPage';
import { ShiftPage } from './ShiftPage';
import { ShiftsPage } from './ShiftsPage';
import './windowSale.css';

const STOCK_EVERY_MS = 30_000;

/** A ticket window with somebody at it: what is sold, given back and counted. Who only reads reports has the shifts. */
export default function WindowSaleArea() {
  const t = useTexts('windowSale');
  const sells = useMay('window.sell');
  const seesShifts = useMay('reports.read');
  const [day, setDay] = useState(() => parkDay(Date.now()));
  const desk = useCall(getWindowDesk, { day }, { every: STOCK_EVERY_MS, enabled: sells });
  const page = (show: (now: WindowDesk) => ReactNode) => (
    <>
      <PageHead title={t.title} about={desk.data?.shift ? t.shiftOf(desk.data.shift) : undefined} />
      <Answer of={desk}>{show}</Answer>
    </>
  );
  const selling = [
    {
      path: '',
      name: t.pages.sell,
      element: page((now) => (now.shift ? <SellPage desk={now} shift={now.shift} day={day} onDay={setDay} /> : <OpenShift />)),
    },
    { path: 'find', name: t.pages.find, element: page(({ shift }) => <FindPage shift={shift} />) },
    { path: 'shift', name: t.pages.shift, element: page(({ shift }) => <ShiftPage open={shift} />) },
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
