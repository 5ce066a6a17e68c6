import { getMap } from '@park/contract/map/calls';
import type { ParkMap } from '@park/contract/map/schemas';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import '../Form.scss';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { persisted } from '@/api/persistedAnswers';
import { keyOf } from '@/api/useCall';
import { useParkName } from '@/api/usePark';
import { AddToCalendar } from '@/components/AddToCalendar';
import { showOnMap } from '@/components/showOnMap';
import { useT } from '@/i18n/useT';
import { toUrl } from '@/navigation/url';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { Button } from '@/ui/Button';
import { heldTickets } from './rules';

/** Before the calendar's event. s */
const REMINDER = 3600;

/** The map that the phone keeps anyhow. Nobody asked for it here, so its absence is not told. */
function useParkMap(): ParkMap | undefined {
  const queryKey = keyOf(getMap, '', {});
  const queryFn = () => call(getMap, {}, { quiet: true });
  return useQuery({ ...persisted<ParkMap>(queryKey), queryKey, queryFn, staleTime: 600_000 }).data;
}

/** On the way to a visit: the phone's own map to the gate, and the date for its calendar. */
export function VisitWays({ order }: { order: Order }) {
  const { core, order: all } = useT();
  const t = all.visit;
  const gate = useParkMap()?.places.find(({ kind, closed }) => kind === 'entrance' && closed === null);
  const park = useParkName();
  const { id, number, slot, ticket } = order;
  const event = {
    id: `ticket-${id}`,
    title: `${ticket.name} · ${park}`,
    start: slot.start,
    end: slot.end,
    remindBefore: REMINDER,
    place: [gate?.name, park].filter(Boolean).join(', '),
    note: t.note({ n: heldTickets(order).filter(({ status }) => status === 'valid').length, number }),
    url: absoluteUrl(`/mp/#${toUrl('recordDetail', { id })}`),
  };
  return (
    <View className="ways">
      <Button
        block
        kind="secondary"
        disabled={!gate}
        label={gate && t.wayTo({ gate: gate.name })}
        onClick={() => gate && void showOnMap(gate, gate.name, { copied: core.link.copied, failed: t.noMap })}
      >
        {t.way}
      </Button>
      <AddToCalendar event={event} />
    </View>
  );
}
