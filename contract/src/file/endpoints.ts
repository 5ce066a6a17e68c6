import { endpoint } from '../endpoint';
import type { UploadedFile } from './schemas';

/** Multipart field `file`; at most `MAX_FILE_BYTES`. */
export const uploadFile = endpoint<never, UploadedFile>('POST', '/api/sysFile/uploadFile', 'user');
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
