import type { Call } from '@park/contract/call';
import Taro from '@tarojs/taro';
import { interceptors, runChain } from './chain';
import { requestHooks } from './install';
import type { ParkRequest } from './interceptor';
import { type RawAnswer, transport } from './transport';

type HeaderListener = (listener: (event: { header: unknown }) => void) => void;

/** Browsers hand the headers over as one text, WeChat as an object. */
function readHeader(header: unknown): Record<string, unknown> {
  if (typeof header !== 'string') return { ...(header as object | undefined) };
  const lines = header.split(/\r?\n/).filter((line) => line.includes(':'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}

/** Of a task on both targets; some WeChats leave it out. */
type Progress = (listener: (event: { progress: number }) => void) => void;

export interface UploadOptions {
  /** Hears how much was sent, 0 to 100; once more from the start when the call is repeated after a renewed sign-in. */
  onProgress?: (percent: number) => void;
  /** What goes beside the file, in the address; what must not stand in logs, in headers. */
  query?: Record<string, string>;
  header?: Record<string, string>;
  /** Nobody asked for this now: a failure is not told. */
  quiet?: boolean;
}

async function exchange(
  filePath: string,
  request: ParkRequest,
  timeout: number,
  onProgress: UploadOptions['onProgress'],
): Promise<RawAnswer> {
  let header: unknown;
  const task = Taro.uploadFile({ url: request.url, filePath, name: 'file', header: request.header, timeout });
  const listen = (task as unknown as { onHeadersReceived?: HeaderListener }).onHeadersReceived;
  listen?.((event) => {
    header = event.header;
  });
  const { progress } = task as unknown as { progress?: Progress };
  if (onProgress) progress?.((event) => onProgress(event.progress));
  const answer = (await task) as unknown as RawAnswer;
  return { ...answer, header: readHeader(answer.header ?? header) };
}

function queryOf(query: Record<string, string> = {}): string {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return text && `?${text}`;
}

/**
 * Sends a file as multipart field `file` under the same rules as every other call (Taro's own interceptors pass uploads by).
 * @param filePath what the picture chooser gave
 * @throws RequestError
 */
export async function sendFile<Out>(call: Call<never, Out>, filePath: string, options: UploadOptions = {}): Promise<Out> {
  const hooks = requestHooks();
  const request: ParkRequest = {
    url: hooks.baseUrl + call.path + queryOf(options.query),
    method: 'POST',
    header: { ...options.header },
    meta: { role: call.auth, quiet: options.quiet ?? false, form: false, token: '' },
  };
  const sendOnce = (ready: ParkRequest) =>
    transport(ready, hooks, (given, limits) => exchange(filePath, given, limits.timeout, options.onProgress));
  return (await runChain(interceptors(hooks), sendOnce, request)) as Out;
}
