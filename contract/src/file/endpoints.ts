import { endpoint } from '../endpoint';
import type { UploadedFile } from './schemas';

/** Multipart field `file`; at most `MAX_FILE_BYTES`. What nothing was made of within a day is deleted. */
export const uploadFile = endpoint<never, UploadedFile>('POST', '/api/sysFile/uploadFile', 'user');
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** The long side of a picture as it is kept: sending more is of no use. px */
export const PICTURE_SIDE = 1_600;
