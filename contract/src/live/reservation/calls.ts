import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Who is on air: checked in, and the time has not ended. */
export const getLiveRooms = defineCall<Schemas['getLiveRooms']>('GET', '/api/liveWechat/getLiveRooms', 'public', true);
/** Who is next, for whoever comes while nobody is on air. */
export const getComingRooms = defineCall<Schemas['getComingRooms']>('GET', '/api/liveWechat/getComingRooms', 'public', true);

/** Asking again for what one already holds answers with the same reservation, so a retry is safe. */
export const addReservationRecord = defineCall<Schemas['addReservationRecord']>(
  'POST',
  '/api/liveWechat/addReservationRecord',
  'user',
);
/** Cancelling what is cancelled answers with it unchanged. The path's spelling is binding (R-call-8). */
export const cancelReservation = defineCall<Schemas['cancelReservation']>('POST', '/api/liveWechat/cancleReservation', 'user');
export const checkInReservation = defineCall<Schemas['checkInReservation']>(
  'POST',
  '/api/liveWechat/checkInReservation',
  'user',
);
export const getReservationRecords = defineCall<Schemas['getReservationRecords']>(
  'POST',
  '/api/liveWechat/getReservationRecords',
  'user',
);

export const getReservations = defineCall<Schemas['getReservations']>('POST', '/api/liveAdmin/getReservations', 'live.manage');
export const exportReservations = defineCall<Schemas['exportReservations']>(
  'GET',
  '/api/liveAdmin/exportReservations',
  'live.manage',
);
