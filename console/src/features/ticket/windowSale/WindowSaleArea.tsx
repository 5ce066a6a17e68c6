import { parkDay } from '@park/contract/parkTime';
import { closeShift, getShifts, getWindowDesk } from '@park/contract/ticket/windowSale/calls';
import type { WindowDesk } from '@park/contract/ticket/windowSale/schemas';
import { type ReactNode, useState } from 'react';
import { useCall, useMay, useSend } from '../../../api/hooks';
import { useAlone } from '../../../api/reach';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { StatusTag, TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { ListPage } from '../../../ui/list/ListPage';
import { PageHead } from '../../../ui/PageHead';
import { SubPages } from '../../../ui/SubPages';
import { Money, ParkTime, yuan } from '../../../ui/values';
import { FindPage } from './FindPage';
import { OpenShift } from './OpenShift';
import { QuotaState } from './QuotaBox';
import { deskOf, isReady } from './quota';
import { SellPage } from './SellPage';
import { ShiftPage } from './ShiftPage';
import { useQuota } from './useQuota';
import { YuanInput } from './YuanInput';
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

/** Every shift at every window, for whoever answers for the money. */
function ShiftsPage() {
  const { sheet: t, shiftList } = useTexts('windowSale');
  return (
    <ListPage
      texts={shiftList}
      call={getShifts}
      columns={[
        { title: t.cashier, render: (_, { cashier, name }) => <TwoLines first={cashier} second={name} /> },
        { title: t.openedAt, render: (_, { openedAt }) => <ParkTime at={openedAt} /> },
        { title: t.closedAt, render: (_, { closedAt }) => <ParkTime at={closedAt} none={shiftList.open} /> },
        { title: t.sales, align: 'end', render: (_, shift) => t.salesOf(shift) },
        { title: t.free, align: 'end', dataIndex: 'freeTickets' },
        { title: t.byCode, align: 'end', render: (_, { byCode }) => <Money fen={byCode} /> },
        { title: t.expected, align: 'end', render: (_, { expected }) => <Money fen={expected} /> },
        {
          title: t.difference,
          align: 'end',
          render: (_, { difference, note, entered = 0 }) => (
            <>
              {difference !== null && (
                <TwoLines
                  first={<StatusTag tone={difference === 0 ? 'good' : 'bad'}>{yuan(difference)}</StatusTag>}
                  second={note}
                />
              )}
              {entered > 0 && <StatusTag tone="bad">{t.enteredOf({ count: entered })}</StatusTag>}
            </>
          ),
        },
      ]}
      actions={(shift) => shift.closedAt === null && <CountAndClose id={shift.id} cashier={shift.cashier} />}
    />
  );
}

/** Of somebody who went home: an owner counts their drawer. */
function CountAndClose({ id, cashier }: { id: string; cashier: string }) {
  const { close: labels, shiftList: t } = useTexts('windowSale');
  const close = useSend(closeShift, { stale: [getShifts, getWindowDesk] });
  const [counted, setCounted] = useState<number | null>(null);
  return (
    <Confirm
      title={t.closeTitle({ cashier })}
      ready={counted !== null}
      about={
        <>
          <p>{t.closeAbout}</p>
          <YuanInput aria-label={labels.counted} value={counted} onChange={setCounted} />
        </>
      }
      onYes={() => close.mutateAsync({ id, counted: counted ?? 0 })}
    >
      {t.close}
    </Confirm>
  );
}
