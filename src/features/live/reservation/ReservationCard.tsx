import { checkInReservation, getLiveRooms, getReservationRecords } from '@park/contract/live/reservation/calls';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import { parkDay, parkMoment } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useParts } from '@/api/usePark';
import { useSend } from '@/api/useSend';
import './ReservationCard.scss';
import { formatClock, formatClockRange, formatDay, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { clockLeft } from '@/ui/timeLeft';
import { soonest, useNow } from '@/ui/useNow';
import { WayToPoint } from '../point/WayToPoint';
import { nextChange, reservationOffer, STATUS_TONES } from '../rules';
import { CancelSheet } from './CancelSheet';
import { openRoom } from './LiveRoomCard';

interface ReservationCardProps {
  reservation: Reservation;
  /** The one that comes next: with the way there and, on its day, how long until it begins. */
  isNext?: boolean;
}

/** One reservation with what it allows now: check in, cancel, open the room, or reserve the point again. */
export function ReservationCard({ reservation, isNext = false }: ReservationCardProps) {
  const isOffered = useParts();
  const { center, live: t } = useT();
  const now = useNow(
    (at) => soonest([nextChange(reservation, at), reservation.start, parkMoment(reservation.day, '00:00')], at),
    serverNow,
  );
  const [cancelling, setCancelling] = useState(false);
  const checkIn = useSend(checkInReservation, { stale: [getReservationRecords, getLiveRooms] });
  const { status, point, roomUrl } = reservation;
  const offer = reservationOffer(reservation, now);

  const isSoon = isNext && status === 'booked' && parkDay(now) === reservation.day && now < Date.parse(reservation.start);

  const arrive = async () => {
    if (await checkIn.send({ id: reservation.id })) toast(t.card.checkedIn);
  };

  return (
    <Card>
      <View className="reservation">
        <View className="reservation__head">
          <Picture motif={point.motif} cover={point.cover} size="thumb" />
          <View className="reservation__what">
            <View className="reservation__point">{point.name}</View>
            <View className="reservation__when">{formatRelativeDay(reservation.day, parkDay(now))}</View>
            <View className="reservation__when">{formatClockRange(reservation.start, reservation.end)}</View>
            <View className="reservation__status">
              <Tag tone={STATUS_TONES[status]}>{t.status[status]}</Tag>
            </View>
          </View>
        </View>
        {isSoon && (
          <View className="reservation__soon ends">
            <View className="text-small">{t.card.startsIn}</View>
            <View className="text-title">
              <Countdown until={reservation.start} label={t.card.startsIn} clock={serverNow} say={clockLeft} />
            </View>
          </View>
        )}
        <View className="reservation__facts text-quiet">
          {notes().map((note) => (
            <View key={note}>{note}</View>
          ))}
        </View>
        <View className="reservation__actions wrap">
          {isNext && <WayToPoint point={point} />}
          {offer.canCancel && (
            <Button
              kind="text"
              label={`${t.card.cancel}, ${point.name}, ${formatDay(reservation.day)}`}
              onClick={() => setCancelling(true)}
            >
              {t.card.cancel}
            </Button>
          )}
          {offer.checkIn === 'open' && (
            <Button loading={checkIn.isPending} onClick={() => void arrive()}>
              {t.card.checkIn}
            </Button>
          )}
          {status === 'checkedIn' && roomUrl && (
            <Button onClick={() => void openRoom(roomUrl, center.live.copied)}>{t.card.open}</Button>
          )}
          {isOffered('live') && status !== 'booked' && status !== 'checkedIn' && (
            <Button kind="text" onClick={() => void go('livePoint', { id: point.id })}>
              {t.card.again}
            </Button>
          )}
        </View>
      </View>
      {cancelling && <CancelSheet reservation={reservation} onClose={() => setCancelling(false)} />}
    </Card>
  );

  function notes(): string[] {
    const words = t.card;
    return [
      `${words.number} ${reservation.number} · ${reservation.platform.name}`,
      reservation.reason ? words.reason({ reason: reservation.reason }) : '',
      offer.checkIn === 'early' ? words.checkInFrom({ when: formatClock(reservation.checkInFrom) }) : '',
      offer.checkIn === 'open' ? words.checkInUntil({ clock: formatClock(reservation.checkInUntil) }) : '',
      offer.checkIn === 'late' ? words.checkInLate : '',
      offer.canCancel ? words.cancelUntil({ when: formatClock(reservation.cancelUntil) }) : '',
      status === 'booked' && !offer.canCancel && offer.checkIn !== 'late' ? words.cancelOver : '',
    ].filter(Boolean);
  }
}
