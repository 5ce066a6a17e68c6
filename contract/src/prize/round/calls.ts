import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** All rounds but drafts without an opening time, newest first. */
export const getRounds = call<'getRounds'>('POST', '/api/prizeWechat/getRounds', 'public');
/** Null when no id was given and there is no round at all. */
export const getRound = call<'getRound'>('GET', '/api/prizeWechat/getRound', 'public');

export const getAdminRounds = call<'getAdminRounds'>('POST', '/api/prizeAdmin/getRounds', 'draws.manage');
export const getAdminRound = call<'getAdminRound'>('GET', '/api/prizeAdmin/getRound', 'draws.manage');
export const saveRound = call<'saveRound'>('POST', '/api/prizeAdmin/saveRound', 'draws.manage');
/** Opens the draft that was seen: the commitment is published, and nothing of it can be changed from then on. */
export const openRound = call<'openRound'>('POST', '/api/prizeAdmin/openRound', 'draws.manage');
/** Ends sign-up now, before its time; the draw stays when it is. */
export const closeRound = call<'closeRound'>('POST', '/api/prizeAdmin/closeRound', 'draws.manage');
/** While sign-up is open, for good; who has signed up is told why. */
export const callOffRound = call<'callOffRound'>('POST', '/api/prizeAdmin/callOffRound', 'draws.manage');
export const exportRounds = call<'exportRounds'>('GET', '/api/prizeAdmin/exportRounds', 'draws.manage');
