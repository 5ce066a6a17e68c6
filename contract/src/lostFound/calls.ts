import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What is published, and what came back lately; newest first. */
export const getItems = defineCall<Schemas['getItems']>('POST', '/api/lostFoundWechat/getItems', 'public');
/** One's own in every state; of others only what is published. */
export const getItem = defineCall<Schemas['getItem']>('GET', '/api/lostFoundWechat/getItem', 'public');
export const getMyItems = defineCall<Schemas['getMyItems']>('POST', '/api/lostFoundWechat/getMyItems', 'user');
export const getMyClaims = defineCall<Schemas['getMyClaims']>('POST', '/api/lostFoundWechat/getMyClaims', 'user');
/** Needs an `Idempotency-Key`: the same one makes one, however often it arrives. Staff look at it before it shows. */
export const publishItem = defineCall<Schemas['publishItem']>('POST', '/api/lostFoundWechat/publishItem', 'user');
/** Once a person and thing; the same words again change nothing. Staff decide. */
export const claimItem = defineCall<Schemas['claimItem']>('POST', '/api/lostFoundWechat/claimItem', 'user');
export const withdrawItem = defineCall<Schemas['withdrawItem']>('POST', '/api/lostFoundWechat/withdrawItem', 'user');
/** It is back with its owner. */
export const closeItem = defineCall<Schemas['closeItem']>('POST', '/api/lostFoundWechat/closeItem', 'user');

export const getAdminItems = defineCall<Schemas['getAdminItems']>('POST', '/api/lostFoundAdmin/getItems', 'lostFound.manage');
export const getAdminItem = defineCall<Schemas['getAdminItem']>('GET', '/api/lostFoundAdmin/getItem', 'lostFound.manage');
/** Publishes it, or says why not. */
export const reviewItem = defineCall<Schemas['reviewItem']>('POST', '/api/lostFoundAdmin/reviewItem', 'lostFound.manage');
/** Contacts masked. */
export const getAdminClaims = defineCall<Schemas['getAdminClaims']>(
  'POST',
  '/api/lostFoundAdmin/getClaims',
  'lostFound.manage',
);
/** Accepting shares the two phone numbers; one claim of a thing can be. A no to an accepted one opens the thing again. */
export const decideClaim = defineCall<Schemas['decideClaim']>('POST', '/api/lostFoundAdmin/decideClaim', 'lostFound.manage');
/** It is back with its owner. */
export const closeAdminItem = defineCall<Schemas['closeAdminItem']>(
  'POST',
  '/api/lostFoundAdmin/closeItem',
  'lostFound.manage',
);
export const exportItems = defineCall<Schemas['exportItems']>('GET', '/api/lostFoundAdmin/exportItems', 'lostFound.manage');
/** Contacts masked. */
export const exportClaims = defineCall<Schemas['exportClaims']>('GET', '/api/lostFoundAdmin/exportClaims', 'lostFound.manage');
