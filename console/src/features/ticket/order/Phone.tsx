import { getOrderPhone } from '@park/contract/ticket/desk/calls';
import { getOrderHistory } from '@park/contract/ticket/order/calls';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';

/** An order's phone, whole for a reason until the page is left. */
export function Phone({ orderId, masked }: { orderId: string; masked: string }) {
  const { phone: t } = useTexts('orderDesk');
  const reveal = useSend(getOrderPhone, { stale: [getOrderHistory] });
  if (reveal.data) return <a href={`tel:${reveal.data.phone}`}>{reveal.data.phone}</a>;
  return (
    <>
      <span className="whole">{masked}</span>
      <AskWords
        size="small"
        style={{ marginInlineStart: 8 }}
        aria-label={t.label}
        title={t.title}
        about={t.about}
        label={t.reason}
        needed={t.reasonNeeded}
        thing={`seePhone:${orderId}`}
        okText={t.yes}
        onSend={(reason) => reveal.mutateAsync({ orderId, reason })}
      >
        {t.button}
      </AskWords>
    </>
  );
}
