import { getStatus } from '@park/contract/health/calls';
import { useCall, useMay } from '../../api/hooks';

/** What alerts go by changes slowly. */
const LOOK_AGAIN_MS = 60_000;

/** How many things are wrong with the park's own machines, for its owners; what waits for staff is counted where it waits. */
export function useTroubles(): number {
  const status = useCall(getStatus, {}, { every: LOOK_AGAIN_MS, enabled: useMay('park.manage') }).data;
  if (!status) return 0;
  const { database, redis, disk, backup, jobs } = status;
  const wrong = [!database.answers, redis === 'unreachable', disk.isFull, backup?.isOld ?? false];
  return wrong.filter(Boolean).length + jobs.bad.length;
}
