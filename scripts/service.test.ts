import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { freePort, isPortFree } from './ports';
import { inRoot, ROOT } from './root';
import { keepRunning, startService, untilAnswering } from './service';

let folder: string;
let script: string;
const SERVER = `
import { createServer } from 'node:http';
const server = createServer((_q, r) => r.end('ok')).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('pid', process.pid));
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

test('a service that goes on is waited for, and it is told what for; one that is silent is not', async () => {
  const port = await freePort();
  await writeFile(
    path.join(folder, 'slow.ts'),
    `import { createServer } from 'node:http';
    let steps = 0;
    createServer(({ url }, r) => {
      const isReady = url === '/' || (steps += 1) > 12;
      if (!isReady) console.log('step ' + steps);
      r.writeHead(isReady ? 200 : 503).end();
    }).listen(Number(process.env.PORT), '127.0.0.1');`,
  );
  const service = startService('The server', path.join(path.dirname(script), 'slow.ts'), { env: { PORT: String(port) } });
  await untilAnswering(service, `http://127.0.0.1:${port}/`);
  const printed: string[] = [];
  // Twelve answers take three times as long as it may be silent.
  await untilAnswering(service, `http://127.0.0.1:${port}/ready`, {
    timeoutMs: 200,
    every: 0,
    tell: (line) => printed.push(line),
  });
  assert.match(printed.at(-1) ?? '', /^Waiting for the server: it answers 503\. It last said: step \d+$/);
  // Of itself it says nothing more, but what it waits for does.
  let left = 12;
  const besides = () => String(Math.max(0, left--));
  await assert.rejects(untilAnswering(service, 'http://127.0.0.1:9/', { timeoutMs: 200, besides }), /does not listen yet/);
  assert.ok(left < 0);
  await assert.rejects(
    untilAnswering(service, 'http://127.0.0.1:9/', { timeoutMs: 200 }),
    /does not listen yet at .* silent for/,
  );
  await service.stop();
});

test('a service ends when its starter is killed', async () => {
  const port = await freePort();
  const starter = `
    import { keepRunning, startService, untilAnswering } from ${JSON.stringify(pathToFileURL(inRoot('scripts/service.ts')).href)};
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

test('a service that is kept running comes back after it was killed, with growing waits, and ends when asked', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const pids: number[] = [];
  const first = startService('A service', script, {
    env: { PORT: String(port) },
    onOutput: (text) => pids.push(...[...text.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid))),
  });
  const printed: string[] = [];
  const running = keepRunning(first, (line) => printed.push(line), { first: 20, longest: 50, calm: 3_600_000 });
  await untilAnswering(first, url);
  for (const times of [1, 2, 3]) {
    process.kill(pids.at(-1) as number, 'SIGKILL');
    while (pids.length === times) await new Promise((resolve) => setImmediate(resolve));
    await untilAnswering({ ...first, ended: new Promise(() => undefined) }, url);
  }
  await running.stop();
  assert.ok(await isPortFree(port));
  assert.deepEqual(
    printed,
    [0.02, 0.04, 0.05].map((wait) => `A service ended by itself (SIGKILL); starting it again in ${wait} s.`),
  );
});

test('a service that waits to be started again is not, once it was asked to end', async () => {
  const broken = startService('A service', path.join(path.dirname(script), 'broken.ts'));
  const stopped = new Promise<void>((resolve) => {
    const running = keepRunning(broken, () => void running.stop().then(resolve), {
      first: 3_600_000,
      longest: 3_600_000,
      calm: 1,
    });
  });
  await stopped;
});
