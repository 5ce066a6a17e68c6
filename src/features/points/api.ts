import { checkIn, getPointRecords, getPoints } from '@park/contract/points/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { useVisitorId } from '@/session/store';

const keys = {
  standing: (visitorId: string) => ['points', visitorId, 'standing'] as const,
  records: (visitorId: string) => ['points', visitorId, 'records'] as const,
};

/** The visitor's balance and today's check-in, fresh whenever the page opens. */
export function usePoints() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: keys.standing(visitorId),
    queryFn: () => call(getPoints, {}),
    enabled: visitorId !== '',
    refetchOnMount: 'always',
  });
}

/** The visitor's ledger, newest first, endless. */
export function usePointRecords() {
  const visitorId = useVisitorId();
  return useEndless(keys.records(visitorId), (page) => call(getPointRecords, page), {
    enabled: visitorId !== '',
  });
}

/** Today's check-in; a second tap gives nothing more. */
export function useCheckIn() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(checkIn, {}),
    onSuccess: (points) => {
      client.setQueryData(keys.standing(visitorId), points);
      void client.invalidateQueries({ queryKey: keys.records(visitorId) });
      void client.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}
