import type { WarningColour, WarningKind } from '@park/contract/notice/limits';
import type { Db } from '../../db/db';
import type { Localized } from '../../i18n/lang';
import { audit, type Doer } from '../staff/audit.service';
import * as repo from './noticeStaff.repo';
import { wordsOf } from './noticeStaff.service';

/** A warning that the park gives by itself, under an id that says what for. */
interface ParkWarning {
  id: string;
  title: Localized;
  /** HTML. */
  text: Localized;
  colour: WarningColour;
  kind: WarningKind;
  /** Epoch milliseconds; after now. */
  until: number;
}

/** Shows a warning from now on. Staff find it among their notices, and may change or withdraw it like any. */
export async function showParkWarning(
  tx: Db,
  { id, title, text, colour, kind, until }: ParkWarning,
  doer: Doer,
): Promise<void> {
  const { now } = doer;
  const shown = { publishedAt: now, withdrawnAt: null, showUntil: until };
  const before = await repo.lockNotice(tx, id);
  if (before) await repo.updateNotice(tx, id, shown);
  else
    await repo.insertNotice(tx, {
      ...{ id, version: 1, category: 'service', title, text, words: wordsOf(text), motif: 'valley' },
      ...{ warningColour: colour, warningKind: kind, createdAt: now, updatedAt: now },
      ...shown,
    });
  await audit(tx, doer, 'notice.publish', `notice:${id}`, { version: before?.version ?? 1 });
}

/** Takes it back. */
export async function endParkWarning(tx: Db, id: string, doer: Doer): Promise<void> {
  const row = await repo.lockNotice(tx, id);
  if (!row || row.publishedAt === null) return;
  await repo.updateNotice(tx, id, { publishedAt: null, withdrawnAt: doer.now });
  await audit(tx, doer, 'notice.withdraw', `notice:${id}`, { version: row.version });
}
