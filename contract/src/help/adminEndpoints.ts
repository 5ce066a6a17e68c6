import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { AdminHelp, HelpRequestsIn, ResolveHelpIn, TakeHelpIn } from './adminSchemas';

/** Open calls: not taken before taken, the more urgent first, then the longest waiting. `over`: ended ones, newest first. */
export const getHelpRequests = endpoint<HelpRequestsIn, Page<AdminHelp>>('POST', '/api/helpAdmin/getHelpRequests', 'admin', [
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
