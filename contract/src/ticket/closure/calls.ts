import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const answerClosure = call<'answerClosure'>('POST', '/api/ticketWechat/answerClosure', 'user');

export const previewClosure = call<'previewClosure'>('POST', '/api/ticketAdmin/previewClosure', 'stock.write');
export const closeSlot = call<'closeSlot'>('POST', '/api/ticketAdmin/closeSlot', 'stock.write');
export const previewParkClosure = call<'previewParkClosure'>('POST', '/api/ticketAdmin/previewParkClosure', 'stock.write');
export const closePark = call<'closePark'>('POST', '/api/ticketAdmin/closePark', 'stock.write');
export const reopenSlot = call<'reopenSlot'>('POST', '/api/ticketAdmin/reopenSlot', 'stock.write');
export const getClosures = call<'getClosures'>('POST', '/api/ticketAdmin/getClosures', 'stock.write');
export const exportClosures = call<'exportClosures'>('GET', '/api/ticketAdmin/exportClosures', 'stock.write');
