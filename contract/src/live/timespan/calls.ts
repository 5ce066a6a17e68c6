import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getTimespanByDay = call<'getTimespanByDay'>('GET', '/api/liveWechat/getTimespanByDay', 'public', true);
export const getTimespanByPoint = call<'getTimespanByPoint'>('POST', '/api/liveWechat/getTimespanByPoint', 'public', true);
/** Closed points too, with 0 remaining. */
export const getLivePointsByTimeSpan = call<'getLivePointsByTimeSpan'>(
  'POST',
  '/api/liveWechat/getLivePointsByTimeSpan',
  'public',
  true,
);

export const getTimespans = call<'getTimespans'>('GET', '/api/liveAdmin/getTimespans', 'live.manage');
/** Timespans that stay keep their ids; reservations in one that goes are cancelled. The same save again changes nothing. */
export const setTimespans = call<'setTimespans'>('POST', '/api/liveAdmin/setTimespans', 'live.manage');
