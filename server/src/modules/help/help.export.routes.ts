import { exportIn } from '@park/contract/export';
import { exportHelpRequests } from '@park/contract/help/adminEndpoints';
import { helpRequestsIn } from '@park/contract/help/adminSchemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { HelpStaff } from './helpStaff.service';

/** Calls for help as a file. */
export function registerHelpExport(app: FastifyInstance, staff: Pick<HelpStaff, 'export'>, note: NoteExport): void {
  exportRoute(
    app,
    exportHelpRequests,
    { in: exportIn(helpRequestsIn), summary: 'Calls for help as a file' },
    [
      ['number', ({ number }) => number],
      ['kind', ({ kind }, lang) => exportWords.helpKind[kind][lang]],
      ['status', ({ status }, lang) => exportWords.help[status][lang]],
      ['phone', ({ phone }) => phone],
      ['note', ({ note: said }) => said],
      ['latitude', ({ position }) => position?.latitude],
      ['longitude', ({ position }) => position?.longitude],
      ['asked', ({ asked }) => asked],
      ['receivedAt', ({ receivedAt }) => moment(receivedAt)],
      ['takenAt', ({ respondingAt }) => moment(respondingAt)],
      ['takenBy', ({ responder }) => responder],
      ['waitedSeconds', ({ waitedSeconds }) => waitedSeconds],
      ['endedAt', ({ endedAt }) => moment(endedAt)],
      ['outcome', ({ outcome }) => outcome],
    ],
    staff.export,
    note,
  );
}
