import type { LivePoint } from '@park/contract/live/point/schemas';
import type { Timespan } from '@park/contract/live/timespan/schemas';
import { View } from '@tarojs/components';
import { useRules } from '@/api/usePark';
import './BookingSheet.scss';
import { Failure } from '@/components/Failure';
import { formatClock, formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Facts } from '@/ui/Facts';
import { TextField } from '@/ui/TextField';
import { PlatformField } from '../PlatformField';
import { useBooking } from './useBooking';

interface BookingSheetProps {
  point: LivePoint;
  day: string;
  timespan: Timespan;
  onClose: () => void;
  /** After the reservation: where the anchor's reservations are. */
  onRecords: () => void;
}

/** Confirms one reservation: what, when, on which platform. Then says that it is made, and what comes next. */
export function BookingSheet({ point, day, timespan, onClose, onRecords }: BookingSheetProps) {
  const { live, core } = useT();
  const t = live.booking;
  const rules = useRules().live;
  const booking = useBooking({ pointId: point.id, day, timespanId: timespan.id });
  const time = formatClockRange(timespan.start, timespan.end);
  const { booked } = booking;

  if (booked) {
    return (
      <ConfirmSheet
        open
        title={t.doneTitle}
        text={t.doneText({ when: `${formatDay(day)} ${time}`, point: point.name })}
        action={t.records}
        dismiss={core.action.close}
        onConfirm={onRecords}
        onCancel={onClose}
      >
        <View className="below stack-near" {...aria({ role: 'status' })}>
          <Facts rows={[[t.number, booked.number]]} />
          <View className="text-quiet">{t.checkInFrom({ when: formatClock(booked.checkInFrom) })}</View>
        </View>
      </ConfirmSheet>
    );
  }

  const { form, change, errorOf, platforms } = booking;
  const { cancelBeforeStart: cancel, checkInBeforeStart: checkIn, noShowAfterStart: noShow } = rules;
  const rule = t.rule({ cancel, checkIn, noShow });
  return (
    <ConfirmSheet
      open
      title={t.title}
      action={t.submit}
      dismiss={core.action.cancel}
      loading={booking.isSending}
      onConfirm={() => void booking.submit()}
      onCancel={onClose}
    >
      <View className="below stack-near">
        <Facts
          rows={[
            [t.point, point.name],
            [t.day, formatDay(day)],
            [t.time, time],
          ]}
        />
        <PlatformField
          query={platforms}
          skeleton={<View className="booking__bones" />}
          value={form.platformId}
          onChange={(platformId) => change({ platformId })}
          error={errorOf('platformId')}
        />
        <TextField
          label={t.roomUrl}
          type="url"
          value={form.roomUrl}
          onChange={(roomUrl) => change({ roomUrl })}
          placeholder="https://"
          maxLength={1000}
          hint={t.roomUrlHint}
          error={errorOf('roomUrl')}
        />
        {booking.failure ? <Failure error={booking.failure} /> : <View className="text-quiet">{rule}</View>}
      </View>
    </ConfirmSheet>
  );
}
