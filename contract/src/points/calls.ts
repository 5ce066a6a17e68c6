import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getPoints = call<'getPoints'>('GET', '/api/pointsWechat/getPoints', 'user');
export const getPointRecords = call<'getPointRecords'>('POST', '/api/pointsWechat/getPointRecords', 'user');
/** Once a day of the park; again on the same day gives nothing more and answers the same. */
export const checkIn = call<'checkIn'>('POST', '/api/pointsWechat/checkIn', 'user');

export const getVisitorPoints = call<'getVisitorPoints'>('POST', '/api/pointsAdmin/getVisitorPoints', 'points.correct');
/** Adds a line to a visitor's ledger and tells the visitor why; nothing that is written is ever changed. */
export const correctPoints = call<'correctPoints'>('POST', '/api/pointsAdmin/correctPoints', 'points.correct');
export const exportVisitorPoints = call<'exportVisitorPoints'>('GET', '/api/pointsAdmin/exportVisitorPoints', 'points.correct');
