import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The same phone again changes nothing. */
export const getTicketPasses = call<'getTicketPasses'>('POST', '/api/ticketWechat/getTicketPasses', 'user');
/** As apps ask for it that have no passes: a whole code, good for a half minute. */
export const getTicketCode = call<'getTicketCode'>('GET', '/api/ticketWechat/getTicketCode', 'user');
export const getCodeKey = call<'getCodeKey'>('GET', '/api/ticketWechat/getCodeKey', 'public');

/** Every answer is a verdict; a ticket enters once, whichever gates ask. */
export const checkIn = call<'checkIn'>('POST', '/api/ticketAdmin/checkIn', 'gate.scan');
/** Takes entries back, all or none, until two minutes after (`UNDO_MS`); the same ones again change nothing. */
export const undoCheckIn = call<'undoCheckIn'>('POST', '/api/ticketAdmin/undoCheckIn', 'gate.scan');
/** Somebody leaves: by a ticket, or so many people. The same `id` again counts nobody twice. */
export const checkOut = call<'checkOut'>('POST', '/api/ticketAdmin/checkOut', 'gate.scan');
/** Entries of a gate without a network, sent later; each counts once under its id, from its own moment. At most 500. */
export const syncEntries = call<'syncEntries'>('POST', '/api/ticketAdmin/syncEntries', 'gate.scan');
/** Newest first. */
export const getGateConflicts = call<'getGateConflicts'>('POST', '/api/ticketAdmin/getGateConflicts', 'gate.scan');
/** The same note again changes nothing. */
export const resolveGateConflict = call<'resolveGateConflict'>('POST', '/api/ticketAdmin/resolveGateConflict', 'gate.scan');
