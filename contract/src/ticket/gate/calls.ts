import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The same phone again changes nothing. */
export const getTicketPasses = defineCall<Schemas['getTicketPasses']>('POST', '/api/ticketWechat/getTicketPasses', 'user');
/** As apps ask for it that have no passes: a whole code, good for a half minute. */
export const getTicketCode = defineCall<Schemas['getTicketCode']>('GET', '/api/ticketWechat/getTicketCode', 'user');
export const getCodeKey = defineCall<Schemas['getCodeKey']>('GET', '/api/ticketWechat/getCodeKey', 'public');

/** Every answer is a verdict; a ticket enters once, whichever gates ask. */
export const checkIn = defineCall<Schemas['checkIn']>('POST', '/api/ticketAdmin/checkIn', 'gate.scan');
/** Takes entries back, all or none, until two minutes after (`UNDO_MS`); the same ones again change nothing. */
export const undoCheckIn = defineCall<Schemas['undoCheckIn']>('POST', '/api/ticketAdmin/undoCheckIn', 'gate.scan');
/** Somebody leaves: by a ticket, or so many people. The same `id` again counts nobody twice. */
export const checkOut = defineCall<Schemas['checkOut']>('POST', '/api/ticketAdmin/checkOut', 'gate.scan');
/** Entries of a gate without a network, sent later; each counts once under its id, from its own moment. At most 500. */
export const syncEntries = defineCall<Schemas['syncEntries']>('POST', '/api/ticketAdmin/syncEntries', 'gate.scan');
/** Newest first. */
export const getGateConflicts = defineCall<Schemas['getGateConflicts']>(
  'POST',
  '/api/ticketAdmin/getGateConflicts',
  'gate.scan',
);
/** The same note again changes nothing. */
export const resolveGateConflict = defineCall<Schemas['resolveGateConflict']>(
  'POST',
  '/api/ticketAdmin/resolveGateConflict',
  'gate.scan',
);
