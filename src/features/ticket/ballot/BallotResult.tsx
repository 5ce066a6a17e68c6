import type { BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { useVisitorId } from '@/session/store';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { Section } from '@/ui/Section';
import { beginOrder } from '../sale/useOrderForm';
import { When } from '../When';
import { entryOf } from '../waitlist/rules';
import { useWaitingList } from '../waitlist/useWaitingList';

/** What the draw gave one's entry, and the next step. */
export function BallotResult({ entry }: { entry: BallotEntry }) {
  const { ballot: words, order } = useT();
  const t = words.result;
  const visitorId = useVisitorId();
  const waitingList = useWaitingList();
  const look = useRef(waitingList.refetch);
  // What the phone knows of the waiting list may be from before the draw.
  useEffect(() => void look.current(), []);
  const { ballot, won, place, quantity, wishes, savedVisitorIds } = entry;
  const lines = [won || null, ...wishes].map((position) => {
    const slot = position ? ballot.slots[position - 1] : undefined;
    return slot && { slot, line: entryOf(waitingList.data, { ticketId: ballot.ticket.id, ...slot }) };
  });
  const mine = lines[0];
  const offer = mine?.line?.status === 'offered' ? mine.line : undefined;
  const isWaiting = lines.some((one) => one?.line?.status === 'waiting');
  const buy = () => {
    if (!mine) return;
    const { day, slotId } = mine.slot;
    beginOrder(visitorId, ballot.ticket.id, { day, slotId, quantity, visitors: savedVisitorIds });
    void go('ticketConfirm', { id: ballot.ticket.id, day, slotId });
  };
  return (
    <Section title={t.title}>
      <Card>
        <View className="stack" {...aria({ role: 'status' })}>
          <View className="text-title">{won ? t.won : t.lost}</View>
          {mine && <When day={mine.slot.day} slot={mine.slot} />}
          {won ? offer && <View>{t.wonText}</View> : <View>{isWaiting ? t.waiting : t.lostText}</View>}
          {place !== null && <View className="text-quiet">{t.place({ place, of: ballot.entrants })}</View>}
          {offer?.offerUntil && (
            <Countdown
              clock={serverNow}
              until={offer.offerUntil}
              label={order.waitlist.left}
              onEnd={() => void waitingList.refetch()}
            />
          )}
        </View>
        {offer && (
          <View className="below">
            <Button block onClick={buy}>
              {t.order}
            </Button>
          </View>
        )}
        {isWaiting && (
          <View className="below">
            <Button block kind="secondary" onClick={() => void go('ticketRecord')}>
              {t.records}
            </Button>
          </View>
        )}
      </Card>
    </Section>
  );
}
