import { exportRefunds, getRefunds, retryRefund } from '@park/contract/pay/calls';
import type { Refund } from '@park/contract/pay/schemas';
import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useMay, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { StatusTag, TwoLines } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { choices } from '../../../ui/list/choices';
import { ListPage } from '../../../ui/list/ListPage';
import { Money, ParkTime, yuan } from '../../../ui/values';
import { REFUND_TONES } from './rules';

const STATUSES = Object.keys(REFUND_TONES) as Refund['status'][];

/** Money on its way back; what WeChat refused waits for who manages payments. */
export function RefundsPage() {
  const { refundList: t, refunds, openOrder } = useTexts('order');
  const ui = useTexts('ui');
  const go = useNavigate();
  const maySend = useMay('payments.manage');
  const retry = useSend(retryRefund, { stale: [getRefunds], done: t.retried });
  return (
    <ListPage
      texts={t}
      call={getRefunds}
      exportCall={exportRefunds}
      filters={[{ name: 'status', kind: 'choice', label: ui.state, options: choices(STATUSES, refunds) }]}
      columns={[
        { title: t.number, dataIndex: 'id' },
        { title: t.amount, align: 'end', render: (_, { amount }) => <Money fen={amount} /> },
        { title: ui.reason, render: (_, { reason }) => <div style={{ maxWidth: 240 }}>{reason}</div> },
        {
          title: ui.state,
          render: (_, { status, attempts, problem }) => (
            <TwoLines
              first={<StatusTag tone={REFUND_TONES[status]}>{refunds[status]}</StatusTag>}
              second={status !== 'done' && t.attempts({ count: attempts }) + (problem ? ` · ${t.problem} ${problem}` : '')}
            />
          ),
        },
        { title: t.made, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
        { title: t.done, render: (_, { doneAt }) => <ParkTime at={doneAt} /> },
      ]}
      actions={(row) => (
        <>
          {row.orderId !== TEST_SUBJECT && (
            <Button
              aria-label={openOrder({ number: row.id })}
              onClick={() => go(`/orders/order/${encodeURIComponent(row.orderId)}`)}
            >
              {t.order}
            </Button>
          )}{' '}
          {maySend && row.status === 'failed' && (
            <Confirm
              title={t.retryTitle({ sum: yuan(row.amount) })}
              about={t.retryAbout}
              onYes={() => retry.mutateAsync({ id: row.id })}
            >
              {t.retry}
            </Confirm>
          )}
        </>
      )}
    />
  );
}
