import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Who is on air: checked in, and the time has not ended. */
export const getLiveRooms = call<'getLiveRooms'>('GET', '/api/liveWechat/getLiveRooms', 'public', true);
/** Who is next, for whoever comes while nobody is on air. */
export const getComingRooms = call<'getComingRooms'>('GET', '/api/liveWechat/getComingRooms', 'public', true);

/** Asking again for what one already holds answers with the same reservation, so a retry is safe. */
export const addReservationRecord = call<'addReservationRecord'>('POST', '/api/liveWechat/addReservationRecord', 'user');
/** Cancelling what is cancelled answers with it unchanged. The path's spelling is binding (R-call-8). */
export const cancelReservation = call<'cancelReservation'>('POST', '/api/liveWechat/cancleReservation', 'user');
export const checkInReservation = call<'checkInReservation'>('POST', '/api/liveWechat/checkInReservation', 'user');
export const getReservationRecords = call<'getReservationRecords'>('POST', '/api/liveWechat/getReservationRecords', 'user');

export const getReservations = call<'getReservations'>('POST', '/api/liveAdmin/getReservations', 'live.manage');
export const exportReservations = call<'exportReservations'>('GET', '/api/liveAdmin/exportReservations', 'live.manage');
