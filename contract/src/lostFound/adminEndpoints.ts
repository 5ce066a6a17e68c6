import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { AdminClaim, AdminClaimsIn, AdminItem, AdminItemsIn, DecisionIn, ItemIdIn, ItemSummary } from './schemas';

export const getAdminItems = endpoint<AdminItemsIn, Rows<ItemSummary>>('POST', '/api/lostFoundAdmin/getItems', 'admin', [
  'helpDesk',
]);
export const getAdminItem = endpoint<ItemIdIn, AdminItem>('GET', '/api/lostFoundAdmin/getItem', 'admin', ['helpDesk']);
/** Publishes it, or says why not. */
export const reviewItem = endpoint<DecisionIn, AdminItem>('POST', '/api/lostFoundAdmin/reviewItem', 'admin', ['helpDesk']);
/** Contacts masked. */
export const getAdminClaims = endpoint<AdminClaimsIn, Rows<AdminClaim>>('POST', '/api/lostFoundAdmin/getClaims', 'admin', [
  'helpDesk',
]);
/** Accepting shares the two phone numbers; one claim of a thing can be. A no to an accepted one opens the thing again. */
export const decideClaim = endpoint<DecisionIn, AdminItem>('POST', '/api/lostFoundAdmin/decideClaim', 'admin', ['helpDesk']);
/** It is back with its owner. */
export const closeAdminItem = endpoint<ItemIdIn, AdminItem>('POST', '/api/lostFoundAdmin/closeItem', 'admin', ['helpDesk']);
/** The list as a file. */
export const exportItems = endpoint<ExportIn<AdminItemsIn>, ExportedFile>('GET', '/api/lostFoundAdmin/exportItems', 'admin', [
  'helpDesk',
]);
/** The list as a file, contacts masked. */
export const exportClaims = endpoint<ExportIn<AdminClaimsIn>, ExportedFile>(
  'GET',
  '/api/lostFoundAdmin/exportClaims',
  'admin',
  ['helpDesk'],
);
