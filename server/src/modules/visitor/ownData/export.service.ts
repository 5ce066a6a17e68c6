import type { Readable } from 'node:stream';
import type { Retention } from '@park/contract/park/rules';
import { OWN_AREAS } from '@park/contract/visitor/ownData';
import { ZipFile } from 'yazl';
import type { Db } from '../../../db/db';
import { decryptAs, UNREADABLE } from '../../../db/encryptedColumn';
import type { FieldCipher } from '../../../fieldCipher';
import type { Lang } from '../../../i18n/lang';
import type { OwnTable, Seal } from '../../../ownTable';
import type { Files } from '../../file/file.service';
import { type OwnFile, ownPage } from './exportPage';
import { readOwn } from './ownData.repo';

/** What opens the nouns' own sealed columns. */
export type OwnCiphers = Record<'person' | 'applicant' | 'entrant', Pick<FieldCipher, 'decrypt'>>;

/** Everything that is kept of a visitor and told, by area and table. @param now epoch ms */
export async function readOwnFile(
  db: Db,
  tables: readonly OwnTable[],
  ciphers: OwnCiphers,
  visitorId: string,
  now: number,
): Promise<OwnFile> {
  const areas = Object.fromEntries(OWN_AREAS.map((area) => [area, {}])) as OwnFile['areas'];
  for (const table of tables) {
    const area = table.area ?? table.follows;
    if (table.exported === '' || !area) continue;
    const found = await readOwn(db, table, visitorId);
    const sealed = Object.entries(table.sealed ?? {});
    for (const row of found) for (const [column, seal] of sealed) row[column] = opened(ciphers, seal, row[column]);
    areas[area][table.table] = [...(areas[area][table.table] ?? []), ...found];
  }
  return { format: 1, madeAt: new Date(now).toISOString(), areas };
}

function opened(ciphers: OwnCiphers, seal: Seal, stored: unknown): unknown {
  if (typeof stored !== 'string' || stored === '') return stored;
  const cut = seal.indexOf(' ');
  const [whose, as] = [seal.slice(0, cut), seal.slice(cut + 1)];
  if (whose === 'column') return decryptAs(as, stored);
  const text = ciphers[whose as keyof OwnCiphers].decrypt(as, stored);
  // Answers to the questions of an activity are kept as a document.
  return as === 'applicantAnswers' && text !== null ? JSON.parse(text) : (text ?? UNREADABLE);
}

/** A ZIP of `data.json`, `index.html` in the visitor's language, and their pictures, read one after the other as it is sent. */
export function ownZip(
  file: OwnFile,
  lang: Lang,
  { files, retention }: { files: Pick<Files, 'wholeOf'>; retention: Retention },
): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const pictures = (file.areas.pictures.stored_file ?? []).map(({ id }) => String(id));
  void (async () => {
    const there: string[] = [];
    for (const id of pictures) {
      const content = await files.wholeOf(id);
      if (!content) continue;
      there.push(id);
      // A picture is compressed already.
      zip.addReadStream(
        content.on('error', (error) => out.destroy(error)),
        `pictures/${id}.webp`,
        { compress: false },
      );
    }
    zip.addBuffer(Buffer.from(JSON.stringify(file, null, 1)), 'data.json');
    zip.addBuffer(Buffer.from(ownPage(file, lang, { pictures: new Set(there), retention })), 'index.html');
    zip.end();
  })().catch((error: Error) => out.destroy(error));
  return out;
}
