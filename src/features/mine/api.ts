import { getMine } from '@park/contract/visitor/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useVisitorId } from '@/session/store';

/** All counts of the visitor's own page, in one call. */
export function useMine() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: ['mine', visitorId],
    queryFn: () => call(getMine, {}),
    enabled: visitorId !== '',
    refetchOnMount: 'always',
  });
}
