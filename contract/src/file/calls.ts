import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Multipart field `file`; at most `MAX_FILE_BYTES`. What nothing was made of within a day is deleted. */
export const uploadFile = call<'uploadFile'>('POST', '/api/sysFile/uploadFile', 'user');
/**
 * A picture for what the park shows (notices, activities, live points, tickets): multipart field `file`, at most `MAX_FILE_BYTES`. It is
 * the park's, it stays, and its addresses stay good, for everybody who has them: what is not meant for all is not uploaded here.
 */
export const uploadStaffFile = call<'uploadStaffFile'>('POST', '/api/sysFileAdmin/uploadFile', 'pictures.upload');
/**
 * A recording for visitors to hear: multipart field `file`, at most `RECORDING.bytes` and `RECORDING.seconds`. Nobody but who uploaded it
 * knows its address until it is saved with what it tells of; what nothing was made of within a day is deleted.
 */
export const uploadRecording = call<'uploadRecording'>('POST', '/api/sysFileAdmin/uploadRecording', 'content.write');
