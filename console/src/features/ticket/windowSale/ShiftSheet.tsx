import type { WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { Descriptions } from 'antd';
import { useTexts } from '../../../i18n/language';
import { ParkTime, yuan } from '../../../ui/values';

/** What a shift took and gave, and what has to be in the drawer. */
export function ShiftSheet({ shift }: { shift: WindowShift }) {
  const { sheet: t } = useTexts('windowSale');
  const rows = [
    [t.cashier, `${shift.cashier} · ${shift.name}`],
    [t.openedAt, <ParkTime key="at" at={shift.openedAt} />],
    ...(shift.closedAt ? [[t.closedAt, <ParkTime key="at" at={shift.closedAt} />] as const] : []),
    [t.sales, t.salesOf({ sales: shift.sales, tickets: shift.tickets })],
    [t.free, shift.freeTickets],
    [t.byCode, yuan(shift.byCode)],
    [t.float, yuan(shift.float)],
    [t.cashIn, yuan(shift.cashIn)],
    [t.cashOut, yuan(-shift.cashOut)],
    [t.expected, <strong key="sum">{yuan(shift.expected)}</strong>],
    ...(shift.quota ? [[t.quota, shift.quota] as const] : []),
    ...(shift.entered ? [[t.entered, <strong key="entered">{shift.entered}</strong>] as const] : []),
    ...(shift.counted === null
      ? []
      : ([
          [t.counted, yuan(shift.counted)],
          [t.difference, <strong key="off">{yuan(shift.difference ?? 0)}</strong>],
        ] as const)),
    ...(shift.note ? [[t.note, shift.note] as const] : []),
  ] as const;
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      className="window-sheet"
      items={rows.map(([label, children]) => ({ key: String(label), label, children }))}
    />
  );
}
