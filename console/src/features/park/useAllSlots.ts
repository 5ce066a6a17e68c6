import { getSlots } from '@park/contract/ticket/product/calls';
import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { useCall } from '../../api/hooks';

/** Those that are sold no more, too. */
export const useAllSlots = (): readonly ParkSlot[] => useCall(getSlots, {}, { fresh: 3_600_000 }).data ?? [];
