import type { Reservation } from '@park/contract/live/schemas';
import { useRef, useState } from 'react';
import { useVisitorId } from '@/session/store';
import { useDraft } from '@/ui/useDraft';
import { useAnchor, useLivePlatforms } from './api';
import { addressIn, type BookingForm, bookingErrors } from './formRules';
import { useReserve } from './mutations';

const EMPTY: BookingForm = { platformId: '', roomUrl: '' };

interface Place {
  pointId: string;
  day: string;
  timespanId: string;
}

/**
 * Reserving one place: the form with its mistakes, and sending it once however often it is tapped. The platform is the anchor's
 * own until another is chosen; mistakes show once sending was tried.
 */
export function useBooking(place: Place) {
  const visitorId = useVisitorId();
  const platforms = useLivePlatforms();
  const own = useAnchor().data?.platform?.id ?? '';
  const draft = useDraft<BookingForm>(`draft-booking-${visitorId}`, EMPTY);
  const reserve = useReserve();
  const [tried, setTried] = useState(false);
  const [booked, setBooked] = useState<Reservation | null>(null);
  const sending = useRef(false);

  const form = { ...draft.form, platformId: draft.form.platformId || own };
  const errors = bookingErrors(form, platforms.data ?? []);

  const submit = async () => {
    setTried(true);
    if (sending.current || Object.keys(errors).length > 0) return;
    sending.current = true;
    try {
      const roomUrl = addressIn(form.roomUrl) || undefined;
      setBooked(await reserve.mutateAsync({ ...place, platformId: form.platformId, roomUrl }));
      draft.clear();
    } catch {
      // `failure` says it; what was typed stays.
    } finally {
      sending.current = false;
    }
  };

  return {
    platforms,
    form,
    change: draft.change,
    errors: tried ? errors : {},
    submit,
    isSending: reserve.isPending,
    failure: reserve.error,
    booked,
  };
}
