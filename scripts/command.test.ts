import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from './command';

const node = (code: string, options = {}) => runCommand(process.execPath, ['-e', code], options);

test('a command reports its exit code and both its outputs', async () => {
  const { code, output } = await node('console.log("out"); console.error("err"); process.exitCode = 3');
  assert.equal(code, 3);
  assert.match(output, /out/);
  assert.match(output, /err/);
});

test('a command that hangs is ended with everything it started, and says why', async () => {
  const grandchild = 'require("child_process").spawn(process.execPath, ["-e", "setInterval(()=>{},1e3)"], {stdio:"inherit"})';
  // The pipe closes only when the grandchild, which inherited it, is gone too.
  const { code, output } = await node(`${grandchild}; setInterval(() => {}, 1000)`, { silence: 300 });
  assert.equal(code, 124);
  assert.match(output, /said nothing for/);
});

test('a command that goes on is waited for, however long it takes', async () => {
  // Fifteen lines take longer than it may be silent.
  const { code, output } = await node(
    'let n = 0; setInterval(() => (console.log("line"), (n += 1) === 15 && process.exit()), 150)',
    {
      silence: 2_000,
    },
  );
  assert.equal(code, 0, output);
});

test('a command that does not exist is a failure, not an exception', async () => {
  assert.equal((await runCommand('/nonexistent/tool', [])).code, 127);
});
