import { useQueryClient } from '@tanstack/react-query';
import { useStaffEvents } from './events';
import { type AnyEndpoint, keyOf } from './hooks';

/** Asks these calls anew when such an event is heard; rows, scroll and selection stay until the answer is there. */
export function useRefresh(kinds: readonly string[], endpoints: readonly AnyEndpoint[]): void {
  const queries = useQueryClient();
  useStaffEvents(kinds, () => {
    for (const endpoint of endpoints) void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
  });
}
