import { getMine } from '@park/contract/visitor/calls';
import { useCall } from '@/api/useCall';

/** All counts of the visitor's own page, in one call. */
export const useMine = () => useCall(getMine, {}, { refetchOnMount: 'always' });
