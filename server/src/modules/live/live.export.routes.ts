import { exportIn } from '@park/contract/export';
import * as endpoints from '@park/contract/live/adminEndpoints';
import type { AdminRegistration } from '@park/contract/live/adminSchemas';
import * as schemas from '@park/contract/live/adminSchemas';
import { AnchorStatus } from '@park/contract/live/limits';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { LiveExports } from './liveExport.service';

const nowOf = ({ status, anchorStatus }: AdminRegistration) =>
  status === AnchorStatus.approved && anchorStatus === AnchorStatus.suspended ? anchorStatus : status;

/** Lists of live as files. */
export function registerLiveExports(app: FastifyInstance, lists: LiveExports, note: NoteExport): void {
  exportRoute(
    app,
    endpoints.exportRegistrations,
    { in: exportIn(schemas.listRegistrationsIn), summary: 'Registrations as a file' },
    [
      ['status', (row, lang) => exportWords.anchor[nowOf(row)][lang]],
      ['name', ({ name }) => name],
      ['phone', ({ phone }) => phone],
      ['platform', ({ platform }) => platform.name],
      ['account', ({ account }) => account],
      ['introduction', ({ introduction }) => introduction],
      ['reason', ({ reason }) => reason],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['decidedAt', ({ decidedAt }) => moment(decidedAt)],
    ],
    lists.registrations,
    note,
  );
  exportRoute(
    app,
    endpoints.exportReservations,
    { in: exportIn(schemas.listReservationsIn), summary: 'Reservations as a file' },
    [
      ['number', ({ number }) => number],
      ['status', ({ status }, lang) => exportWords.reservation[status][lang]],
      ['day', ({ day }) => day],
      ['start', ({ start }) => moment(start)],
      ['end', ({ end }) => moment(end)],
      ['point', ({ point }) => point.name],
      ['name', ({ anchorName }) => anchorName],
      ['platform', ({ platform }) => platform.name],
      ['room', ({ roomUrl }) => roomUrl],
      ['reason', ({ reason }) => reason],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
    ],
    lists.reservations,
    note,
  );
}
