import { getGateConflicts } from '@park/contract/ticket/adminEndpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useStaffEvents } from '../../api/events';
import { keyOf, useCall } from '../../api/hooks';

/** How many wait to be settled; the lists are asked anew as soon as one comes or goes, at whichever gate. */
export function useOpenConflicts(): number {
  const queries = useQueryClient();
  const open = useCall(getGateConflicts, { resolved: false, pageSize: 1 });
  useStaffEvents(['gateConflict'], () => void queries.invalidateQueries({ queryKey: keyOf(getGateConflicts) }));
  return open.data?.total ?? 0;
}
