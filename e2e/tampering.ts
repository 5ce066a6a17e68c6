import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parkUrl } from './world';

/** A park whose answers to what is asked without signing in are changed on their way. */
export async function tampering<Result>(change: (path: string, result: Result) => Result) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = (await (await fetch(parkUrl() + path)).json()) as { result: Result };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...body, result: change(path, body.result) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
