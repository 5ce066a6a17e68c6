import { TICKET } from '@park/contract/ticket/limits';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './Form.scss';
import { Loaded } from '@/components/Loaded';
import { SignInNeeded } from '@/components/SignInNeeded';
import { formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go, goReplace } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { StickyAction } from '@/ui/StickyAction';
import { useProduct } from './api';
import { ConfirmFields } from './ConfirmFields';
import { fieldErrorText } from './fieldErrorText';
import type { OrderField } from './formRules';
import { Refusal } from './Refusal';
import { useOrderForm } from './useOrderForm';

interface TicketConfirmViewProps {
  id: string;
  /** Wanted by the link; can be changed. */
  day?: string;
  slotId?: string;
}

const BONES = <Skeleton shape="form" rows={4} />;
const FIELDS: OrderField[] = ['slot', 'quantity', 'visitors', 'phone'];

/** Ordering: when, how many, for whom, a phone; then to the order, where it is paid. */
export function TicketConfirmView({ id, day = '', slotId = '' }: TicketConfirmViewProps) {
  const { core, ticket } = useT();
  const query = useProduct(id);
  const known = (
    <SignInNeeded text={ticket.signIn} skeleton={<Page title={core.title.ticketConfirm}>{BONES}</Page>}>
      {query.data && <OrderForm product={query.data} wanted={{ day: day || (query.data.days[0]?.day ?? ''), slotId }} />}
    </SignInNeeded>
  );
  if (query.data) return known;
  return (
    <Page title={core.title.ticketConfirm}>
      <Loaded
        query={query}
        skeleton={BONES}
        gone={{ error: 'ticketNotFound', text: ticket.detail.gone, action: ticket.detail.all, to: 'ticketList' }}
      />
    </Page>
  );
}

/** To the order that was made. With `pay` it starts paying at once. */
function openOrder({ id }: Order, pay: boolean): void {
  void goReplace('recordDetail', pay ? { id, pay: '1' } : { id });
}

function OrderForm({ product, wanted }: { product: TicketDetail; wanted: { day: string; slotId: string } }) {
  const { core, ticket } = useT();
  const words = ticket.confirm;
  const [dearer, setDearer] = useState<Order | null>(null);
  const order = useOrderForm(product, wanted, (made) => {
    const isAsked = made.status === 'pending' && made.amount > 0;
    if (isAsked && made.amount !== amount) setDearer(made);
    else openOrder(made, isAsked);
  });
  const [opened, setOpened] = useState(false);
  const [isReady, setReady] = useState(false);
  if (!isReady && !order.isLoading) setReady(true);
  const amount = product.price * order.quantity;
  const money = (fen: number) => (fen === 0 ? core.money.free : formatMoney(fen));
  const isChoosing = opened || (order.slots.data !== undefined && !order.canBuy);
  if (!isReady) return <Page title={core.title.ticketConfirm}>{BONES}</Page>;
  const mistake = FIELDS.map(order.errorOf).find((one) => one !== undefined);
  const note = order.failure ? (
    <Refusal
      error={order.failure}
      onFare={({ ticketId: id, visitors }) => {
        const { day, slotId } = order.form;
        // Others stay behind: their order is where the way back leads.
        void (order.handOver(id, visitors) ? goReplace : go)('ticketConfirm', { id, day, slotId });
      }}
      onAnotherSlot={() => setOpened(true)}
    />
  ) : (
    <View className={mistake && 'form__error'}>
      {fieldErrorText(ticket.error, mistake) ?? words.payWithin(TICKET.payWithin)}
    </View>
  );
  return (
    <Page
      title={core.title.ticketConfirm}
      footer={
        <StickyAction note={note} stacked>
          <Button block round loading={order.isSending} onClick={() => void order.submit()}>
            {words.submit(money(amount))}
          </Button>
        </StickyAction>
      }
    >
      <ConfirmFields product={product} order={order} isChoosing={isChoosing} onChoosing={setOpened} />
      {dearer && (
        <ConfirmSheet
          open
          title={words.priceTitle}
          text={words.priceText(money(amount), money(dearer.amount))}
          action={words.pricePay(money(dearer.amount))}
          dismiss={words.priceLater}
          onConfirm={() => openOrder(dearer, true)}
          onCancel={() => openOrder(dearer, false)}
        />
      )}
    </Page>
  );
}
