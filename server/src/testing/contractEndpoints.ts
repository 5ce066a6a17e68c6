import * as nouns from '@park/contract/calls';
import type { Endpoint } from '@park/contract/endpoint';
import * as liveAdmin from '@park/contract/live/adminEndpoints';
import * as live from '@park/contract/live/endpoints';

const exported: unknown[] = [...Object.values(nouns), liveAdmin, live].flatMap((calls) => Object.values(calls));
/** Every call of the contract. */
export const contractEndpoints = exported.filter(
  (value): value is Endpoint<unknown, unknown> => typeof value === 'object' && value !== null && 'path' in value,
);
