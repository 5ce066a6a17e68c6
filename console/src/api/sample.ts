import { getSample } from '@park/contract/sample/calls';
import type { Sample } from '@park/contract/sample/schemas';
import { useCall } from './hooks';

/** As long as an answer is taken as it is; what is saved at this screen asks anew. */
const STALE_MS = 60_000;

/** What of the park is the sample's; undefined until it is heard. */
export const useSample = (): Sample | undefined => useCall(getSample, {}, { fresh: STALE_MS }).data;
