import { getMap } from '@park/contract/map/calls';
import { useCall } from '@/api/useCall';

/** Every place of the park. Gates do not move: asked for again now and then only. */
export const useParkMap = () => useCall(getMap, {}, { staleTime: 600_000 });
