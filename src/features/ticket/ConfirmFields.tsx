import { TICKET } from '@park/contract/ticket/limits';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import './ConfirmFields.scss';
import { formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { ListItem } from '@/ui/ListItem';
import { PhoneField } from '@/ui/PhoneField';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Section } from '@/ui/Section';
import { Stepper } from '@/ui/Stepper';
import { Tap } from '@/ui/Tap';
import { DaySlots } from './DaySlots';
import { fieldErrorText } from './fieldErrorText';
import type { OrderField } from './formRules';
import type { OrderFormView } from './useOrderForm';
import { VisitorPicker } from './VisitorPicker';
import { When } from './When';

interface ConfirmFieldsProps {
  product: TicketDetail;
  order: OrderFormView;
  /** The days and times are open to choose another. */
  isChoosing: boolean;
  onChoosing: (open: boolean) => void;
}

/** The fields of an order. Its button stands at the page's lower edge. */
export function ConfirmFields({ product, order, isChoosing, onChoosing }: ConfirmFieldsProps) {
  const { ticket, core } = useT();
  const words = ticket.confirm;
  const { form, slot, most, quantity } = order;
  const said = (field: OrderField) => fieldErrorText(ticket.error, order.errorOf(field));
  return (
    <View>
      <ListItem
        picture={<Picture motif={product.motif} size="thumb" />}
        title={product.name}
        facts={[<Price key="price" fen={product.price} />]}
      />
      <Section title={words.when}>
        <Card>
          <View className="order-row">
            <View className="order-row__words">
              {slot && order.canBuy ? <When day={form.day} slot={slot} /> : form.day && formatDay(form.day)}
            </View>
            <Tap className="order-row__act" state={{ expanded: isChoosing }} onClick={() => onChoosing(!isChoosing)}>
              {isChoosing ? words.changeDone : words.change}
            </Tap>
          </View>
          <Mistake text={said('slot')} />
          {isChoosing && (
            <View className="order-when">
              <DaySlots
                product={product}
                day={form.day}
                onDay={(day) => {
                  order.setDay(day);
                  onChoosing(true);
                }}
                slots={order.slots}
                value={order.canBuy ? form.slotId : ''}
                onSlot={(slotId) => {
                  order.setSlot(slotId);
                  onChoosing(false);
                }}
                now={order.now}
              />
            </View>
          )}
        </Card>
      </Section>
      <Section title={ticket.quantity.label}>
        <Card>
          <View className="order-row">
            <View className="form__quiet">
              {most < TICKET.perOrder ? ticket.quantity.left(most) : ticket.quantity.upTo(TICKET.perOrder)}
            </View>
            <Stepper
              value={quantity}
              onChange={order.setQuantity}
              max={most}
              label={ticket.quantity.label}
              less={ticket.quantity.less}
              more={ticket.quantity.more}
            />
          </View>
          <Mistake text={said('quantity')} />
        </Card>
      </Section>
      {product.realName && (
        <Section title={words.visitors}>
          <Card>
            <VisitorPicker chosen={order.chosen} wanted={quantity} onToggle={order.toggle} error={said('visitors')} />
          </Card>
        </Section>
      )}
      <View className="order-phone">
        <PhoneField
          label={words.phone}
          value={form.phone}
          onChange={order.setPhone}
          onBlur={() => form.phone && order.left('phone')}
          hint={words.phoneHint}
          error={said('phone')}
          required={order.needsPhone}
        />
      </View>
      <Card>
        <Facts
          rows={[
            [words.price, words.sum(product.price === 0 ? core.money.free : formatMoney(product.price), quantity)],
            [words.total, <Price key="total" fen={product.price * quantity} />],
          ]}
        />
      </Card>
    </View>
  );
}

function Mistake({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <View className="form__error" {...aria({ role: 'alert' })}>
      {text}
    </View>
  );
}
