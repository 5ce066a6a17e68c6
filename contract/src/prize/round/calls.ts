import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** All rounds but drafts without an opening time, newest first. */
export const getRounds = defineCall<Schemas['getRounds']>('POST', '/api/prizeWechat/getRounds', 'public');
/** Null when no id was given and there is no round at all. */
export const getRound = defineCall<Schemas['getRound']>('GET', '/api/prizeWechat/getRound', 'public');

export const getAdminRounds = defineCall<Schemas['getAdminRounds']>('POST', '/api/prizeAdmin/getRounds', 'draws.manage');
export const getAdminRound = defineCall<Schemas['getAdminRound']>('GET', '/api/prizeAdmin/getRound', 'draws.manage');
export const saveRound = defineCall<Schemas['saveRound']>('POST', '/api/prizeAdmin/saveRound', 'draws.manage');
/** Opens the draft that was seen: the commitment is published, and nothing of it can be changed from then on. */
export const openRound = defineCall<Schemas['openRound']>('POST', '/api/prizeAdmin/openRound', 'draws.manage');
/** Ends sign-up now, before its time; the draw stays when it is. */
export const closeRound = defineCall<Schemas['closeRound']>('POST', '/api/prizeAdmin/closeRound', 'draws.manage');
export const exportRounds = defineCall<Schemas['exportRounds']>('GET', '/api/prizeAdmin/exportRounds', 'draws.manage');
