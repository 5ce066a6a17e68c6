import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

export const getPoints = defineCall<Schemas['getPoints']>('GET', '/api/pointsWechat/getPoints', 'user');
/** One's ledger, newest first. */
export const getPointRecords = defineCall<Schemas['getPointRecords']>('POST', '/api/pointsWechat/getPointRecords', 'user');
/** Once a day of the park; again on the same day gives nothing more and answers the same. */
export const checkIn = defineCall<Schemas['checkIn']>('POST', '/api/pointsWechat/checkIn', 'user');

/** A visitor's ledger, newest first. */
export const getVisitorPoints = defineCall<Schemas['getVisitorPoints']>(
  'POST',
  '/api/pointsAdmin/getVisitorPoints',
  'points.correct',
);
/** Adds a line to a visitor's ledger and tells the visitor why; nothing that is written is ever changed. */
export const correctPoints = defineCall<Schemas['correctPoints']>('POST', '/api/pointsAdmin/correctPoints', 'points.correct');
export const exportVisitorPoints = defineCall<Schemas['exportVisitorPoints']>(
  'GET',
  '/api/pointsAdmin/exportVisitorPoints',
  'points.correct',
);
