import { TICKET } from '@park/contract/ticket/limits';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import './TicketAbout.scss';
import type { useT } from '@/i18n/useT';
import { Price } from '@/ui/Price';

/** The head of a product: name, price, text. */
export function TicketAbout({ product }: { product: TicketDetail }) {
  return (
    <View className="ticket-about">
      <View className="ticket-about__head">
        <View className="ticket-about__name">{product.name}</View>
        <Price fen={product.price} large />
      </View>
      <View className="ticket-about__text">{product.text}</View>
    </View>
  );
}

/** What can be given back or changed, as a short table. */
export function termRows(
  words: ReturnType<typeof useT>['ticket']['terms'],
  { lateRefundPercent, realName }: Pick<TicketDetail, 'lateRefundPercent' | 'realName'>,
): (readonly [string, string])[] {
  const late =
    lateRefundPercent === 0 ? words.lateNone : lateRefundPercent === 100 ? words.lateAll : words.latePart(lateRefundPercent);
  return [
    [words.before, words.beforeText],
    [words.late, late],
    [words.used, words.usedText],
    [words.change, words.changeText(TICKET.changes)],
    [words.names, realName ? words.namesText : words.noNames],
  ];
}
