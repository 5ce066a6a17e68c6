import { getAdminExhibit, saveExhibit } from '@park/contract/exhibit/calls';
import { uploadRecording } from '@park/contract/file/calls';
import type { Recording } from '@park/contract/file/schemas';
import { silentMp3 } from '../server/src/testing/recordings';
import { resultOf, staffToken } from './staff';
import { parkUrl } from './world';

/** Five sentences; in the second paragraph the last two. */
export const SENTENCES = [
  'It lived in the sea. ',
  'It swam slowly. ',
  'It had many arms.',
  'Look at its eye. ',
  'It still shines.',
];
const TRANSCRIPT = `${SENTENCES.slice(0, 3).join('')}\n\n${SENTENCES.slice(3).join('')}`;

/** Gives an exhibit a recording in English, in place of the one that it has. @param seconds how long @param marks when each sentence begins */
export async function giveRecording(id: string, seconds: number, marks: number[]): Promise<Recording> {
  const token = await staffToken();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(silentMp3(seconds))]), 'story.mp3');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(parkUrl() + uploadRecording.path, { method: 'POST', body: form, headers });
  const { result } = (await answer.json()) as { result: Recording };
  const { updatedAt: _at, updatedBy: _by, recordings: _files, ...contents } = await resultOf(getAdminExhibit, { id }, token);
  await resultOf(saveExhibit, { ...contents, audio: { en: { fileId: result.id, transcript: TRANSCRIPT, marks } } }, token);
  return result;
}

export async function takeRecording(id: string): Promise<void> {
  const token = await staffToken();
  const { updatedAt: _at, updatedBy: _by, recordings: _files, ...contents } = await resultOf(getAdminExhibit, { id }, token);
  await resultOf(saveExhibit, { ...contents, audio: {} }, token);
}

/** As the app says it in English: `0.2 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
