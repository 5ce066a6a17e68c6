import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { useVisitorId } from '@/session/store';
import { useForm } from '@/ui/useForm';
import { addressIn, type BookingForm, bookingErrors } from '../formRules';
import { RESERVATIONS_CHANGED } from '../rules';

const EMPTY: BookingForm = { platformId: '', roomUrl: '' };

/** Reserving, once however often it is tapped. The platform is the anchor's own until another is chosen. */
export function useBooking(wish: { pointId: string; day: string; timespanId: string }) {
  const t = useT().live.fieldError;
  // Platforms rarely change: kept for the session.
  const platforms = useCall(getLivePlatforms, {}, { staleTime: Number.POSITIVE_INFINITY });
  const own = useCall(getAnchorsDetails, {}).data?.platform?.id ?? '';
  const reserve = useSend(addReservationRecord, RESERVATIONS_CHANGED);
  const withOwn = (typed: BookingForm) => ({ ...typed, platformId: typed.platformId || own });
  const { form, change, clear, check, errorOf } = useForm(`draft-booking-${useVisitorId()}`, EMPTY, (typed) =>
    bookingErrors(withOwn(typed), platforms.data ?? [], t),
  );
  const filled = withOwn(form);
  return {
    platforms,
    form: filled,
    change,
    errorOf,
    isSending: reserve.isPending,
    failure: reserve.error,
    booked: reserve.data,
    async submit() {
      const roomUrl = addressIn(form.roomUrl) || undefined;
      if (check() && (await reserve.send({ ...wish, platformId: filled.platformId, roomUrl }))) clear();
    },
  };
}
