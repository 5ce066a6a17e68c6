import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getSavedVisitors = call<'getSavedVisitors'>('GET', '/api/ticketWechat/getSavedVisitors', 'user', true);
export const saveVisitor = call<'saveVisitor'>('POST', '/api/ticketWechat/saveVisitor', 'user');
export const deleteSavedVisitor = call<'deleteSavedVisitor'>('POST', '/api/ticketWechat/deleteSavedVisitor', 'user', true);
