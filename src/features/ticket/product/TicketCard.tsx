import type { TicketOnDay } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import './TicketCard.scss';
import { useT } from '@/i18n/useT';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Tag } from '@/ui/Tag';
import { STATE_TONES, stateWord } from './rules';

/** A product on a day: what it is, what it has, its price, and what is left where that is not plenty. Says only what the home page's texts say. */
export function TicketCard({ ticket, onOpen }: { ticket: TicketOnDay; onOpen: () => void }) {
  const t = useT().center.tickets;
  return (
    <ListItem
      picture={<Picture motif={ticket.motif} cover={ticket.cover} size="thumb" />}
      title={ticket.name}
      facts={[
        <View key="text" className="clamp">
          {ticket.text}
        </View>,
      ]}
      side={
        <View className="ticket-card__side">
          <Price fen={ticket.price} to={ticket.priceTo} />
          {ticket.state !== 'open' && (
            <Tag tone={STATE_TONES[ticket.state]}>{stateWord(t, ticket.state, ticket.remaining, ticket.full)}</Tag>
          )}
        </View>
      }
      onClick={onOpen}
    />
  );
}
