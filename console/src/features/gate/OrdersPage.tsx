import { getAdminOrders } from '@park/contract/ticket/order/calls';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { TwoLines } from '../../ui/Cells';
import { RowsSheet } from '../../ui/RowsTable';
import { useWedge } from '../../ui/scan/useWedge';
import { cleanCode } from '../../ui/scan/wedge';
import { parkTime } from '../../ui/values';
import { OrderDialog } from './OrderDialog';
import type { Gate } from './useGate';

const clock = (moment: string) => parkTime(moment, { timeStyle: 'short' });

/** Helps somebody whose code does not show: their order by its number, a ticket's, or the whole phone number. */
export function OrdersPage({ gate }: { gate: Gate }) {
  const { orders: t } = useTexts('gate');
  const ui = useTexts('ui');
  const go = useNavigate();
  const [params, setParams] = useSearchParams();
  const keyword = params.get('q') ?? '';
  const [typed, setTyped] = useState(keyword);
  const [open, setOpen] = useState<string | null>(null);
  useWedge((code) => {
    gate.scan(code);
    go('/gate');
  });
  const found = useCall(getAdminOrders, { keyword, pageSize: 20 }, { enabled: keyword !== '' });
  return (
    <>
      <form
        className="scan-line"
        style={{ marginBottom: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          setParams({ q: cleanCode(typed) }, { replace: true });
        }}
      >
        <label className="field" style={{ flex: '1 1 260px' }} htmlFor="gate-keyword">
          {t.label}
          <Input
            id="gate-keyword"
            size="large"
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="primary" size="large" htmlType="submit" disabled={cleanCode(typed) === ''}>
          {ui.find}
        </Button>
      </form>
      {keyword === '' ? (
        <p className="muted">{t.hint}</p>
      ) : (
        <RowsSheet
          of={found}
          rows={({ items }) => items}
          empty={t.empty}
          columns={[
            {
              title: t.number,
              render: (_, { number, ticket, quantity }) => <TwoLines first={number} second={`${ticket.name} × ${quantity}`} />,
            },
            {
              title: t.when,
              render: (_, { day, slot, status }) => (
                <TwoLines first={`${day} ${clock(slot.start)}–${clock(slot.end)}`} second={t.statuses[status]} />
              ),
            },
            { title: t.phone, dataIndex: 'phone', responsive: ['md'] },
            { key: 'actions', fixed: 'end', render: (_, { id }) => <Button onClick={() => setOpen(id)}>{ui.open}</Button> },
          ]}
        />
      )}
      {open && (
        <OrderDialog
          id={open}
          onClose={() => setOpen(null)}
          onLetIn={(numbers) => {
            gate.scanNumbers(numbers);
            go('/gate');
          }}
        />
      )}
    </>
  );
}
