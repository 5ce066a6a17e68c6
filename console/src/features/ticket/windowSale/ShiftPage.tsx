import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { REASON_LENGTH } from '@park/contract/reason';
import { closeShift, getWindowDesk } from '@park/contract/ticket/windowSale/calls';
import type { WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { yuan } from '../../../ui/values';
import { OpenShift } from './OpenShift';
import { isWaiting } from './quota';
import { ShiftSheet } from './ShiftSheet';
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
