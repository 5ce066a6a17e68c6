/** Starts the sandbox; it listens on this machine alone, for whoever reaches it may sign in as anybody. */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildSandbox } from './app';

const DEFAULT_PORT = 8081;
const DEFAULT_DATA_DIR = './data';
const IN_MEMORY = ':memory:';

const port = Number(process.env.SANDBOX_PORT?.trim() || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('SANDBOX_PORT has to be a port number\n');
  process.exit(1);
}

const dataFile =
  process.env.SANDBOX_DATA?.trim() || join(process.env.DATA_DIR?.trim() || DEFAULT_DATA_DIR, 'sandbox-pay.jsonl');
const app = await buildSandbox({
  dataFile: dataFile === IN_MEMORY ? null : dataFile,
  merchantName: process.env.PARK_NAME?.trim() || undefined,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    app.close().then(() => process.exit(0));
  });
}
try {
  // Fastify answers on both 127.0.0.1 and ::1 for this name.
  await app.listen({ host: 'localhost', port });
  const { port: taken } = app.server.address() as AddressInfo;
  process.stdout.write(`WeChat sandbox: http://localhost:${taken}/\n`);
} catch (error) {
  process.stderr.write(`The WeChat sandbox cannot listen on port ${port}: ${(error as Error).message}\n`);
  process.exit(1);
}
