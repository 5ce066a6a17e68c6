import type { CallInput } from '@park/contract/call';
import { closeSlot, previewClosure } from '@park/contract/ticket/closure/calls';
import { Checkbox, Form } from 'antd';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { AskWords } from '../../../ui/AskWords';
import { dayText } from '../../../ui/values';
import { useSlots } from '../slots';
import { ClosureWeight } from './ClosureWeight';
import { MeanwhileFields } from './MeanwhileFields';
import { type Also, CHANGED_BY_CLOSING } from './stale';

interface CloseButtonProps {
  day: string;
  /** Null: the whole day. */
  slotId: string | null;
  /** Null: all products. */
  product: { id: string; name: string } | null;
  children: string;
}

/** Closes a day or a slot of one product or of all: whom it touches is seen first, and said to be known before it can be done. */
export function CloseButton({ day, slotId, product, children }: CloseButtonProps) {
  const { close: t } = useTexts('stock');
  const span = { day, ...(slotId !== null && { slotId }), ...(product && { ticketId: product.id }) };
  const { hoursOf } = useSlots();
  const close = useSend(closeSlot, { stale: CHANGED_BY_CLOSING, done: t.done });
  return (
    <AskWords<Also & { sure: boolean }>
      danger
      title={t.title({ day: dayText(day), slot: slotId && hoursOf(slotId), ticket: product?.name ?? null })}
      about={<p className="muted">{product ? t.oneProduct({ ticket: product.name }) : t.allProducts}</p>}
      label={t.reason}
      needed={t.reasonNeeded}
      thing={`closeSlot:${day}:${slotId ?? 'day'}:${product?.id ?? 'all'}`}
      okText={t.yes}
      fields={<Weight span={span} />}
      prepared="closure"
      below={<Sure span={span} />}
      ready={({ sure }) => sure === true}
      onSend={(reason, { cancelActivities, closeLive }) => close.mutateAsync({ ...span, reason, cancelActivities, closeLive })}
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
  return (
    <Answer of={useCall(previewClosure, span)}>
      {(weight) => (
        <>
          <ClosureWeight {...weight} />
          {span.ticketId === undefined && <MeanwhileFields {...weight} isOn={span.slotId === undefined} />}
        </>
      )}
    </Answer>
  );
}

function Sure({ span }: SpanProps) {
  const { close: t } = useTexts('stock');
  const { data } = useCall(previewClosure, span);
  return (
    <Form.Item name="sure" valuePropName="checked" noStyle>
      <Checkbox disabled={data === undefined}>
        {data && data.tickets > 0 ? t.sure({ people: data.tickets }) : t.sureNobody}
      </Checkbox>
    </Form.Item>
  );
}
