import { getMap } from '@park/contract/map/calls';
import { useCall } from '@/api/useCall';

/** The park's places, waters and ways. Gates do not move: asked for again now and then only, and kept for where there is no network. */
export const useParkMap = (enabled = true) => useCall(getMap, {}, { staleTime: 600_000, enabled, isPersisted: true });
