import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Phone } from './phone';
import { answer, type Callbacks } from './wxAnswer';

export interface RequestOptions extends Callbacks {
  url: string;
  method?: string;
  data?: unknown;
  header?: Record<string, string>;
  timeout?: number;
  dataType?: string;
}

/** `wx.request`. `inner` is the program's own JSON. */
export function startRequest(phone: Phone, inner: typeof JSON, options: RequestOptions) {
  const controller = new AbortController();
  const method = (options.method ?? 'GET').toUpperCase();
  const url = new URL(options.url);
  phone.requests.push(`${method} ${url.pathname}`);
  let cause = '';
  const timer = setTimeout(() => {
    cause = 'timeout';
    controller.abort();
  }, options.timeout ?? 60_000);
  answer('request', options, async () => {
    try {
      if (!phone.online) throw new Error('errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED');
      const isRaw = typeof options.data === 'string' || options.data instanceof ArrayBuffer;
      const body =
        method === 'GET' || options.data === undefined ? undefined : isRaw ? options.data : JSON.stringify(options.data);
      const response = await fetch(phone.route(url), {
        method,
        headers: { 'content-type': 'application/json', ...options.header },
        body: body as BodyInit | undefined,
        signal: controller.signal,
      });
      const text = await response.text();
      let data: unknown = text;
      if (options.dataType === undefined || options.dataType === 'json') {
        // WeChat hands the text over when it is no JSON.
        try {
          data = inner.parse(text);
        } catch {
          data = text;
        }
      }
      return { data, statusCode: response.status, header: headersOf(response), cookies: [] };
    } catch (error) {
      throw new Error(cause || (error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  });
  return {
    abort() {
      cause = 'abort';
      controller.abort();
    },
    onHeadersReceived() {},
    offHeadersReceived() {},
    onChunkReceived() {},
    offChunkReceived() {},
  };
}

function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, key) => {
    headers[key] = value;
  });
  return headers;
}

export interface UploadOptions extends Callbacks {
  url: string;
  filePath: string;
  name: string;
  header?: Record<string, string>;
  formData?: Record<string, string>;
}

interface Sent {
  progress: number;
  totalBytesSent: number;
  totalBytesExpectedToSend: number;
}

/** `wx.uploadFile` */
export function startUpload(phone: Phone, options: UploadOptions) {
  phone.requests.push(`POST ${new URL(options.url).pathname}`);
  const listeners = new Set<(sent: Sent) => void>();
  const tell = (sent: number, all: number) => {
    const progress = Math.round((sent / all) * 100);
    for (const listener of listeners) listener({ progress, totalBytesSent: sent, totalBytesExpectedToSend: all });
  };
  answer('uploadFile', options, async () => {
    if (!phone.online) throw new Error('errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED');
    const form = new FormData();
    for (const [key, value] of Object.entries(options.formData ?? {})) form.append(key, value);
    const content = new Uint8Array(phone.files.get(options.filePath) ?? (await readFile(options.filePath)));
    form.append(options.name, new Blob([content]), path.basename(options.filePath));
    const headers = { ...options.header };
    for (const key of Object.keys(headers)) if (key.toLowerCase() === 'content-type') delete headers[key];
    tell(Math.floor(content.length / 2), content.length);
    const response = await fetch(phone.route(new URL(options.url)), { method: 'POST', headers, body: form });
    tell(content.length, content.length);
    // WeChat gives the text of an upload's answer, never an object.
    return { data: await response.text(), statusCode: response.status, header: headersOf(response) };
  });
  return {
    abort() {},
    onProgressUpdate: (listener: (sent: Sent) => void) => void listeners.add(listener),
    offProgressUpdate: (listener: (sent: Sent) => void) => void listeners.delete(listener),
    onHeadersReceived() {},
    offHeadersReceived() {},
  };
}

/** `wx.downloadFile`: whatever the server answers is a file, and its status says what it is worth. */
export function startDownload(phone: Phone, options: Callbacks & { url: string }) {
  phone.requests.push(`GET ${new URL(options.url).pathname}`);
  answer('downloadFile', options, async () => {
    if (!phone.online) throw new Error('errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED');
    const response = await fetch(phone.route(new URL(options.url)));
    const tempFilePath = path.join(tmpdir(), `weapp-${randomUUID()}`);
    await writeFile(tempFilePath, Buffer.from(await response.arrayBuffer()));
    return { tempFilePath, statusCode: response.status, header: headersOf(response) };
  });
  return { abort() {}, onProgressUpdate() {}, offProgressUpdate() {}, onHeadersReceived() {}, offHeadersReceived() {} };
}
