import { defineCall } from '../../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getTimespanByDay = defineCall<Schemas['getTimespanByDay']>(
  'GET',
  '/api/liveWechat/getTimespanByDay',
  'public',
  true,
);
export const getTimespanByPoint = defineCall<Schemas['getTimespanByPoint']>(
  'POST',
  '/api/liveWechat/getTimespanByPoint',
  'public',
  true,
);
/** Closed points too, with 0 remaining. */
export const getLivePointsByTimeSpan = defineCall<Schemas['getLivePointsByTimeSpan']>(
  'POST',
  '/api/liveWechat/getLivePointsByTimeSpan',
  'public',
  true,
);

export const getTimespans = defineCall<Schemas['getTimespans']>('GET', '/api/liveAdmin/getTimespans', 'live.manage');
/** Timespans that stay keep their ids; reservations in one that goes are cancelled. The same save again changes nothing. */
export const setTimespans = defineCall<Schemas['setTimespans']>('POST', '/api/liveAdmin/setTimespans', 'live.manage');
