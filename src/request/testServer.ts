import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Respond = (response: ServerResponse, received: Received) => void;

/** A real HTTP server for tests of the request chain: each answer is written as the test says, byte for byte. */
export async function startTestServer() {
  const received: Received[] = [];
  let respond: Respond = (response) => response.end();

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // The upload goes through a browser's XMLHttpRequest, which asks before it crosses origins.
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', 'authorization,accept-language,content-type');
      response.setHeader('access-control-expose-headers', 'access-token,park-version');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      const call = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(call);
      respond(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Every call from now on gets this answer. */
    answer(given: Respond): void {
      respond = given;
    },
    /** As above: an envelope with HTTP 200 unless told otherwise. */
    answerJson(body: unknown, status = 200, headers: Record<string, string> = {}): void {
      respond = (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      };
    },
    last(): Received {
      const call = received.at(-1);
      if (!call) throw new Error('nothing was received');
      return call;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
