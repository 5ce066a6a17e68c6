import { getMap } from '@park/contract/map/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { AddToCalendar } from '@/components/AddToCalendar';
import { showOnMap } from '@/components/showOnMap';
import { useT } from '@/i18n/useT';
import { toUrl } from '@/navigation/url';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { Button } from '@/ui/Button';
import { heldTickets } from './rules';

/** Before the calendar's event. s */
const REMINDER = 3600;

/** On the way to a visit: the phone's own map to the gate, and the date for its calendar. */
export function VisitWays({ order }: { order: Order }) {
  const { center, core, order: all } = useT();
  const t = all.visit;
  // The park's map is kept on the phone anyhow, and gates do not move.
  const { data } = useCall(getMap, {}, { staleTime: 600_000, isKept: true });
  const gate = data?.places.find(({ kind, closed }) => kind === 'entrance' && closed === null);
  const park = PARK_NAME || center.home.parkName;
  const { id, number, slot, ticket } = order;
  const event = {
    id: `ticket-${id}`,
    title: `${ticket.name} · ${park}`,
    start: slot.start,
    end: slot.end,
    remindBefore: REMINDER,
    place: [gate?.name, park].filter(Boolean).join(', '),
    note: t.note(heldTickets(order).filter(({ status }) => status === 'valid').length, number),
    url: absoluteUrl(`/mp/#${toUrl('recordDetail', { id })}`),
  };
  return (
    <View className="ways">
      <Button
        block
        kind="secondary"
        disabled={!gate}
        label={gate && t.wayTo(gate.name)}
        onClick={() => gate && void showOnMap(gate, gate.name, { copied: core.link.copied, failed: t.noMap })}
      >
        {t.way}
      </Button>
      <AddToCalendar event={event} />
    </View>
  );
}
