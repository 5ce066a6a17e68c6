import type { CallInput } from '@park/contract/call';
import { REASON_LENGTH } from '@park/contract/reason';
import { closeSlot, getClosures, previewClosure } from '@park/contract/ticket/closure/calls';
import { getStock } from '@park/contract/ticket/product/calls';
import { Checkbox, Form } from 'antd';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { AskWords } from '../../../ui/AskWords';
import { dayText } from '../../../ui/values';
import { useSlots } from '../slots';
import { ClosureWeight } from './ClosureWeight';

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
      title={t.title({ day: dayText(day), slot: slotId && hoursOf(slotId) })}
      about={<p className="muted">{allProducts}</p>}
      label={t.reason}
      needed={t.reasonNeeded}
      length={[1, REASON_LENGTH]}
      thing={`closeSlot:${day}:${slotId ?? 'day'}`}
      okText={t.yes}
      fields={<Weight span={span} />}
      prepared="closure"
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
  return <Answer of={useCall(previewClosure, span)}>{(weight) => <ClosureWeight {...weight} />}</Answer>;
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
