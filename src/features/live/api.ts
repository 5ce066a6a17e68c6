import {
  getAnchorsDetails,
  getLiveMessages,
  getLivePlatforms,
  getLivePoint,
  getLivePoints,
  getLivePointsByTimeSpan,
  getNewestAudit,
  getReservationRecords,
  getTimespanByDay,
  getTimespanByPoint,
} from '@park/contract/live/endpoints';
import type { ReservationStatus } from '@park/contract/live/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { useVisitorId } from '@/session/store';
import { liveKeys } from './keys';

/** Reading live: one hook a call. A failure is told by a toast, and the page that shows offers a retry. */

/** Timespans of a park day with the places left over all open points. */
export function useTimespansOfDay(day: string) {
  return useQuery({ queryKey: liveKeys.timespansOfDay(day), queryFn: () => call(getTimespanByDay, { day }) });
}

/** Timespans of a park day with the places left at one point. */
export function useTimespansOfPoint(pointId: string, day: string) {
  return useQuery({
    queryKey: liveKeys.timespansOfPoint(day, pointId),
    queryFn: () => call(getTimespanByPoint, { pointId, day }),
  });
}

/** Points with the places left in one timespan; waits while none is chosen (''). */
export function usePointsOfTimespan(day: string, timespanId: string) {
  return useQuery({
    queryKey: liveKeys.pointsOfTimespan(day, timespanId),
    queryFn: () => call(getLivePointsByTimeSpan, { day, timespanId }),
    enabled: timespanId !== '',
  });
}

/** All points, endless, the park's own order. */
export function useLivePoints(keyword = '') {
  return useEndless(liveKeys.points(keyword), (page) => call(getLivePoints, { ...page, keyword }));
}

export function useLivePoint(id: string) {
  return useQuery({ queryKey: liveKeys.point(id), queryFn: () => call(getLivePoint, { id }) });
}

/** Platforms rarely change: kept for the session. */
export function useLivePlatforms() {
  return useQuery({
    queryKey: liveKeys.platforms,
    queryFn: () => call(getLivePlatforms, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The visitor's reservations, newest first, endless; of one status or all. */
export function useReservations(status: ReservationStatus | 'all' = 'all') {
  const visitorId = useVisitorId();
  return useEndless(
    liveKeys.reservationsOf(visitorId, status),
    (page) => call(getReservationRecords, { ...page, status: status === 'all' ? undefined : status }),
    { enabled: visitorId !== '' },
  );
}

/** The visitor's reservations that are still to come or under way, all of them (at most two a day are possible). */
export function useUpcoming() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: liveKeys.upcoming(visitorId),
    queryFn: async () => {
      const ask = (status: ReservationStatus) => call(getReservationRecords, { page: 1, pageSize: 100, status });
      // One after the other: of two that fail at once the second would be told though the first is not.
      return [...(await ask('checkedIn')).items, ...(await ask('booked')).items];
    },
    enabled: visitorId !== '',
  });
}

/** The anchor's standing with reason, no-shows and block; the session's `anchorStatus` is its short form. */
export function useAnchor() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: liveKeys.anchor(visitorId),
    queryFn: () => call(getAnchorsDetails, {}),
    enabled: visitorId !== '',
  });
}

/** The newest registration and what became of it, or null when there is none. */
export function useNewestAudit() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: liveKeys.audit(visitorId),
    queryFn: () => call(getNewestAudit, {}),
    enabled: visitorId !== '',
  });
}

/** The visitor's live messages, newest first, endless. */
export function useLiveMessages() {
  const visitorId = useVisitorId();
  return useEndless(liveKeys.messages(visitorId), (page) => call(getLiveMessages, page), {
    enabled: visitorId !== '',
  });
}
