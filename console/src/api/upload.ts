import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getLanguage, textsOf } from '../i18n/language';
import { refusal } from './call';
import { CallError } from './callError';
import { getSession, signedInAgain } from './session';

interface UploadOptions {
  /** How much has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Sends a file as the field `file`, and tells how far it is: `fetch` cannot say that. A token that is over waits for the password, as
 * with every call.
 * @throws CallError
 */
export async function upload<Out>(call: Call<never, Out>, file: Blob, options: UploadOptions = {}): Promise<Out> {
  const token = getSession()?.accessToken ?? '';
  let answer = await send(call.path, file, token, options);
  if (answer.status === 401 && (await signedInAgain(token)))
    answer = await send(call.path, file, getSession()?.accessToken ?? '', options);
  const envelope = read<Out>(answer.text);
  if (envelope.code !== 200) throw refusal(envelope);
  return envelope.result;
}

function read<Out>(text: string): Envelope<Out> {
  try {
    return JSON.parse(text) as Envelope<Out>;
  } catch {
    throw new CallError('unreadable', textsOf('api').unreadable);
  }
}

function send(path: string, file: Blob, token: string, { onProgress, signal }: UploadOptions): Promise<Answer> {
  const form = new FormData();
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept-language', getLanguage());
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new CallError('offline', textsOf('api').offline));
    request.onabort = () => reject(new CallError('cancelled', textsOf('api').cancelled));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
