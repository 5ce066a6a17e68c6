import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { Balance, CorrectPointsIn, VisitorPointsIn } from './adminSchemas';
import type { PointRecord } from './schemas';

/** A visitor's ledger, newest first. */
export const getVisitorPoints = endpoint<VisitorPointsIn, Rows<PointRecord>>(
  'POST',
  '/api/pointsAdmin/getVisitorPoints',
  'admin',
  ['helpDesk'],
);
/** Adds a line to a visitor's ledger and tells the visitor why; nothing that is written is ever changed. */
export const correctPoints = endpoint<CorrectPointsIn, Balance>('POST', '/api/pointsAdmin/correctPoints', 'admin', [
  'helpDesk',
]);
/** The list as a file. */
export const exportVisitorPoints = endpoint<ExportIn<VisitorPointsIn>, ExportedFile>(
  'GET',
  '/api/pointsAdmin/exportVisitorPoints',
  'admin',
  ['helpDesk'],
);
