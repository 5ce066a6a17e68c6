import { addDays, parkDay } from '@park/contract/parkTime';
import { reconcile } from '@park/contract/pay/calls';
import type { Reconciliation } from '@park/contract/pay/schemas';
import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../../api/callError';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { DayField } from '../../../ui/DayField';
import { PageHead } from '../../../ui/PageHead';
import { RowsTable } from '../../../ui/RowsTable';
import { dayText, Money, yuan } from '../../../ui/values';

/** Our ledger of a day beside WeChat's bill. It is written down that somebody looked, so it is asked for by a button. */
export function BooksPage() {
  const { books: t } = useTexts('order');
  const ui = useTexts('ui');
  const [day, setDay] = useState(() => addDays(parkDay(Date.now()), -1));
  const compare = useSend(reconcile, { quiet: true });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <div className="sheet">
        <Space wrap>
          <DayField
            id="books-day"
            label={ui.date}
            day={day}
            onChange={(next) => {
              setDay(next);
              compare.reset();
            }}
          />
          <Button type="primary" loading={compare.isPending} onClick={() => compare.mutate({ day })}>
            {t.compare}
          </Button>
        </Space>
        <div aria-live="polite" style={{ marginTop: 16 }}>
          {compare.isError && <Alert type="warning" showIcon title={sentenceOf(compare.error)} />}
          {compare.data && <Compared found={compare.data} />}
        </div>
      </div>
    </>
  );
}

function Compared({ found: { day, ours, wechat, differences } }: { found: Reconciliation }) {
  const { books: t, differences: kinds } = useTexts('order');
  const fen = (amount: number | null) => (amount === null ? t.none : yuan(amount));
  return (
    <>
      <Alert
        showIcon
        type={differences.length === 0 ? 'success' : 'error'}
        title={`${dayText(day)}: ${differences.length === 0 ? t.agree : t.differ({ count: differences.length })}`}
      />
      <RowsTable
        style={{ marginTop: 16 }}
        rowKey="side"
        dataSource={[
          { side: t.ours, ...ours },
          { side: t.wechat, ...wechat },
        ]}
        columns={[
          { title: t.side, dataIndex: 'side' },
          { title: t.paid, align: 'end', render: (_, { paid }) => <Money fen={paid} /> },
          { title: t.refunded, align: 'end', render: (_, { refunded }) => <Money fen={refunded} /> },
          { title: t.entries, align: 'end', dataIndex: 'entries' },
        ]}
      />
      {differences.length > 0 && (
        <RowsTable
          style={{ marginTop: 16 }}
          rowKey={({ kind, number }) => `${kind} ${number}`}
          dataSource={differences}
          columns={[
            { title: t.kind, render: (_, { kind }) => kinds[kind] },
            { title: t.number, dataIndex: 'number' },
            { title: t.ours, align: 'end', render: (_, row) => fen(row.ours) },
            { title: t.wechat, align: 'end', render: (_, row) => fen(row.wechat) },
          ]}
        />
      )}
    </>
  );
}
