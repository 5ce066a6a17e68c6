import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/**
 * Nobody has to be signed in. Sent again under its `clientId` it is known; while a call of the phone is open, another one
 * adds to it: the newest place, the more urgent kind.
 */
export const callHelp = call<'callHelp'>('POST', '/api/helpWechat/callHelp', 'public');
export const getHelp = call<'getHelp'>('POST', '/api/helpWechat/getHelp', 'public');
/** Help is not needed any more. Cancelling what is cancelled changes nothing. */
export const cancelHelp = call<'cancelHelp'>('POST', '/api/helpWechat/cancelHelp', 'public');

/**
 * Open calls: not taken before taken, those that something speaks for before the others, the more urgent first, then the longest
 * waiting. Many from one network or place that nobody is signed in for stand in one row. `over`: ended ones, newest first.
 */
export const getHelpRequests = call<'getHelpRequests'>('POST', '/api/helpAdmin/getHelpRequests', 'help.answer');
/** One member of staff goes; another one is told who it is. */
export const takeHelp = call<'takeHelp'>('POST', '/api/helpAdmin/takeHelp', 'help.answer');
export const resolveHelp = call<'resolveHelp'>('POST', '/api/helpAdmin/resolveHelp', 'help.answer');
export const exportHelpRequests = call<'exportHelpRequests'>('GET', '/api/helpAdmin/exportHelpRequests', 'help.answer');
