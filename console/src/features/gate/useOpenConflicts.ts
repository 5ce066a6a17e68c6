import { getGateConflicts } from '@park/contract/ticket/gate/calls';
import { useCall } from '../../api/hooks';
import { useRefresh } from '../../api/useRefresh';

/** How many wait to be settled; the lists are asked anew as soon as one comes or goes, at whichever gate. */
export function useOpenConflicts(): number {
  const open = useCall(getGateConflicts, { resolved: false, pageSize: 1 });
  useRefresh(['gateConflict'], [getGateConflicts]);
  return open.data?.total ?? 0;
}
