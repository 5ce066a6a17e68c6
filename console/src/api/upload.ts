import type { Call } from '@park/contract/call';
import { textsOf } from '../i18n/language';
import { ask, type Carrier, resultOf } from './call';
import { CallError } from './callError';

/** Sends a file of staff's. `onProgress` hears how much has been sent, 0 to 1. @throws CallError */
export async function upload<Out>(
  { method, path }: Call<never, Out>,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Out> {
  const body = new FormData();
  body.append('file', file);
  return resultOf(await ask(path, { method, body, signal }, counting(onProgress)));
}

/** `fetch` cannot say how far it is. */
const counting =
  (onProgress: (share: number) => void): Carrier =>
  (path, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
      request.onerror = reject;
      request.onabort = () => reject(new CallError('cancelled', textsOf('api').cancelled));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
