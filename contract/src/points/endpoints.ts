import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { Nothing, PointRecord, PointRecordsIn, Points } from './schemas';

export const getPoints = endpoint<Nothing, Points>('GET', '/api/pointsWechat/getPoints', 'user');
/** One's ledger, newest first. */
export const getPointRecords = endpoint<PointRecordsIn, Page<PointRecord>>('POST', '/api/pointsWechat/getPointRecords', 'user');
/** Once a day of the park; again on the same day gives nothing more and answers the same. */
export const checkIn = endpoint<Nothing, Points>('POST', '/api/pointsWechat/checkIn', 'user');
