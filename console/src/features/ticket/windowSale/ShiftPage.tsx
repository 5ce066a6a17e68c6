import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { REASON_LENGTH } from '@park/contract/reason';
import { closeShift, getWindowDesk } from '@park/contract/ticket/windowSale/calls';
import type { WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { Alert, Button, Descriptions, Form, Input } from 'antd';
import { useState } from 'react';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { ParkTime, yuan } from '../../../ui/values';
import { OpenShift } from './OpenShift';
import { isWaiting } from './quota';
import type { WindowQuota } from './useQuota';
import { YuanInput } from './YuanInput';

/** How one's shift stands, and its end: the drawer is counted, then compared. */
export function ShiftPage({ open, quota }: { open: WindowShift | null; quota: WindowQuota }) {
  const { close: t, print, offline } = useTexts('windowSale');
  const { alone } = quota;
  const waiting = quota.sales.filter(isWaiting).length;
  const close = useSend(closeShift, { stale: [getWindowDesk] });
  const [counted, setCounted] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [closed, setClosed] = useState<WindowShift | null>(null);
  const shift = closed ?? open;
  if (!shift) return <OpenShift />;
  const difference = counted === null ? null : counted - shift.expected;
  return (
    <div className="window-narrow window-print-area">
      <ShiftSheet shift={shift} />
      {closed ? (
        <div className="window-actions">
          <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
            {print}
          </Button>
          <Button type="primary" onClick={() => setClosed(null)}>
            {t.next}
          </Button>
        </div>
      ) : (
        <Form layout="vertical" requiredMark={false} className="sheet">
          <h2>{t.title}</h2>
          <p className="muted">{t.about}</p>
          {waiting > 0 && (
            <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={offline.settleFirst({ count: waiting })} />
          )}
          <Form.Item label={t.counted} htmlFor="counted">
            <YuanInput id="counted" size="large" value={counted} onChange={setCounted} />
          </Form.Item>
          <Form.Item label={t.note} htmlFor="note">
            <Input.TextArea id="note" maxLength={REASON_LENGTH} value={note} onChange={({ target }) => setNote(target.value)} />
          </Form.Item>
          <Confirm
            type="primary"
            size="large"
            disabled={counted === null || alone || waiting > 0}
            title={t.sure}
            about={difference === 0 ? t.right : t.off({ difference: yuan(difference ?? 0) })}
            onYes={async () => {
              await quota.giveAllBack();
              setClosed(await close.mutateAsync({ id: shift.id, counted: counted ?? 0, note }));
            }}
          >
            {t.save}
          </Confirm>
        </Form>
      )}
    </div>
  );
}

/** What a shift took and gave, and what has to be in the drawer. */
function ShiftSheet({ shift }: { shift: WindowShift }) {
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
