import { getLivePoints, getLiveRooms } from '@park/contract/live/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { liveKeys } from './keys';

/** What the home shows; apart from the lists, which the first page needs none of. */
const MINUTE = 60_000;

/** The first few points, for the park's home. */
export function useFirstPoints() {
  return useQuery({
    queryKey: liveKeys.firstPoints,
    queryFn: async () => (await call(getLivePoints, { page: 1, pageSize: 3 })).items,
  });
}

/** Who is live now, asked again every minute while somebody looks. */
export function useLiveRooms() {
  return usePolled({
    queryKey: liveKeys.rooms,
    queryFn: () => call(getLiveRooms, {}),
    every: () => MINUTE,
  });
}
