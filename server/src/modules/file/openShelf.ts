import { join } from 'node:path';
import type { Config } from '../../config';
import { s3Shelf } from './s3Shelf';
import { folderShelf, type Shelf } from './shelf';

/** Where this park's pictures lie: `DATA_DIR/files`, or the bucket of `FILE_STORAGE=s3`. */
export function openShelf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Shelf {
  return s3 ? s3Shelf(s3) : folderShelf(join(dataDir, 'files'));
}
