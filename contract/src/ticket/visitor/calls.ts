import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getSavedVisitors = defineCall<Schemas['getSavedVisitors']>(
  'GET',
  '/api/ticketWechat/getSavedVisitors',
  'user',
  true,
);
/** Saving the same identity number again renames that visitor. */
export const saveVisitor = defineCall<Schemas['saveVisitor']>('POST', '/api/ticketWechat/saveVisitor', 'user');
export const deleteSavedVisitor = defineCall<Schemas['deleteSavedVisitor']>(
  'POST',
  '/api/ticketWechat/deleteSavedVisitor',
  'user',
  true,
);
