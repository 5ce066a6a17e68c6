import { groupNumber } from '@park/contract/groupNumber';
import type { TicketStatus } from '@park/contract/ticket/limits';
import { getAdminOrder } from '@park/contract/ticket/order/calls';
import { Alert, Button, Modal } from 'antd';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { StatusTag } from '../../ui/Cells';
import { ParkTime } from '../../ui/values';

interface OrderDialogProps {
  id: string;
  onClose: () => void;
  /** Asks the gate about tickets of it, as scans would. */
  onLetIn: (numbers: readonly string[]) => void;
}

const valid = (tickets: readonly { number: string; status: TicketStatus }[]) =>
  tickets.filter(({ status }) => status === 'valid').map(({ number }) => number);

/** An order's tickets, and what became of each. */
export function OrderDialog({ id, onClose, onLetIn }: OrderDialogProps) {
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
