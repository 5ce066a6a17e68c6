import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/db';
import { at } from '../db/moment';

export interface ReleaseFile {
  /** As it is asked for. */
  path: string;
  bytes: Uint8Array;
  isBrotli: boolean;
}

/** Notes that files are served at this moment. @returns the paths that are not stored yet */
export async function noteServed(db: Db, paths: string[], now: number): Promise<string[]> {
  const named = sql`select value as path from json_array_elements_text(${JSON.stringify(paths)}::json)`;
  const found = await rows(db)<{ path: string }>`
    with noted as (update release_file set served_at = ${at(now)} where path in (${named}) returning path)
    select path from (${named}) as served where path not in (select path from noted)`;
  return found.map(({ path }) => path);
}

export async function storeFiles(db: Db, files: ReleaseFile[], now: number): Promise<void> {
  const texts = files.map(({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes).toString('base64') }));
  await rows(db)`insert into release_file (path, bytes, is_brotli, served_at)
    select path, decode(bytes, 'base64'), "isBrotli", ${at(now)}
    from json_to_recordset(${JSON.stringify(texts)}::json) as f (path text, bytes text, "isBrotli" boolean)
    on conflict (path) do nothing`;
}

export async function readFileOf(db: Db, path: string): Promise<ReleaseFile | undefined> {
  const [file] = await rows(db)<ReleaseFile>`
    select path, bytes, is_brotli as "isBrotli" from release_file where path = ${path}`;
  return file;
}
