import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './ports';
import { checkNode, portsOf, requireFreePorts } from './startup';

test('ports are the usual ones unless told otherwise, and the sandbox stays away beside the real WeChat', () => {
  assert.deepEqual(portsOf({}), { port: 8080, sandboxPort: 8081, sandbox: true });
  assert.deepEqual(portsOf({ PORT: '9000', SANDBOX_PORT: '9001', WECHAT_APP_ID: 'wx1' }), {
    port: 9000,
    sandboxPort: 9001,
    sandbox: false,
  });
  assert.equal(portsOf({ WECHAT_MP_APP_ID: 'wx2' }).sandbox, false);
});

test('an older Node than the packages take is refused with what is needed', () => {
  checkNode();
  for (const version of ['20.19.0', '22.0.0']) checkNode(version);
  for (const version of ['18.20.0', '20.18.3']) assert.throws(() => checkNode(version), /20\.19 or newer is needed/);
});

test('what is no port, or one port for both, is refused by name', () => {
  assert.throws(() => portsOf({ PORT: 'eighty' }), /PORT must be a port.*eighty/);
  assert.throws(() => portsOf({ SANDBOX_PORT: '70000' }), /SANDBOX_PORT/);
  assert.throws(() => portsOf({ PORT: '8081' }), /both 8081/);
});

test('a taken port is told with the way out', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const other = await freePort();
  await assert.rejects(
    requireFreePorts({ port, sandboxPort: other, sandbox: true }),
    new RegExp(`Port ${port} is taken.*PORT=`),
  );
  await assert.rejects(requireFreePorts({ port: other, sandboxPort: port, sandbox: true }), /SANDBOX_PORT=/);
  await requireFreePorts({ port: other, sandboxPort: port, sandbox: false });
  taken.close();
});
