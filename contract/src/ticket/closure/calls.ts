import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const answerClosure = defineCall<Schemas['answerClosure']>('POST', '/api/ticketWechat/answerClosure', 'user');

/** What closing would touch, without doing it. */
export const previewClosure = defineCall<Schemas['previewClosure']>('POST', '/api/ticketAdmin/previewClosure', 'stock.write');
export const closeSlot = defineCall<Schemas['closeSlot']>('POST', '/api/ticketAdmin/closeSlot', 'stock.write');
/** The whole park, for a day or several. */
export const previewParkClosure = defineCall<Schemas['previewParkClosure']>(
  'POST',
  '/api/ticketAdmin/previewParkClosure',
  'stock.write',
);
export const closePark = defineCall<Schemas['closePark']>('POST', '/api/ticketAdmin/closePark', 'stock.write');
export const reopenSlot = defineCall<Schemas['reopenSlot']>('POST', '/api/ticketAdmin/reopenSlot', 'stock.write');
export const getClosures = defineCall<Schemas['getClosures']>('POST', '/api/ticketAdmin/getClosures', 'stock.write');
export const exportClosures = defineCall<Schemas['exportClosures']>('GET', '/api/ticketAdmin/exportClosures', 'stock.write');
