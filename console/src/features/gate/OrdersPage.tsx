import { groupNumber } from '@park/contract/groupNumber';
import type { TicketStatus } from '@park/contract/ticket/limits';
import { getAdminOrder, getAdminOrders } from '@park/contract/ticket/order/calls';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { StatusTag, TwoLines } from '../../ui/Cells';
import { RowsSheet } from '../../ui/RowsTable';
import { useWedge } from '../../ui/scan/useWedge';
import { cleanCode } from '../../ui/scan/wedge';
import { ParkTime, parkTime } from '../../ui/values';
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

interface OrderDialogProps {
  id: string;
  onClose: () => void;
  /** Asks the gate about tickets of it, as scans would. */
  onLetIn: (numbers: readonly string[]) => void;
}

const valid = (tickets: readonly { number: string; status: TicketStatus }[]) =>
  tickets.filter(({ status }) => status === 'valid').map(({ number }) => number);

/** An order's tickets, and what became of each. */
function OrderDialog({ id, onClose, onLetIn }: OrderDialogProps) {
  const { orders: t } = useTexts('gate');
  const order = useCall(getAdminOrder, { id });
  return (
    <Modal
      open
      title={order.data ? t.order({ number: order.data.number }) : t.product}
      width={720}
      footer={null}
      onCancel={onClose}
    >
      <Answer of={order}>
        {({ ticket, day, status, closure, tickets }) => (
          <>
            <p>
              {ticket.name} · {day} · {t.statuses[status]}
            </p>
            {closure && <Alert type="warning" showIcon title={closure.reason} />}
            {valid(tickets).length > 1 && (
              <Button block type="primary" size="large" autoFocus onClick={() => onLetIn(valid(tickets))}>
                {t.letAllIn({ count: valid(tickets).length })}
              </Button>
            )}
            <ul className="bare-list gate-tickets">
              {tickets.map((one) => (
                <li key={one.id}>
                  <div>
                    <strong>{groupNumber(one.number)}</strong>
                    {one.person && <span> · {one.person.name}</span>}
                    <br />
                    <StatusTag tone={one.status === 'valid' ? 'good' : 'quiet'}>{t.ticketStatuses[one.status]}</StatusTag>
                    {one.usedAt && (
                      <span className="muted" style={{ marginInlineStart: 8 }}>
                        <ParkTime at={one.usedAt} /> {one.usedWhere}
                      </span>
                    )}
                  </div>
                  {one.status === 'valid' && <Button onClick={() => onLetIn([one.number])}>{t.letIn}</Button>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
    </Modal>
  );
}
