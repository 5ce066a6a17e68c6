import { FIELD } from '@park/contract/live/limits';
import { cancelReservation } from '@park/contract/live/reservation/calls';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { lengthMistake } from '@/ui/mistakes';
import { TextArea } from '@/ui/TextArea';
import { RESERVATIONS_CHANGED } from '../rules';

/** Asks once more before a reservation is given up; a reason may be said and need not. */
export function CancelSheet({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { live } = useT();
  const t = live.cancel;
  const [reason, setReason] = useState('');
  const cancel = useSend(cancelReservation, RESERVATIONS_CHANGED);
  const mistake = lengthMistake(reason, [0, FIELD.reason], '', live.fieldError.reasonLong);

  const submit = async () => {
    if (mistake || !(await cancel.send({ id: reservation.id, reason: reason.trim() || undefined }))) return;
    toast(t.done);
    onClose();
  };

  const when = `${formatDay(reservation.day)} ${formatClockRange(reservation.start, reservation.end)}`;
  return (
    <ConfirmSheet
      open
      danger
      title={t.title}
      text={t.ask({ when, point: reservation.point.name })}
      action={t.submit}
      dismiss={t.keep}
      loading={cancel.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="below stack-near">
        <TextArea label={t.reason} value={reason} onChange={setReason} maxLength={FIELD.reason} error={mistake} />
        <Failure error={cancel.error} />
      </View>
    </ConfirmSheet>
  );
}
