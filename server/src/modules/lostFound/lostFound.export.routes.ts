import * as endpoints from '@park/contract/lostFound/adminEndpoints';
import * as schemas from '@park/contract/lostFound/schemas';
import type { FastifyInstance } from 'fastify';
import { exportIn, exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { LostFoundExports } from './lostFoundExport.service';

/** Lists of lost and found as files. */
export function registerLostFoundExports(app: FastifyInstance, lists: LostFoundExports, note: NoteExport): void {
  exportRoute(
    app,
    endpoints.exportItems,
    { in: exportIn(schemas.adminItemsIn), summary: 'What was lost and found as a file' },
    [
      ['createdAt', ({ createdAt }) => ({ at: createdAt })],
      ['kind', ({ kind }, lang) => exportWords.itemKind[kind][lang]],
      ['category', ({ category }, lang) => exportWords.itemCategory[category][lang]],
      ['status', ({ state }, lang) => exportWords.item[state][lang]],
      ['title', ({ title }) => title],
      ['place', ({ place }) => place],
      ['day', ({ day }) => day],
      ['text', ({ text }) => text],
      ['reason', ({ reason }) => reason],
      ['closedAt', ({ closedAt }) => (closedAt === null ? null : { at: closedAt })],
    ],
    lists.items,
    note,
  );
  exportRoute(
    app,
    endpoints.exportClaims,
    { in: exportIn(schemas.adminClaimsIn), summary: 'Claims as a file, contacts masked' },
    [
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['title', ({ title }) => title],
      ['status', ({ state }, lang) => exportWords.claim[state][lang]],
      ['text', ({ text }) => text],
      ['phone', ({ contact }) => contact],
      ['reason', ({ reason }) => reason],
      ['decidedAt', ({ decidedAt }) => moment(decidedAt)],
    ],
    lists.claims,
    note,
  );
}
