import { getAdminClaims, getAdminItem, getAdminItems } from '@park/contract/lostFound/adminEndpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useStaffEvents } from '../../api/events';
import { keyOf } from '../../api/hooks';

/** Asks anew for what is shown whenever a thing is published or claimed. */
export function useItemEvents(): void {
  const queries = useQueryClient();
  useStaffEvents(['itemPublished', 'itemClaimed'], () => {
    for (const endpoint of [getAdminItems, getAdminItem, getAdminClaims])
      void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
  });
}
