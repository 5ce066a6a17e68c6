import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { Balance, CorrectPointsIn, VisitorPointsIn } from './adminSchemas';
import type { PointRecord } from './schemas';

/** A visitor's ledger, newest first. */
export const getVisitorPoints = endpoint<VisitorPointsIn, Page<PointRecord>>(
  'POST',
  '/api/pointsAdmin/getVisitorPoints',
  'admin',
  ['helpDesk'],
);
/** Adds a line to a visitor's ledger and tells the visitor why; nothing that is written is ever changed. */
export const correctPoints = endpoint<CorrectPointsIn, Balance>('POST', '/api/pointsAdmin/correctPoints', 'admin', [
  'helpDesk',
]);
