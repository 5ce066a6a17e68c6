import { exportIn } from '@park/contract/export';
import * as endpoints from '@park/contract/prize/adminEndpoints';
import * as schemas from '@park/contract/prize/adminSchemas';
import type { FastifyInstance } from 'fastify';
import { exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { PrizeExports } from './prizeExport.service';

/** Lists of the draw as files. */
export function registerPrizeExports(app: FastifyInstance, lists: PrizeExports, note: NoteExport): void {
  exportRoute(
    app,
    endpoints.exportRounds,
    { in: exportIn(schemas.adminRoundsIn), summary: 'Rounds of the draw as a file, drafts too' },
    [
      ['round', ({ shown }) => shown],
      ['status', ({ state }, lang) => exportWords.round[state][lang]],
      ['openAt', ({ openAt }) => moment(openAt)],
      ['closeAt', ({ closedAt, closeAt }) => moment(closedAt ?? closeAt)],
      ['drawAt', ({ drawnAt, drawAt }) => moment(drawnAt ?? drawAt)],
      ['claimUntil', ({ claimUntil }) => moment(claimUntil)],
      ['entrants', ({ entrants }) => entrants],
      ['won', ({ won }) => won],
      ['writtenOff', ({ writtenOff }) => writtenOff],
      ['forfeited', ({ forfeited }) => forfeited],
    ],
    lists.rounds,
    note,
  );
  exportRoute(
    app,
    endpoints.exportEntries,
    { in: exportIn(schemas.entriesIn), summary: 'Entries of a round as a file, masked; or its winners' },
    [
      ['drawNumber', ({ number }) => number],
      ['name', ({ name }) => name],
      ['phone', ({ phone }) => phone],
      ['enteredAt', ({ enteredAt }) => moment(enteredAt)],
      ['drawnAs', ({ place }) => place],
      ['prize', ({ prize }) => prize],
      ['writtenOffAt', ({ writtenOffAt }) => moment(writtenOffAt)],
      ['writtenOffBy', ({ writtenOffBy }) => writtenOffBy],
    ],
    lists.entries,
    note,
  );
  exportRoute(
    app,
    endpoints.exportWriteOffs,
    { in: exportIn(schemas.writeOffsIn), summary: 'Prizes handed out on a day as a file, by default today' },
    [
      ['writtenOffAt', ({ writtenOffAt }) => moment(writtenOffAt)],
      ['writtenOffBy', ({ writtenOffBy }) => writtenOffBy],
      ['round', ({ round }) => round.name],
      ['prize', ({ prize }) => prize.name],
      ['drawNumber', ({ number }) => number],
      ['name', ({ name }) => name],
      ['phone', ({ phone }) => phone],
      ['code', ({ code }) => code],
    ],
    lists.writeOffs,
    note,
  );
}
