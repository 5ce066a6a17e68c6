import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way for a call to go wrong, as a real server on a real socket does it. */
type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const envelope = (code: number, message: string, more: object = {}) =>
  JSON.stringify({ code, type: 'error', message, result: null, extras: null, time: '2026-11-21T10:00:00+08:00', ...more });

function json(status: number, body: string, headers: Record<string, string> = {}): Fault {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  };
}

/** Faults by name: the rows of the error catalogue (docs/product-rules.md, Failures) and what networks do besides. */
const FAULTS = {
  tooMany: json(429, envelope(429, 'Too many requests, please wait a moment.'), { 'retry-after': '1' }),
  broken: json(500, envelope(500, 'Something went wrong on our side.')),
  brokenWithoutWords: (_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  refused: json(200, envelope(409, 'This place was taken a moment ago.')),
  invalid: json(
    200,
    envelope(400, 'Please look at what you typed.', { errors: ['The day is unknown.', 'The point is unknown.'] }),
  ),
  unauthorized: json(401, envelope(401, 'Please sign in again.')),
  unauthorizedBody: json(200, envelope(401, 'Please sign in again.')),
  /** Success, and nothing in it. */
  nothing: json(200, envelope(200, '')),
  malformed: json(200, '{"code": 200, "result": [1, 2'),
  empty: json(200, ''),
  cut: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"code": 200, "result": [', () => response.socket?.destroy());
  },
  reset: (_request, response) => response.socket?.destroy(),
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

export interface FaultyServer {
  /** An address that fails in the named way. */
  url(fault: FaultName): string;
  close(): Promise<void>;
}

/** A server on loopback whose every path fails, in the way its first segment names. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const server: Server = createServer((request, response) => {
    const name = (request.url ?? '').split('/')[1] as FaultName;
    request.resume();
    request.on('end', () => FAULTS[name](request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (fault) => `http://127.0.0.1:${port}/${fault}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
