import type { CallInput } from '@park/contract/call';
import { REASON_LENGTH } from '@park/contract/reason';
import { closeSlot, getClosures, previewClosure } from '@park/contract/ticket/closure/calls';
import { getStock } from '@park/contract/ticket/product/calls';
import { Checkbox, Form } from 'antd';
import type { ReactNode } from 'react';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { AskWords } from '../../../ui/AskWords';
import { dayText, Money } from '../../../ui/values';
import { useSlots } from '../slots';

interface CloseButtonProps {
  day: string;
  /** Null: the whole day. */
  slotId: string | null;
  children: string;
}

/** Closes a day or a slot for all products: whom it touches is seen first, and said to be known before it can be done. */
export function CloseButton({ day, slotId, children }: CloseButtonProps) {
  const { allProducts, close: t } = useTexts('stock');
  const span = { day, ...(slotId !== null && { slotId }) };
  const { hoursOf } = useSlots();
  const close = useSend(closeSlot, { stale: [getStock, getClosures, previewClosure], done: t.done });
  return (
    <AskWords<{ sure: boolean }>
      danger
      title={t.title(dayText(day), slotId && hoursOf(slotId))}
      about={<p className="muted">{allProducts}</p>}
      label={t.reason}
      needed={t.reasonNeeded}
      length={[1, REASON_LENGTH]}
      thing={`closeSlot:${day}:${slotId ?? 'day'}`}
      okText={t.yes}
      fields={<Weight span={span} />}
      below={<Sure span={span} />}
      ready={({ sure }) => sure === true}
      onSend={(reason) => close.mutateAsync({ ...span, reason })}
    >
      {children}
    </AskWords>
  );
}
interface SpanProps {
  span: CallInput<typeof previewClosure>;
}

/** Whom it touches now. */
function Weight({ span }: SpanProps) {
  const { close: t } = useTexts('stock');
  return (
    <Answer of={useCall(previewClosure, span)}>
      {({ orders, tickets, amount, cancelled, waiting }) => (
        <>
          {orders + cancelled + waiting === 0 && <p>{t.nobody}</p>}
          {orders + cancelled + waiting > 0 && (
            <dl className="weigh">
              <Figure label={t.orders} value={orders} />
              <Figure label={t.people} value={tickets} />
              <Figure label={t.amount} value={<Money fen={amount} />} />
              {cancelled > 0 && <Figure label={t.cancelled} value={cancelled} />}
              {waiting > 0 && <Figure label={t.waiting} value={waiting} />}
            </dl>
          )}
          {orders > 0 && <p>{t.next}</p>}
        </>
      )}
    </Answer>
  );
}

const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function Sure({ span }: SpanProps) {
  const { close: t } = useTexts('stock');
  const { data } = useCall(previewClosure, span);
  return (
    <Form.Item name="sure" valuePropName="checked" noStyle>
      <Checkbox disabled={data === undefined}>{data && data.tickets > 0 ? t.sure(data.tickets) : t.sureNobody}</Checkbox>
    </Form.Item>
  );
}
