import { endpoint } from '../endpoint';
import type { UploadedFile } from './schemas';

/**
 * A picture for the park's notices and activities: multipart field `file`, at most `MAX_FILE_BYTES`. It is the park's, it stays, and
 * its addresses stay good, for everybody who has them: what is not meant for all is not uploaded here.
 */
export const uploadStaffFile = endpoint<never, UploadedFile>('POST', '/api/sysFileAdmin/uploadFile', 'admin', ['content']);
