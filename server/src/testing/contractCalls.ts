import type { Call } from '@park/contract/call';
import * as nouns from '@park/contract/calls';

export const contractCalls = Object.values(nouns).flatMap((calls): Call<unknown, unknown>[] => Object.values(calls));
