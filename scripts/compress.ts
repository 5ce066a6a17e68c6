import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './fingerprint';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:js|css|html|svg|json|txt|map)$/;
/** Bytes; below it the headers cost more than is saved. */
const WORTHWHILE = 1024;

/**
 * Writes `.br` and `.gz` beside every text file below a folder of the checkout, once at build time with the best
 * setting, so that the server sends the small form without spending time on it. Files that have them are left alone.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const existing = new Set(files);
  for (const file of files.filter((name) => TEXT.test(name))) {
    if ((await stat(file)).size >= WORTHWHILE && !existing.has(`${file}.br`)) await compressFile(file);
  }
}

/** Writes `.br` and `.gz` beside one file. */
export async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}
