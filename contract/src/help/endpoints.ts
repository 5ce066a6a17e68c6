import { endpoint } from '../endpoint';
import type { CallHelpIn, CancelHelpIn, GetHelpIn, HelpRequest, HelpState } from './schemas';

/**
 * Nobody has to be signed in. Sent again under its `clientId` it is known; while a call of the phone is open, another one
 * adds to it: the newest place, the more urgent kind.
 */
export const callHelp = endpoint<CallHelpIn, HelpRequest>('POST', '/api/helpWechat/callHelp', 'public');
export const getHelp = endpoint<GetHelpIn, HelpState>('POST', '/api/helpWechat/getHelp', 'public');
/** Help is not needed any more. Cancelling what is cancelled changes nothing. */
export const cancelHelp = endpoint<CancelHelpIn, HelpRequest>('POST', '/api/helpWechat/cancelHelp', 'public');
