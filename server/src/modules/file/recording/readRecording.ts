import { RECORDING } from '@park/contract/file/limits';
import { AppError } from '../../../http/appError';
import { beginsAsM4a, readM4a } from './m4a';
import { beginsAsMp3, readMp3 } from './mp3';

export interface ReadRecording {
  type: 'audio/mpeg' | 'audio/mp4';
  seconds: number;
  /** What is kept of the file: its sound, without what else it said. */
  content: Buffer;
}

/** Refuses at once what does not begin as a recording does, whatever it is called. @throws AppError recordingTypeRefused */
export function requireRecording(head: Buffer): void {
  if (!beginsAsMp3(head) && !beginsAsM4a(head)) throw new AppError('recordingTypeRefused');
}

/**
 * Reads a recording to its end: MP3, or M4A with AAC, which every browser and WeChat play.
 * @throws AppError recordingTypeRefused, recordingBroken, recordingTooLong
 */
export function readRecording(file: Buffer): ReadRecording {
  requireRecording(file);
  const isM4a = beginsAsM4a(file);
  const read = isM4a ? readM4a(file) : readMp3(file);
  if (read === 'otherSound') throw new AppError('recordingTypeRefused');
  if (!read) throw new AppError('recordingBroken');
  if (read.seconds > RECORDING.seconds) throw new AppError('recordingTooLong', { minutes: RECORDING.seconds / 60 });
  return { type: isM4a ? 'audio/mp4' : 'audio/mpeg', ...read };
}
