import { closeShift, getShifts, getWindowDesk } from '@park/contract/ticket/windowSale/calls';
import { useState } from 'react';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { StatusTag, TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { ListPage } from '../../../ui/list/ListPage';
import { Money, ParkTime, yuan } from '../../../ui/values';
import { YuanInput } from './YuanInput';

/** Every shift at every window, for whoever answers for the money. */
export function ShiftsPage() {
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
