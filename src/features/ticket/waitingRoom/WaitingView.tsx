import { WAITING_ROOM } from '@park/contract/waitingRoom/limits';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { View } from '@tarojs/components';
import { type ReactNode, useRef } from 'react';
import './WaitingView.scss';
import { useOnline } from '@/api/online';
import { serverNow } from '@/api/serverNow';
import { formatCount, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { Facts } from '@/ui/Facts';
import { clockLeft } from '@/ui/timeLeft';
import { progressOf, promiseOf, spanOf } from './rules';

interface WaitingViewProps {
  place: WaitingPlace;
  /** People ahead when one came. */
  from: number;
  /** What is wanted: its name, and when. */
  ticket: string;
  when: ReactNode;
  /** Fewer than this are of no use. */
  quantity: number;
}

/** The line in front of ordering, in place of the form: how many are ahead, how long it takes, and what happens if one leaves. */
export function WaitingView({ place, from, ticket, when, quantity }: WaitingViewProps) {
  const t = useT().ticket.queue;
  const isOnline = useOnline();
  if (place.state === 'lapsed') {
    return (
      <View className="waiting centred" {...aria({ role: 'status' })}>
        <View className="text-title">{t.lapsedTitle}</View>
        <View className="text-soft">{t.lapsedText({ minutes: WAITING_ROOM.passLife })}</View>
      </View>
    );
  }
  const isGone = place.left !== null && place.left < quantity;
  return (
    <View className="stack-wide">
      <Card>{place.state === 'early' ? <Early place={place} /> : <Ahead place={place} from={from} />}</Card>
      {(place.isStill || !isOnline) && (
        <View className="note tone-warn" {...aria({ role: 'status' })}>
          {isOnline ? t.still : t.offline}
        </View>
      )}
      {isGone && (
        <View className="note tone-danger" {...aria({ role: 'alert' })}>
          {t.goneText}
        </View>
      )}
      <Facts
        rows={[
          [
            t.wanted,
            <View key="wanted">
              {ticket}
              {when}
            </View>,
          ],
          ...(place.left === null ? [] : [[t.left, place.left === 0 ? t.gone : t.leftCount({ n: place.left })] as const]),
        ]}
      />
      <View className="stack-near">
        <View className="text-strong" {...aria({ role: 'heading', level: 2 })}>
          {t.keptTitle}
        </View>
        <View className="text-soft">{t.keptText({ minutes: WAITING_ROOM.passLife })}</View>
      </View>
    </View>
  );
}

function Ahead({ place: { ahead, wait }, from }: { place: WaitingPlace; from: number }) {
  const t = useT().ticket.queue;
  const promised = useRef<number | null>(null);
  const promise = wait && promiseOf(promised.current, wait, serverNow());
  promised.current = promise?.promised ?? promised.current;
  const count = ahead ?? 0;
  const percent = Math.round(progressOf(from, count) * 100);
  return (
    <View className="waiting centred">
      <View className="text-quiet">{count === 0 ? t.nextAbout : t.ahead}</View>
      <View className={`waiting__count figures ${count === 0 ? 'waiting__count--words' : ''}`}>
        {count === 0 ? t.next : formatCount(count)}
      </View>
      <View className="waiting__strip" {...aria({ role: 'img', label: t.progress({ percent }) })}>
        <View className="waiting__done" style={{ width: `${percent}%` }} />
      </View>
      {count > 0 && <View className="text-strong">{wait ? t.wait({ span: spanOf(wait, t) }) : t.waitUnknown}</View>}
      {promise?.isSlower && <View className="text-quiet">{t.slower}</View>}
    </View>
  );
}

function Early({ place: { opensAt } }: { place: WaitingPlace }) {
  const t = useT().ticket.queue;
  if (opensAt === null) return null;
  return (
    <View className="waiting centred">
      <View className="text-quiet">{t.early}</View>
      <View className="waiting__count">
        <Countdown clock={serverNow} until={opensAt} label={t.early} say={clockLeft} />
      </View>
      <View className="text-strong">{t.earlyAt({ when: formatMomentAmid(opensAt) })}</View>
      <View className="waiting__about text-soft">{t.earlyText}</View>
    </View>
  );
}
