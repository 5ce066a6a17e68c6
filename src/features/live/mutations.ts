import {
  addReservationRecord,
  anchorCommitRegister,
  cancleReservation,
  checkInReservation,
} from '@park/contract/live/endpoints';
import type { AddReservationIn, CancelReservationIn, IdIn, RegisterIn, Reservation } from '@park/contract/live/schemas';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { refreshAnchor, useVisitorId } from '@/session/store';
import { liveKeys } from './keys';

/**
 * Writing live: one hook a call. Each makes stale exactly what it changed. A refusal is told by a toast
 * (R-error-3) and stays in the form or sheet, where it can be read again.
 */

function useStale() {
  const client = useQueryClient();
  return (...keys: QueryKey[]) => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Reserves. After a refusal the day is asked for again too: what the anchor saw was older than the truth. */
export function useReserve() {
  const visitorId = useVisitorId();
  const stale = useStale();
  return useMutation({
    mutationFn: (input: AddReservationIn) => call(addReservationRecord, input),
    onSuccess: () => void stale(liveKeys.reservations(visitorId), liveKeys.messages(visitorId)),
    onSettled: (_done, _error, { day, pointId }) => void stale(liveKeys.availability(day), liveKeys.point(pointId)),
  });
}

export function useCancelReservation() {
  const visitorId = useVisitorId();
  const stale = useStale();
  return useMutation({
    mutationFn: (input: CancelReservationIn) => call(cancleReservation, input),
    onSuccess: ({ day }: Reservation) => void stale(liveKeys.availability(day), liveKeys.messages(visitorId)),
    onSettled: () => void stale(liveKeys.reservations(visitorId)),
  });
}

export function useCheckIn() {
  const visitorId = useVisitorId();
  const stale = useStale();
  return useMutation({
    mutationFn: (input: IdIn) => call(checkInReservation, input),
    onSuccess: () => void stale(liveKeys.rooms),
    onSettled: () => void stale(liveKeys.reservations(visitorId)),
  });
}

/** Registers, then lets the session know the new anchor status. */
export function useRegister() {
  const visitorId = useVisitorId();
  const stale = useStale();
  return useMutation({
    mutationFn: (input: RegisterIn) => call(anchorCommitRegister, input),
    onSettled: async () => {
      await Promise.allSettled([
        refreshAnchor(),
        stale(liveKeys.audit(visitorId), liveKeys.anchor(visitorId), liveKeys.messages(visitorId)),
      ]);
    },
  });
}
