import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The one call of a turnstile's controller (docs/gate-code.md), which has a key of its own. The same `id` again is answered as before. */
export const passTurnstile = call<'passTurnstile'>('POST', '/api/turnstile/pass', 'public');

export const getTurnstiles = call<'getTurnstiles'>('GET', '/api/ticketAdmin/getTurnstiles', 'park.manage');
/** The same `id` again answers the same key for ten minutes. */
export const addTurnstile = call<'addTurnstile'>('POST', '/api/ticketAdmin/addTurnstile', 'park.manage');
export const removeTurnstile = call<'removeTurnstile'>('POST', '/api/ticketAdmin/removeTurnstile', 'park.manage');
