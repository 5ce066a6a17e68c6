import { parkDay } from '@park/contract/parkTime';
import { moveOrderByPark } from '@park/contract/ticket/desk/calls';
import { getAdminOrder, getAdminOrders, getOrderHistory } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicketStock } from '@park/contract/ticket/product/calls';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { DayField } from '../../../ui/DayField';
import { parkTime } from '../../../ui/values';

const clock = (moment: string) => parkTime(moment, { timeStyle: 'short' });

/** Moves an order for its visitor; what a day still has is shown before. */
export function MoveButton({ order }: { order: Order }) {
  const { move: t } = useTexts('orderDesk');
  const move = useSend(moveOrderByPark, {
    stale: [getAdminOrder, getAdminOrders, getOrderHistory, getTicketStock],
    done: t.done,
  });
  const [day, setDay] = useState(order.day);
  return (
    <AskWords<{ slotId?: string }>
      title={t.title}
      about={t.about}
      label={t.reason}
      needed={t.reasonNeeded}
      thing={`moveOrder:${order.id}`}
      okText={t.yes}
      ready={({ slotId }) => slotId !== undefined}
      fields={<Slots order={order} day={day} onDay={setDay} />}
      onSend={(reason, { slotId = '' }) => move.mutateAsync({ orderId: order.id, day, slotId, reason })}
    >
      {t.button}
    </AskWords>
  );
}

function Slots({ order, day, onDay }: { order: Order; day: string; onDay: (day: string) => void }) {
  const { move: t } = useTexts('orderDesk');
  const form = Form.useFormInstance();
  const stock = useCall(getTicketStock, { id: order.ticket.id, day }, { enabled: day >= parkDay(Date.now()) });
  const valid = order.tickets.filter(({ status }) => status === 'valid').length;
  const slots = stock.isPlaceholderData ? [] : (stock.data ?? []);
  return (
    <>
      <div aria-hidden style={{ marginBottom: 8 }}>
        {t.day}
      </div>
      <DayField
        id="move-day"
        label={t.day}
        day={day}
        onChange={(next) => {
          form.setFieldValue('slotId', undefined);
          onDay(next);
        }}
      />
      <Form.Item name="slotId" label={t.slot} style={{ marginTop: 16 }}>
        <Radio.Group className="choices" aria-label={t.slot}>
          {slots.map(({ id, start, end, remaining, state }) => {
            const isHere = day === order.day && id === order.slot.id;
            const left = isHere ? t.here : state === 'open' || state === 'few' ? t.left({ remaining }) : t.notOpen;
            const isOpen = (state === 'open' || state === 'few') && remaining >= valid && !isHere;
            return (
              <Radio key={id} value={id} disabled={!isOpen}>
                {`${clock(start)}–${clock(end)} · ${left}`}
              </Radio>
            );
          })}
        </Radio.Group>
      </Form.Item>
      {slots.length === 0 && !stock.isFetching && <p className="muted">{t.noSlots}</p>}
    </>
  );
}
