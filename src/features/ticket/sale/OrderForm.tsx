import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { useRules } from '@/api/usePark';
import '../Form.scss';
import './OrderForm.scss';
import { addDays, parkDay } from '@park/contract/parkTime';
import { serverNow } from '@/api/serverNow';
import { LegalLinks } from '@/components/LegalLinks';
import { type KeepAnswer, useSubscribe } from '@/components/useSubscribe';
import { formatDay, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go, goReplace } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Facts } from '@/ui/Facts';
import { ListItem } from '@/ui/ListItem';
import { Page } from '@/ui/Page';
import { PhoneField } from '@/ui/PhoneField';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { Tap } from '@/ui/Tap';
import { GuardianSheet } from '../guardian/GuardianSheet';
import { Mistake } from '../Mistake';
import { rememberBooked } from '../order/justBooked';
import { asOne, canRemind, orderWords } from '../order/rules';
import { listed } from '../product/concessionWords';
import { DaySlots } from '../product/DaySlots';
import { priceAt } from '../product/rules';
import { VisitorPicker } from '../visitor/VisitorPicker';
import { When } from '../When';
import { isInLine } from '../waitingRoom/rules';
import { TurnNote } from '../waitingRoom/TurnNote';
import { WaitingPage } from '../waitingRoom/WaitingPage';
import { amountOf } from './basket';
import { FareRows } from './FareRows';
import { Refusal } from './Refusal';
import type { OrderField } from './rules';
import { useOrderForm } from './useOrderForm';

const FIELDS: OrderField[] = ['slot', 'quantity', 'visitors', 'phone'];

/** To the order that was made. With `pay` it starts paying at once. */
function openOrder({ id, status }: Order, pay: boolean): void {
  if (status === 'paid') rememberBooked(id);
  void goReplace('recordDetail', pay ? { id, pay: '1' } : { id });
}

/** When, how many, for whom, a phone. */
export function OrderForm({ product, wanted: link }: { product: TicketDetail; wanted: { day: string; slotId: string } }) {
  const { core, ticket, concession } = useT();
  const t = ticket.confirm;
  const rules = useRules().ticket;
  const order = useOrderForm(product, link);
  const askToRemind = useSubscribe('slotTomorrow');
  const { form, sending, slot, stock, canBuy, lines, quantity, errorOf, isLoading } = order;
  const { line } = sending;
  const { cheaper } = order;
  const [dearer, setDearer] = useState<Order | null>(null);
  const [opened, setOpened] = useState(false);
  const [wasReady, setWasReady] = useState(false);
  const [isChanging, setChanging] = useState(false);
  // Once shown it stays: another day is loaded in its place in the form.
  useEffect(() => setWasReady((was) => was || !isLoading), [isLoading]);
  if (isLoading && !wasReady) {
    return (
      <Page title={core.title.ticketConfirm}>
        <Skeleton shape="form" rows={4} />
      </Page>
    );
  }
  const price = priceAt(product, slot);
  const amount = amountOf(lines);
  const wanted = lines.filter(({ count }) => count > 0);
  const isWaiting = isInLine(line.place);
  if (isWaiting && !isChanging) {
    return (
      <WaitingPage
        line={line}
        ticket={product.name}
        wish={{ ticketId: product.id, day: form.day, slotId: form.slotId }}
        slot={slot}
        quantity={quantity}
        onChange={() => setChanging(true)}
      />
    );
  }
  const isChoosing = opened || (stock.query.data !== undefined && !canBuy);

  const submit = async (guardian?: GuardianYes) => {
    let keep: KeepAnswer | undefined;
    const first = await order.submit(() => {
      // What costs money is asked about when it was paid.
      if (amount === 0 && canRemind(form.day, serverNow())) keep = askToRemind();
    }, guardian);
    if (!first) return;
    const made = asOne(first.basket ?? [first]);
    keep?.(made.id);
    const isAsked = made.status === 'pending' && made.amount > 0;
    if (isAsked && made.amount !== amount) setDearer(made);
    else openOrder(made, isAsked);
  };

  const changeFare = ({ ticketId: id, visitors }: { ticketId: string; visitors: number[] }) => {
    const { day, slotId } = form;
    // Others stay behind: their order is where the way back leads.
    void (order.handOver(id, visitors) ? goReplace : go)('ticketConfirm', { id, day, slotId });
  };

  const mistake = FIELDS.map(errorOf).find(Boolean);
  const note = sending.failure ? (
    <Refusal error={sending.failure} onFare={changeFare} onAnotherSlot={() => setOpened(true)} />
  ) : (
    <View className={mistake && 'form__error'}>
      {mistake ??
        (line.place ? (
          <TurnNote place={line.place} onLapsed={() => void line.ask()} />
        ) : (
          <>
            <RefundRule lines={wanted} day={form.day} amount={amount} />
            {amount > 0 && t.payWithin({ minutes: rules.payWithin })}
          </>
        ))}
    </View>
  );
  return (
    <Page
      title={core.title.ticketConfirm}
      footer={
        isWaiting ? (
          <MainAction onClick={() => setChanging(false)}>{ticket.queue.back}</MainAction>
        ) : (
          <MainAction note={note} stacked loading={sending.isSending} onClick={() => void submit()}>
            {t.submit({ amount: formatPrice(amount) })}
          </MainAction>
        )
      }
    >
      <View>
        <ListItem
          picture={<Picture motif={product.motif} cover={product.cover} size="thumb" />}
          title={product.name}
          facts={[<Price key="price" fen={price} to={slot ? undefined : product.priceTo} />]}
        />
        <Section title={t.when}>
          <Card>
            <View className="order-row spread">
              <View className="text-strong">
                {slot && canBuy ? <When day={form.day} slot={slot} /> : form.day && formatDay(form.day)}
              </View>
              <Tap
                className="order-row__act text-strong row"
                state={{ expanded: isChoosing }}
                onClick={() => setOpened(!isChoosing)}
              >
                {isChoosing ? t.changeDone : t.change}
              </Tap>
            </View>
            <Mistake text={errorOf('slot')} />
            {isChoosing && (
              <View className="order-when">
                <DaySlots
                  product={product}
                  day={form.day}
                  onDay={(day) => {
                    order.change({ day });
                    setOpened(true);
                  }}
                  stock={stock}
                  value={canBuy ? form.slotId : ''}
                  onSlot={(slotId) => {
                    order.change({ slotId });
                    setOpened(false);
                  }}
                />
              </View>
            )}
          </Card>
        </Section>
        <Section title={ticket.quantity.label}>
          <Card>
            <FareRows lines={lines} day={form.day} maxOf={order.maxOf} onCount={order.setCount} onParty={order.setParty} />
            <Mistake text={errorOf('quantity')} />
          </Card>
        </Section>
        {order.isNamed && (
          <Section title={t.visitors}>
            <Card>
              <VisitorPicker
                chosen={order.chosen}
                wanted={order.wantedNames}
                onToggle={order.toggle}
                error={errorOf('visitors')}
                noteOf={order.noteOf}
              />
              {cheaper && (
                <View className="order-cheaper">
                  <View>{concession.cheaper({ names: order.namesOf(cheaper.visitors) })}</View>
                  <Button kind="secondary" onClick={() => changeFare(cheaper)}>
                    {t.rightFare({ name: cheaper.name, price: formatPrice(cheaper.price) })}
                  </Button>
                </View>
              )}
            </Card>
          </Section>
        )}
        <View className="order-phone">
          <PhoneField {...order.phone} label={t.phone} hint={t.phoneHint} required={order.needsPhone} />
          {order.needsPhone && <LegalLinks />}
        </View>
        <Card>
          <Facts
            rows={[
              ...wanted.map((line): [string, string] => [
                wanted.length > 1 ? line.name : t.price,
                t.sum({ price: formatPrice(line.price), n: line.count }),
              ]),
              [t.total, <Price key="total" fen={amount} />],
            ]}
          />
        </Card>
      </View>
      {sending.asksGuardian && (
        <GuardianSheet loading={sending.isSending} onAgree={(guardian) => void submit(guardian)} onClose={sending.forget} />
      )}
      {dearer && (
        <ConfirmSheet
          open
          title={t.priceTitle}
          text={t.priceText({ seen: formatPrice(amount), asked: formatPrice(dearer.amount) })}
          action={t.pricePay({ asked: formatPrice(dearer.amount) })}
          dismiss={t.priceLater}
          onConfirm={() => openOrder(dearer, true)}
          onCancel={() => openOrder(dearer, false)}
        />
      )}
    </Page>
  );
}

interface RefundRuleProps {
  lines: readonly { name: string; price: number; lateRefundPercent: number }[];
  day: string;
  amount: number;
}

/** What comes back if plans change, before anything is ordered: until the evening before all of it, on the day what each fare gives. */
function RefundRule({ lines, day, amount }: RefundRuleProps) {
  const { order, concession } = useT();
  const t = orderWords(order, { amount }).terms;
  if (day === '') return null;
  if (parkDay(serverNow()) < day) return <View>{t.free({ day: formatDay(addDays(day, -1)) })}</View>;
  const paid = amount > 0 ? lines.filter(({ price }) => price > 0) : lines;
  const percents = [...new Set(paid.map(({ lateRefundPercent }) => (amount > 0 ? lateRefundPercent : 100)))];
  return (
    <>
      {percents.map((percent) => {
        const names = paid.filter(({ lateRefundPercent }) => lateRefundPercent === percent).map(({ name }) => name);
        const rule = percent === 100 ? t.lateAll : percent > 0 ? t.late({ percent }) : t.lateNone;
        return <View key={percent}>{percents.length > 1 ? `${listed(concession, names)} · ${rule}` : rule}</View>;
      })}
    </>
  );
}
