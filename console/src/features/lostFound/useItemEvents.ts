import { getAdminClaims, getAdminItem, getAdminItems } from '@park/contract/lostFound/calls';
import { useRefresh } from '../../api/hooks';

/** Asks anew for what is shown whenever a thing is published or claimed. */
export function useItemEvents(): void {
  useRefresh(['itemPublished', 'itemClaimed'], [getAdminItems, getAdminItem, getAdminClaims]);
}
