/**
 * The load of the bench of a holiday, in a process of its own. Takes one round as a message, sends its requests on connections
 * that are kept alive, and answers with what came back. Requests are text before the clock starts, answers are read after it
 * stopped: what is measured is the server.
 */

import { connect, type Socket } from 'node:net';

export interface LoadRound {
  port: number;
  connections: number;
  requests: { method: string; path: string; token?: string; key?: string; body?: string }[];
}

export interface LoadResult {
  ms: number;
  /** Of each request, ms. */
  latencies: number[];
  /** How many were answered well. */
  accepted: number;
  /** Error names. */
  refused: string[];
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** As Node's server writes it. */
const LENGTH = Buffer.from('content-length: ');

/** Text of a request. */
function written({ method, path, token, key, body }: LoadRound['requests'][number], port: number): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`];
  if (token !== undefined) head.push(`Authorization: Bearer ${token}`);
  if (key !== undefined) head.push(`Idempotency-Key: ${key}`);
  if (body !== undefined) head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

async function run({ port, connections, requests }: LoadRound): Promise<LoadResult> {
  const texts = requests.map((request) => written(request, port));
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const bodies: Buffer[] = [];
  const latencies: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    sockets.map((socket) =>
      exchangeAll(
        socket,
        () => texts[next++],
        (body, took) => {
          bodies.push(body);
          latencies.push(took);
        },
      ),
    ),
  );
  const ms = performance.now() - began;
  for (const socket of sockets) socket.destroy();
  const result: LoadResult = { ms, latencies, accepted: 0, refused: [] };
  for (const body of bodies) {
    const envelope = JSON.parse(body.toString());
    if (envelope.code === 200) result.accepted += 1;
    else result.refused.push(envelope.extras?.error ?? envelope.message);
  }
  return result;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay()));
    socket.once('error', reject);
  });
}

/**
 * One request after another until there is none. Written for little work an answer: this process shares the machine with the
 * server that it measures.
 */
function exchangeAll(
  socket: Socket,
  nextRequest: () => Buffer | undefined,
  answered: (body: Buffer, ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let got: Buffer | null = null;
    let sent = 0;
    const send = () => {
      const request = nextRequest();
      if (!request) {
        socket.removeAllListeners();
        resolve();
        return;
      }
      sent = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk) => {
      got = got ? Buffer.concat([got, chunk]) : chunk;
      const headEnd = got.indexOf(HEAD_END);
      const lengthAt = got.indexOf(LENGTH) + LENGTH.length;
      if (headEnd < 0) return;
      if (lengthAt < LENGTH.length || lengthAt > headEnd) {
        reject(new Error('an answer does not tell its length'));
        return;
      }
      const from = headEnd + HEAD_END.length;
      const end = from + Number.parseInt(got.toString('latin1', lengthAt, lengthAt + 9), 10);
      if (got.length < end) return;
      const body = got.subarray(from, end);
      got = null;
      answered(body, performance.now() - sent);
      send();
    });
    socket.on('close', () => reject(new Error('the server closed a connection')));
    send();
  });
}

process.on('message', (round: LoadRound) => {
  run(round).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    },
  );
});
process.send?.('ready');
