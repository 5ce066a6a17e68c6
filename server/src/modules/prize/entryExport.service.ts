import { Readable } from 'node:stream';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { exportColumns } from '../../i18n/prizeExport';
import { recordAudit } from '../admin/audit.service';
import { listEntriesAfter } from './entry.repo';
import type { PrizeViews } from './prize.views';
import { findRound } from './round.repo';

const ROWS_A_READ = 1_000;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * All entries of a round as CSV (RFC 4180, UTF-8 with the mark that spreadsheets want), read as it is sent. Names and phones
 * are masked. @throws AppError roundNotFound
 */
export type ExportEntries = (roundId: string, staff: StaffAsker) => Promise<Readable>;

export function createEntryExport(database: Database, views: Pick<PrizeViews, 'adminEntry'>): ExportEntries {
  const { db } = database;
  return async (roundId, { admin, lang, now, req }) => {
    if (!(await findRound(db, roundId))) throw new AppError('roundNotFound');
    const subject = `round:${roundId}`;
    await recordAudit(db, { admin, action: 'prize.exportEntries', subject, requestId: req.id, now });

    async function* lines() {
      yield BYTE_ORDER_MARK + csvLine(exportColumns[lang]);
      let after = '';
      for (;;) {
        const found = await listEntriesAfter(db, roundId, after, ROWS_A_READ);
        yield found
          .map((row) => {
            const { number, name, phone, enteredAt, place, prize, writtenOffAt } = views.adminEntry(row, lang);
            return csvLine([number, name, phone, enteredAt, place, prize, writtenOffAt, row.win?.writtenOffName]);
          })
          .join('');
        const last = found.at(-1)?.entry.number;
        if (last === undefined || found.length < ROWS_A_READ) return;
        after = last;
      }
    }
    return Readable.from(lines(), { objectMode: false });
  };
}

/** One line. What a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  const line = cells.map((cell) => {
    const text = String(cell ?? '');
    const harmless = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  });
  return `${line.join(',')}\r\n`;
}
