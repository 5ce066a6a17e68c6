import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { ClaimItemIn, Item, ItemIdIn, ItemSummary, ItemsIn, MyClaim, MyItemsIn, PublishItemIn } from './schemas';

/** What is published, and what came back lately; newest first. */
export const getItems = endpoint<ItemsIn, Page<ItemSummary>>('POST', '/api/lostFoundWechat/getItems', 'public');
/** One's own in every state; of others only what is published. */
export const getItem = endpoint<ItemIdIn, Item>('GET', '/api/lostFoundWechat/getItem', 'public');
export const getMyItems = endpoint<MyItemsIn, Page<ItemSummary>>('POST', '/api/lostFoundWechat/getMyItems', 'user');
export const getMyClaims = endpoint<MyItemsIn, Page<MyClaim>>('POST', '/api/lostFoundWechat/getMyClaims', 'user');
/** Needs an `Idempotency-Key`: the same one makes one, however often it arrives. Staff look at it before it shows. */
export const publishItem = endpoint<PublishItemIn, Item>('POST', '/api/lostFoundWechat/publishItem', 'user');
/** Once a person and thing; the same words again change nothing. Staff decide. */
export const claimItem = endpoint<ClaimItemIn, Item>('POST', '/api/lostFoundWechat/claimItem', 'user');
export const withdrawItem = endpoint<ItemIdIn, Item>('POST', '/api/lostFoundWechat/withdrawItem', 'user');
/** It is back with its owner. */
export const closeItem = endpoint<ItemIdIn, Item>('POST', '/api/lostFoundWechat/closeItem', 'user');
