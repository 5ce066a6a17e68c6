import { parkDay } from '@park/contract/parkTime';
import { getTickets } from '@park/contract/ticket/product/calls';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { TicketCard } from './TicketCard';
import { useSaleDay } from './useSaleDay';

/** Products shown before "all". */
const SHOWN = 3;

/** The first tickets and how they stand today, or tomorrow once today is over, for the park's home. */
export function TicketsOnSale() {
  const t = useT().center.tickets;
  const day = useSaleDay();
  const today = parkDay(serverNow());
  const query = useCall(getTickets, { day });
  usePullToRefresh(query.refetch);
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={day === today ? t.title : `${t.title} · ${formatRelativeDay(day, today)}`}
      more={t.all}
      onMore={() => void go('ticketList')}
    >
      <Loaded query={query}>
        {(products) => (
          <View className="stack">
            {products.slice(0, SHOWN).map((product) => (
              <TicketCard key={product.id} ticket={product} onOpen={() => void go('ticketDetail', { id: product.id, day })} />
            ))}
          </View>
        )}
      </Loaded>
    </Section>
  );
}
