import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { AdminHelp, HelpRequestsIn, ResolveHelpIn, TakeHelpIn } from './adminSchemas';

/**
 * Open calls: not taken before taken, those that something speaks for before the others, the more urgent first, then the longest
 * waiting. Many from one network or place that nobody is signed in for stand in one row. `over`: ended ones, newest first.
 */
export const getHelpRequests = endpoint<HelpRequestsIn, Rows<AdminHelp>>('POST', '/api/helpAdmin/getHelpRequests', 'admin', [
  'helpDesk',
]);
/** One member of staff goes; another one is told who it is. */
export const takeHelp = endpoint<TakeHelpIn, AdminHelp>('POST', '/api/helpAdmin/takeHelp', 'admin', ['helpDesk']);
export const resolveHelp = endpoint<ResolveHelpIn, AdminHelp>('POST', '/api/helpAdmin/resolveHelp', 'admin', ['helpDesk']);
/** The list as a file. */
export const exportHelpRequests = endpoint<ExportIn<HelpRequestsIn>, ExportedFile>(
  'GET',
  '/api/helpAdmin/exportHelpRequests',
  'admin',
  ['helpDesk'],
);
