import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** What is published, and what came back lately; newest first. */
export const getItems = call<'getItems'>('POST', '/api/lostFoundWechat/getItems', 'public');
/** One's own in every state; of others only what is published. */
export const getItem = call<'getItem'>('GET', '/api/lostFoundWechat/getItem', 'public');
export const getMyItems = call<'getMyItems'>('POST', '/api/lostFoundWechat/getMyItems', 'user');
export const getMyClaims = call<'getMyClaims'>('POST', '/api/lostFoundWechat/getMyClaims', 'user');
export const publishItem = call<'publishItem'>('POST', '/api/lostFoundWechat/publishItem', 'user');
/** Once a person and thing; the same words again change nothing. Staff decide. */
export const claimItem = call<'claimItem'>('POST', '/api/lostFoundWechat/claimItem', 'user');
export const withdrawItem = call<'withdrawItem'>('POST', '/api/lostFoundWechat/withdrawItem', 'user');
export const closeItem = call<'closeItem'>('POST', '/api/lostFoundWechat/closeItem', 'user');

export const getAdminItems = call<'getAdminItems'>('POST', '/api/lostFoundAdmin/getItems', 'lostFound.manage');
export const getAdminItem = call<'getAdminItem'>('GET', '/api/lostFoundAdmin/getItem', 'lostFound.manage');
export const reviewItem = call<'reviewItem'>('POST', '/api/lostFoundAdmin/reviewItem', 'lostFound.manage');
export const getAdminClaims = call<'getAdminClaims'>('POST', '/api/lostFoundAdmin/getClaims', 'lostFound.manage');
/** Accepting shares the two phone numbers; one claim of a thing can be. A no to an accepted one opens the thing again. */
export const decideClaim = call<'decideClaim'>('POST', '/api/lostFoundAdmin/decideClaim', 'lostFound.manage');
export const closeAdminItem = call<'closeAdminItem'>('POST', '/api/lostFoundAdmin/closeItem', 'lostFound.manage');
export const exportItems = call<'exportItems'>('GET', '/api/lostFoundAdmin/exportItems', 'lostFound.manage');
export const exportClaims = call<'exportClaims'>('GET', '/api/lostFoundAdmin/exportClaims', 'lostFound.manage');
