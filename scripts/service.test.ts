import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { freePort, isPortFree } from './ports';
import { inRoot, ROOT } from './root';
import { startService, untilAnswering } from './service';

let folder: string;
let script: string;
const SERVER = `
import { createServer } from 'node:http';
const server = createServer((_q, r) => r.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => { console.log('closing'); server.close(); server.closeAllConnections(); });
`;
before(async () => {
  folder = await mkdtemp(inRoot('node_modules', '.park-service-'));
  script = path.relative(ROOT, path.join(folder, 'server.ts'));
  await writeFile(path.join(folder, 'server.ts'), SERVER);
  await writeFile(path.join(folder, 'broken.ts'), 'console.error("the reason"); process.exit(4);');
});
after(() => rm(folder, { recursive: true, force: true }));

test('a service answers, and ends cleanly when asked', async () => {
  const port = await freePort();
  const service = startService('A service', script, { env: { PORT: String(port) } });
  await untilAnswering(service, `http://127.0.0.1:${port}/`);
  const ended = await service.stop();
  assert.deepEqual(ended, { code: 0, signal: null });
  assert.match(service.output(), /closing/);
  assert.ok(await isPortFree(port));
});

test('a service that dies before it answers is told with its own words', async () => {
  const service = startService('A service', path.join(path.dirname(script), 'broken.ts'));
  await assert.rejects(untilAnswering(service, 'http://127.0.0.1:9/'), /ended before it answered:\nthe reason/);
  assert.equal((await service.ended).code, 4);
});

test('a service ends when its starter is killed', async () => {
  const port = await freePort();
  const starter = `
    import { startService, untilAnswering } from ${JSON.stringify(pathToFileURL(inRoot('scripts/service.ts')).href)};
    const service = startService('A service', ${JSON.stringify(script)}, { env: { PORT: '${port}' } });
    await untilAnswering(service, 'http://127.0.0.1:${port}/');
    console.log('up');
    setInterval(() => {}, 1000);`;
  const file = path.join(folder, 'starter.mts');
  await writeFile(file, starter);
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the starter did not start')));
  });
  child.kill('SIGKILL');
  const limit = Date.now() + 10_000;
  while (!(await isPortFree(port))) {
    assert.ok(Date.now() < limit, 'the service outlived its starter');
    await new Promise((resolve) => setImmediate(resolve));
  }
});
