import { BackupError, readArchive, readJson, sha256Of } from './archive';
import { FILES, HEAD, type ParkHead, type ParkSums, SUMS, TABLES } from './park';
import { summing } from './tables';

/** Of each kind so many are named. */
const MAX_NAMED = 5;

/** What is done with the parts of a backup as they come; what is left out is only read. */
interface TakePark {
  rows?(table: string, lines: string): Promise<void>;
  file?(name: string, content: Buffer): Promise<void>;
}

export interface ReadPark {
  sums: ParkSums;
  /** Of each table, the digest of its rows in whatever order. */
  sets: Map<string, bigint>;
}

/** The first entry: what it is of. @throws BackupError */
export async function readHead(file: string, identities: readonly string[]): Promise<ParkHead> {
  let head: ParkHead | undefined;
  const enough = new Error('enough');
  await readArchive(file, identities, async (name, content) => {
    if (name === HEAD) head = readJson<ParkHead>(name, content);
    throw enough;
  }).catch((error) => {
    if (error !== enough) throw error;
  });
  if (head?.format !== 1) throw new BackupError(`${file} is not a backup of a park, or one of a newer release.`);
  return head;
}

/**
 * Reads a backup to its end, and compares every row and file with the sums that it holds of them.
 * @param identities age's, `AGE-SECRET-KEY-…`, for a backup that is sealed
 * @throws BackupError that names what is damaged or missing
 */
export async function readPark(file: string, identities: readonly string[], take: TakePark = {}): Promise<ReadPark> {
  const tables = new Map<string, ReturnType<typeof summing>>();
  const files = new Map<string, string>();
  let sums: ParkSums | undefined;
  await readArchive(file, identities, async (name, content) => {
    if (name.startsWith(TABLES)) {
      const [table, lines] = [name.slice(TABLES.length).split('/')[0] ?? '', content.toString()];
      tables.set(table, (tables.get(table) ?? summing()).add(lines));
      await take.rows?.(table, lines);
    } else if (name.startsWith(FILES)) {
      files.set(name.slice(FILES.length), sha256Of(content));
      await take.file?.(name.slice(FILES.length), content);
    } else if (name === SUMS) sums = readJson<ParkSums>(name, content);
  });
  if (!sums) throw new BackupError(`${file} was cut: its end is not there.`);
  const sets = new Map<string, bigint>();
  for (const [name, wanted] of Object.entries(sums.tables)) {
    const { sum, set } = (tables.get(name) ?? summing()).end();
    if (sum.rows !== wanted.rows || sum.sha256 !== wanted.sha256)
      throw new BackupError(`The table ${name} in the backup is not whole: ${sum.rows} rows of ${wanted.rows}, or others.`);
    sets.set(name, set);
  }
  mustHaveFiles(files, sums);
  return { sums, sets };
}

function mustHaveFiles(found: Map<string, string>, { files, sha256 }: ParkSums): void {
  const wanted = Object.entries(sha256 ?? {});
  const missing = wanted.filter(([name]) => !found.has(name));
  const damaged = wanted.filter(([name, sum]) => found.has(name) && found.get(name) !== sum);
  const faults = [
    ...(missing.length > 0 ? [`Files are missing in the backup: ${named(missing)}.`] : []),
    ...(damaged.length > 0 ? [`Files in the backup are damaged: ${named(damaged)}.`] : []),
  ];
  if (faults.length === 0 && found.size !== files) faults.push(`The backup has ${found.size} files of ${files}.`);
  if (faults.length > 0) throw new BackupError(faults.join('\n'));
}

const named = (entries: readonly [string, string][]): string =>
  entries
    .slice(0, MAX_NAMED)
    .map(([name]) => name)
    .join(', ') + (entries.length > MAX_NAMED ? ` and ${entries.length - MAX_NAMED} more` : '');
