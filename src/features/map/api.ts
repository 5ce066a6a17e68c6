import { getMap } from '@park/contract/map/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';

export const MAP_KEY = ['map'] as const;

/** Every place of the park. Gates do not move: asked for again now and then only. */
export function useParkMap() {
  return useQuery({ queryKey: MAP_KEY, queryFn: () => call(getMap, {}), staleTime: 600_000 });
}
