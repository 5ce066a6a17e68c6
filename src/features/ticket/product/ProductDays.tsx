import { addDays, parkDay } from '@park/contract/parkTime';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { formatPrice, formatRelativeDay, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Calendar } from '@/ui/Calendar';
import { hasTickets, stateWord } from './rules';

interface ProductDaysProps {
  product: TicketDetail;
  value: string;
  onChange: (day: string) => void;
  /** epoch ms */
  now: number;
}

/** The days a product is sold for, each with what is left of it where that is not plenty, else its price where they differ. */
export function ProductDays({ product, now, ...calendar }: ProductDaysProps) {
  const { ticket, center } = useT();
  const today = parkDay(now);
  const near = [today, addDays(today, 1)];
  return (
    <Calendar
      {...calendar}
      label={ticket.list.day}
      days={product.days.map(({ day, state, remaining, full, price, priceTo }) => ({
        day,
        note:
          state !== 'open'
            ? stateWord(center.tickets, state, remaining, full)
            : product.priceTo === undefined || price === undefined
              ? center.tickets.open
              : formatPrice(price, priceTo),
        state: state === 'open' ? 'free' : hasTickets(state) ? 'few' : 'none',
      }))}
      dayLabel={(day) => (near.includes(day) ? formatRelativeDay(day, today) : formatWeekdayShort(day))}
    />
  );
}
