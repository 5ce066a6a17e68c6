import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { formatMoment, formatMoney, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Icon } from '@/ui/Icon';
import { Lines } from '@/ui/Lines';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { When } from '../When';
import { lineNames, linesOf, orderWords } from './rules';

/** What an order is: its number, visit, money and contact. */
export function OrderFacts({ order }: { order: Order }) {
  const { order: all, ticket } = useT();
  const words = orderWords(all, order).facts;
  const { amount, refunded, paidAt, asCompanion } = order;
  const lines = linesOf(order);
  const { price, quantity } = order;
  const money = formatPrice(amount);
  const isSum = lines.length === 1 && quantity > 1;
  return (
    <Section title={words.title}>
      <Card>
        <Facts
          rows={[
            [
              words.when,
              <View key="when">
                {lineNames(all, lines.length > 1 ? lines : [{ ...order, quantity: 1 }]).map((name) => (
                  <View key={name}>{name}</View>
                ))}
                <When day={order.day} slot={order.slot} />
              </View>,
            ],
            ...when(!asCompanion, [
              words.amount,
              isSum ? `${ticket.confirm.sum({ price: formatMoney(price), n: quantity })} = ${money}` : money,
            ]),
            ...when(refunded > 0, [words.refunded, formatMoney(refunded)]),
            [words.number, lines.map(({ number }) => <View key={number}>{number}</View>)],
            ...when(order.phone !== '', [words.phone, order.phone]),
            ...when(!asCompanion, paidAt ? [words.paid, formatMoment(paidAt)] : [words.made, formatMoment(order.createdAt)]),
          ]}
        />
      </Card>
    </Section>
  );
}

const when = (isSo: boolean, row: readonly [string, string]) => (isSo ? [row] : []);

/** What else the visitor has for the day, and how to behave. */
export function OrderExtras({ order }: { order: Order }) {
  const { order: t, ticket } = useT();
  return (
    <>
      {order.addOns.length > 0 && (
        <Section title={t.addOns}>
          <View className="stack">
            {order.addOns.map(({ orderId, name, quantity }) => (
              <ListItem
                key={orderId}
                title={t.addOn({ name, n: quantity })}
                side={<Icon name="chevron" size="small" />}
                onClick={() => void go('recordDetail', { id: orderId })}
              />
            ))}
          </View>
        </Section>
      )}
      {order.rules.length > 0 && (
        <Section title={ticket.detail.rules}>
          <Card>
            <Lines lines={order.rules} />
          </Card>
        </Section>
      )}
    </>
  );
}
