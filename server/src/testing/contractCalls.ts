import type { Call } from '@park/contract/call';
import * as nouns from '@park/contract/calls';

/** Every call of the contract. */
export const contractCalls = Object.values(nouns).flatMap((calls): Call<unknown, unknown>[] => Object.values(calls));
